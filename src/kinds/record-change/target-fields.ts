/** Record that a change, a removal or a note names, and the revision that it was made against. */
import * as z from 'zod/mini';
import { recordKinds } from '../list.ts';

export const recordTargetFields = {
  /** Id of the record. */
  record: z.uuid('The record must be named by its id.'),
  kind: z.enum(recordKinds, { error: 'There is no such kind of record.' }),
};

/** Base of a change. The change is accepted if one of the ids still names the record's last change. */
export const changeBaseFields = {
  /**
   * The record's revision as the person saw it; null skips the check, for clients that know no revisions. It
   * decides where `lastChange` is not given: a restored database gives numbers out twice.
   */
  revision: z.nullable(z.int().check(z.gte(0))),
  /** Id of the submission that had last changed the record as the person saw it, or created it. */
  lastChange: z._default(z.nullable(z.uuid()), null),
  /** Id of the last correction in the record as the person saw it; absent where there is none. */
  corrected: z.optional(z.uuid()),
  /** Id of this device's own earlier change that this one builds on and that was not received yet. */
  after: z._default(z.nullable(z.uuid()), null),
};
