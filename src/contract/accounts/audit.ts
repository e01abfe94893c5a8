/** The audit log: `GET /api/audit`, for management (docs/contract.md#audit-log). */
import * as z from 'zod/mini';
import { dateSchema } from '../values/field-schemas.ts';
import { parseReference } from '../values/reference.ts';

/** One line: actor, time, action, and the values before and after. It is never changed or removed. */
export interface AuditLine {
  /** Sequence number. */
  number: number;
  /** ISO 8601. */
  at: string;
  /** Id of the account; `system`, `traveller`, or `unknown` for an account that is not known any more. */
  by: string;
  /** E.g. `record.change`, `passport.reveal`, `account.disable`, `session.start`. */
  action: string;
  /** Kind of the record, or another subject such as `account`, `retention`, `notice`. */
  about: string;
  /** Object of the action: a reference, the id of an account, the name of a setting, or empty. */
  subject: string;
  /** The changed values as JSON; null if there are none. */
  before: unknown;
  after: unknown;
}

/** The answer: newest first, 100 at most. */
export interface AuditPage {
  lines: readonly AuditLine[];
  more: boolean;
}

const plainWord = (label: string) =>
  z.string().check(z.regex(/^[A-Za-z][A-Za-z.-]{0,59}$/, `${label} must be a word of the log.`));

/** Query of the log: the lines that match every given field; the whole log if none is given. */
export const auditQuerySchema = z.object({
  /** Number of a line; only lines before it are returned. */
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Before must be the number of a line.'))),
  /** As in `by`. */
  person: z.optional(
    z
      .string()
      .check(z.regex(/^[0-9A-Za-z-]{1,36}$/, 'Person must be the id of an account, system or traveller.')),
  ),
  /** As in `about`. */
  kind: z.optional(plainWord('Kind')),
  action: z.optional(plainWord('Action')),
  /** A reference, in any writing. */
  record: z.optional(
    z.string().check(z.refine((text) => parseReference(text) !== null, 'This is not a reference.')),
  ),
  /** First and last day, in the operator's zone. */
  from: z.optional(dateSchema('From')),
  to: z.optional(dateSchema('To')),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
