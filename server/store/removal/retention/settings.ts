/** Months for which each kind is kept, as management has set them. */
import type { Kysely } from 'kysely';
import {
  defaultRetention,
  nonRecordKinds,
  type RetentionChange,
  type RetentionSetting,
} from '../../../../src/kinds/calls/retention.ts';
import { type AuditActor, recordAudit } from '../../admin/audit.ts';
import { kindNames, type StoredKinds } from '../../core/stored-kind.ts';
import type { Tables } from '../../core/tables.ts';

/** A setting for each kind, in the order of the contract. */
export async function readRetention(
  database: Kysely<Tables>,
  kinds: StoredKinds,
): Promise<RetentionSetting[]> {
  const rows = await database
    .selectFrom('retention')
    .leftJoin('account', 'account.id', 'retention.changed_by')
    .selectAll('retention')
    .select('account.name')
    .execute();
  const set = new Map(rows.map((row) => [row.kind, row]));
  return [...kindNames(kinds), ...nonRecordKinds].map((kind) => {
    const row = set.get(kind);
    return row
      ? { kind, months: row.months, changedAt: row.changed_at, changedBy: row.name ?? 'a former account' }
      : { kind, months: defaultRetention(kind), changedAt: null, changedBy: null };
  });
}

/** Changes the kinds that are named and differ, each with its line in the audit log. */
export function changeRetention(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  { months }: RetentionChange,
  { by, at }: AuditActor,
): Promise<RetentionSetting[]> {
  return database.transaction().execute(async (transaction) => {
    for (const { kind, months: before } of await readRetention(transaction, kinds)) {
      const after = months[kind];
      if (after === undefined || after === before) continue;
      const told = { months: after, changed_at: at, changed_by: by };
      await transaction
        .insertInto('retention')
        .values({ kind, ...told })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(told))
        .execute();
      await recordAudit(transaction, {
        by,
        at,
        action: 'retention.change',
        subject: kind,
        before: { months: before },
        after: { months: after },
      });
    }
    return readRetention(transaction, kinds);
  });
}
