/** Settings of how departments are notified of new requests, and the requests that they were not told of yet. */
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type NoticeChange,
  type NoticeDepartment,
  type NoticeSetting,
  noticeKindsOfDepartment,
} from '../../../src/kinds/calls/notices.ts';
import type { RequestKind } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { readRestoredAt } from '../feed/epoch.ts';
import { readListed, readRecordBases } from '../records/listed-records.ts';
import type { DepartmentNoticeRow } from './mail-rows.ts';

/** Most requests that are listed in one digest; of further ones it gives only the number. */
const MAX_NAMED = 100;

export async function readNotices(
  database: Kysely<Tables>,
  departments: readonly NoticeDepartment[],
): Promise<NoticeSetting[]> {
  const rows = await database.selectFrom('department_notice').selectAll().execute();
  return Promise.all(
    departments.map(async (department) => {
      const row = rows.find((one) => one.department === department);
      if (!row) return { department, mode: 'none' as const, address: '', problem: '', isConfirmed: true };
      const last = await database
        .selectFrom('mail_message')
        .select(['state', 'problem'])
        .where('recipient', '=', row.address)
        .where('purpose', 'in', ['notice', 'confirmation'])
        .where('state', '!=', 'queued')
        .orderBy('queued_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const problem = last && last.state !== 'sent' ? (last.problem ?? '') : '';
      return {
        department,
        mode: row.mode,
        address: row.address,
        problem,
        isConfirmed: row.confirmation === null,
      };
    }),
  );
}

/**
 * Writes how a department hears of new requests. The address is in no log: only that it changed, or was confirmed.
 * @param confirmation hash of the code that was sent to the address; null where it is confirmed
 */
export async function changeNotice(
  context: WriteContext,
  { department, mode, address }: Omit<NoticeChange, 'code'>,
  confirmation: string | null,
  { by, at }: AuditActor,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const before = await readNotice(transaction, department);
  const { seq } = await transaction.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
  const told = { mode, address, told_at: at, told_up_to: seq, confirmation };
  await transaction
    .insertInto('department_notice')
    .values({ department, ...told })
    .onConflict((conflict) => conflict.column('department').doUpdateSet(told))
    .execute();
  const isConfirmed = before?.address === address && before.confirmation !== null && confirmation === null;
  await recordAudit(transaction, {
    by,
    at,
    action: 'notice.change',
    subject: department,
    before: { mode: before?.mode ?? 'none' },
    after: {
      mode,
      ...(before?.address !== address && { address: '(other text)' }),
      ...(isConfirmed && { address: '(confirmed)' }),
    },
  });
}

export function readNotice(
  database: Kysely<Tables> | Transaction<Tables>,
  department: NoticeDepartment,
): Promise<DepartmentNoticeRow | undefined> {
  return database
    .selectFrom('department_notice')
    .selectAll()
    .where('department', '=', department)
    .executeTakeFirst();
}

/** True for a department that wants a digest at a confirmed address, and was not told since a time. */
export function isDigestDue({ mode, told_at, confirmation }: DepartmentNoticeRow, since: string): boolean {
  return mode === 'morning' && confirmation === null && told_at < since;
}

/** New requests of a department since it was told last, in the order of arrival, and how many there are. */
export interface UnannouncedRequests {
  address: string;
  count: number;
  records: FeedRecord<RequestKind>[];
}

/**
 * Returns the new requests to tell a department about, and marks them as told.
 * @param since a department that was told after this time gets nothing, ISO 8601
 * @returns null if the department wants no digest, or has already had it
 */
export async function takeUnannouncedRequests(
  context: WriteContext,
  department: NoticeDepartment,
  { since, at }: { since: string; at: string },
): Promise<UnannouncedRequests | null> {
  const transaction = await context.savepoints.begin();
  const { kinds } = context;
  const notice = await readNotice(transaction, department);
  if (!notice || !isDigestDue(notice, since)) return null;
  const { seq } = await transaction.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
  const restoredAt = await readRestoredAt(context, at);
  const ids = transaction
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .select('record.id')
    .where('record.seq', '>', notice.told_up_to)
    // A record that has only changed since then was told before.
    .where('submission.feed_place', '>', notice.told_up_to)
    // An expression in place of the plain column, so that the places are searched and not the kinds (`feed.ts`).
    .where(sql<RequestKind>`${sql.ref('record.kind')} || ''`, 'in', noticeKindsOfDepartment(department))
    .where('removed_at', 'is', null)
    .where('suspect', '=', 0)
    // Requests that devices send again after a restore were announced before it.
    .where('captured_at', '>=', restoredAt ?? '')
    .orderBy('record.seq');
  const { count } = await transaction
    .selectFrom(ids.as('untold'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const first = (await ids.limit(MAX_NAMED).execute()).map(({ id }) => id);
  const named = transaction
    .selectFrom('record')
    .select('record.id')
    .where('record.id', 'in', first.length > 0 ? first : ['']);
  const records = await readListed(transaction, kinds, await readRecordBases(transaction, named), named);
  await transaction
    .updateTable('department_notice')
    .set({ told_at: at, told_up_to: seq })
    .where('department', '=', department)
    .execute();
  return { address: notice.address, count: Number(count), records: records as FeedRecord<RequestKind>[] };
}
