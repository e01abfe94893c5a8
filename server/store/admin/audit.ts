/**
 * The audit log. Each line is written in the transaction of the change that it describes, and is never
 * changed.
 */
import type { Transaction } from 'kysely';
import { auditSubjectKind } from '../../../src/kinds/audit-subject.ts';
import type { Tables } from '../core/tables.ts';

/** Author and time of a change, for the audit log. */
export interface AuditActor {
  by: string;
  at: string;
}

/** One logged action. It contains no names: a record is given by its reference, an account by its id. */
export interface AuditEntry {
  /** Id of the account, `system`, or `traveller`. */
  by: string;
  /** E.g. `record.change`. */
  action: string;
  /** A reference, id of an account, or empty. */
  subject: string;
  /** JSON values; null or absent where there is nothing. */
  before?: unknown;
  after?: unknown;
  /** ISO 8601. */
  at: string;
}

export async function recordAudit(
  transaction: Transaction<Tables>,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const lines = entries.map(({ before, after, ...rest }) => ({
    ...rest,
    topic: auditTopic(auditSubjectKind(rest), rest.action),
    before: write(before),
    after: write(after),
  }));
  if (lines.length > 0) await transaction.insertInto('audit').values(lines).execute();
}

/**
 * Returns a line's subject area and action as one text, so that one index serves filters by either or both.
 */
export function auditTopic(about: string, action: string): string {
  return `${about} ${action}`;
}

function write(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
