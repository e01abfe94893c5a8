/**
 * Erases records with all personal data in them, a few in each transaction, so that others are served in
 * between. What is left to do is in the database: the next start goes on where a crash ended it.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { CustomerErasure } from '../../../src/kinds/calls/customers.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { type AuditActor, recordAudit } from '../admin/audit.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { lockFeed } from '../feed/feed-sequence.ts';
import { erasePaymentNotes } from '../records/money/payments.ts';
import { eraseFromViews } from './erase-views.ts';
import { removeRecords } from './record-removals.ts';
import { noteRemoved, type RemovedIds } from './removed-ids.ts';

/** Erased in one transaction: some milliseconds, in which nobody else is served. */
const BATCH = 25;
const JOB = 'erasure.';

interface Erasing {
  database: Kysely<Tables>;
  kinds: StoredKinds;
  removedIds: RemovedIds;
}

/** Ids of the records still to be erased, and who asked for it. */
interface Remaining extends AuditActor {
  ids: readonly string[];
}

export async function eraseRecords(
  erasing: Erasing,
  given: readonly string[],
  { by, at }: AuditActor,
): Promise<CustomerErasure> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const erased = await eraseAll(erasing, JOB + randomUUID(), { ids, by, at });
  const gone = new Set(erased.map(({ id }) => id));
  return { erased, missing: ids.filter((id) => !gone.has(id)) };
}

/** Completes the erasures that a crash has cut short. @returns how many records they erased */
export async function resumeErasures(erasing: Erasing): Promise<number> {
  const jobs = await erasing.database
    .selectFrom('job_progress')
    .selectAll()
    .where('job', '>', JOB)
    .where('job', '<', `${JOB}~`)
    .execute();
  let count = 0;
  for (const { job, state } of jobs) {
    count += (await eraseAll(erasing, job, JSON.parse(state) as Remaining)).length;
  }
  return count;
}

async function eraseAll(
  { database, kinds, removedIds }: Erasing,
  job: string,
  { ids, by, at }: Remaining,
): Promise<CustomerErasure['erased']> {
  const erased: { id: string; reference: string }[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rest = ids.slice(start + BATCH);
    const { gone, views } = await database.transaction().execute(async (transaction) => {
      const writing = await lockFeed(transaction);
      const rows = await transaction
        .selectFrom('record')
        .innerJoin('submission', 'submission.id', 'record.id')
        .select(['record.id', 'record.kind', 'reference'])
        .where('record.id', 'in', batch)
        .where('removed_at', 'is', null)
        .orderBy('record.seq')
        .execute();
      const isPayment = ({ kind }: { kind: string }) => kind === ('payment' satisfies RecordKind);
      const removals = rows
        .filter((row) => !isPayment(row))
        .map(({ id, kind }) => ({ id, kind: kind as RecordKind, change: id }));
      const views = await eraseFromViews(
        writing,
        rows.map(({ id }) => id),
      );
      await removeRecords(writing, kinds, removals, at);
      // The amount stays in the books, and names nobody.
      await erasePaymentNotes(
        writing,
        rows.filter(isPayment).map(({ id }) => id),
      );
      if (rows.length > 0) {
        const references = rows.map(({ reference }) => reference);
        const entry = { by, at, action: 'customer.erase', subject: '' };
        await recordAudit(transaction, { ...entry, after: { records: rows.length, references } });
      }
      // The ledger keeps no tombstone of a view.
      await noteRemoved(transaction, views);
      await noteRest(transaction, job, { ids: rest, by, at }, start === 0);
      return { gone: rows, views };
    });
    const removed = gone.filter(({ kind }) => kind !== 'payment').map(({ id }) => id);
    // A device that holds a copy of a view with their name must not bring it back after a restore.
    if (removed.length + views.length > 0) removedIds.add([...removed, ...views]);
    erased.push(...gone.map(({ id, reference }) => ({ id, reference })));
    await turn();
  }
  return erased;
}

async function noteRest(
  transaction: Kysely<Tables>,
  job: string,
  rest: Remaining,
  isFirst: boolean,
): Promise<void> {
  if (rest.ids.length === 0) {
    if (!isFirst) await transaction.deleteFrom('job_progress').where('job', '=', job).execute();
    return;
  }
  const state = JSON.stringify(rest);
  await transaction
    .insertInto('job_progress')
    .values({ job, state })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ state: sql`excluded.state` }))
    .execute();
}
