/** Conflicts: whether a record is still as the person saw it who changes it. */
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import {
  CONFLICT_MESSAGE,
  conflictFieldsOf,
  type RecordChange,
} from '../../../src/kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { mayBeSentAgain } from '../../store/records/held-submissions.ts';
import { RefusedChange } from './staff-change.ts';

/** Refusal of a change whose base another device may still bring back. */
export const notYet: Problem = {
  message: 'This follows an earlier request that we do not have back yet. It will be sent again.',
};

/**
 * Two people who change different fields do not conflict: each field fits if nobody has set it since the
 * person saw it, or somebody has set it to the same.
 * @param shown what of the record the person may see
 */
export async function requireUnchangedFields(
  context: WriteContext,
  record: FeedRecord,
  shown: FeedRecord,
  { set, seen = {} }: RecordChange,
  now: string,
): Promise<void> {
  const held: Record<string, unknown> = { ...record, owner: record.owner?.id ?? null };
  const wanted: Record<string, unknown> = set;
  // A field that is not set is absent from a record, and empty in a change.
  const isSame = (field: string) =>
    (held[field] ?? '') === (wanted[field] ?? '') &&
    (wanted.state !== 'lost' || record.lostReason === wanted.lostReason);
  for (const field of conflictFieldsOf(set)) {
    const base = seen[field]?.toLowerCase() ?? null;
    const last = record.setBy?.[field]?.id ?? null;
    if (last === base || isSame(field)) continue;
    // A restored database may have made the record of another of its versions, which set the field then.
    if (last === null && record.history?.some((version) => version.id === base)) continue;
    if (base && (await mayBeSentAgain(context, base, now))) throw new RefusedChange(425, notYet);
    throw new RefusedChange(409, { message: CONFLICT_MESSAGE, held: { ...shown } });
  }
}

/**
 * Removals, and changes that do not say what they have seen of each field: they fit if the change that they
 * are based on is still the last. Revision numbers count only for clients that send no id, because a restored
 * database gives them out twice.
 */
export async function requireUnchangedRecord(
  context: WriteContext,
  record: FeedRecord,
  { revision, after, lastChange }: Pick<RecordChange, 'revision' | 'after' | 'lastChange'>,
  now: string,
  shown: FeedRecord = record,
): Promise<void> {
  const base = after ?? lastChange;
  const byNumber = lastChange === null && (revision === null || revision === record.revision);
  if (
    byNumber ||
    [after, lastChange].includes(record.lastChange) ||
    isMadeByOneOf(record, [after, lastChange])
  )
    return;
  // The change before may still be on its way back from the device that made it.
  if (base && (await mayBeSentAgain(context, base, now))) throw new RefusedChange(425, notYet);
  throw new RefusedChange(409, { message: CONFLICT_MESSAGE, held: { ...shown } });
}

/**
 * True when one of these is a version of a record that nobody has changed since it was made: which of the
 * first and its corrections made it is another in another epoch of the database.
 */
function isMadeByOneOf({ id, lastChange, history = [] }: FeedRecord, bases: readonly unknown[]): boolean {
  return lastChange === id && history.some((version) => bases.includes(version.id));
}
