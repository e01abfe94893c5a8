/**
 * The audit log. Each line is written in the transaction of the change that it describes, and never changed.
 */
import type { Kysely, Transaction } from 'kysely';
import type { AuditLine, AuditPage } from '../../src/contract/accounts.ts';
import type { Tables } from './tables.ts';

/** Lines in one page. */
const PAGE = 100;

/** Who makes a change, and when, for the audit log. */
export interface AuditActor {
  by: string;
  at: string;
}

/** What somebody did. No personal data of customers: a record is named by its reference. */
export interface AuditEntry {
  /** E-mail of the account, `system`, or `traveller`. */
  by: string;
  /** E.g. `record.change`. */
  action: string;
  /** A reference, an e-mail, or empty. */
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
    before: write(before),
    after: write(after),
  }));
  if (lines.length > 0) await transaction.insertInto('audit').values(lines).execute();
}

/** Newest first, beginning before the given number. */
export async function readAudit(database: Kysely<Tables>, before: number | null): Promise<AuditPage> {
  let query = database.selectFrom('audit').selectAll().orderBy('number', 'desc');
  if (before !== null) query = query.where('number', '<', before);
  const rows = await query.limit(PAGE + 1).execute();
  const lines = rows
    .slice(0, PAGE)
    .map((row): AuditLine => ({ ...row, before: read(row.before), after: read(row.after) }));
  return { lines, more: rows.length > PAGE };
}

function write(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function read(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
