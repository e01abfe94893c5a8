/**
 * When old records may be removed: once a day, and only by a clock that can be believed. What a
 * wrong clock has removed comes back by nothing but a backup.
 */
import type { Kysely } from 'kysely';
import {
  MAX_CLOCK_JUMP_DAYS,
  type RetentionKind,
  type RetentionRun,
} from '../../../src/contract/retention.ts';
import type { AuditActor } from '../account-changes.ts';
import { recordAudit } from '../audit.ts';
import type { RetentionRunRow, Tables } from '../tables.ts';

const DAY = 24 * 60 * 60 * 1_000;
const ROW = 1;

export async function readRun(database: Kysely<Tables>, now: string): Promise<RetentionRun> {
  const row = await readRow(database);
  const known = await knownMoment(database, row);
  return { now, known, held: isFarAhead(now, known), rest: JSON.parse(row?.rest ?? '[]') };
}

/** Somebody of management says that the clock is right. */
export function confirmClock(database: Kysely<Tables>, { by, at }: AuditActor): Promise<RetentionRun> {
  return database.transaction().execute(async (transaction) => {
    const before = await readRun(transaction, at);
    if (before.held) {
      await writeRow(transaction, { known_at: at });
      const entry = { by, at, action: 'retention.confirm', subject: '' };
      await recordAudit(transaction, { ...entry, before: { clock: before.known }, after: { clock: at } });
    }
    return readRun(transaction, at);
  });
}

/**
 * Asks for the run of a day. Where it may go on, no other will on that day: a server that is started
 * again and again does not remove again and again.
 * @returns the moment by which the clock was judged where it may not be believed
 */
export function beginRun(
  database: Kysely<Tables>,
  now: string,
): Promise<{ mayRun: boolean; clockTrustedAt: string | null }> {
  return database.transaction().execute(async (transaction) => {
    const row = await readRow(transaction);
    const known = await knownMoment(transaction, row);
    if (known !== null && isFarAhead(now, known)) {
      // Kept: what comes in from now on carries the time of the clock that is doubted.
      if (!row) await writeRow(transaction, { known_at: known });
      return { mayRun: false, clockTrustedAt: known };
    }
    if (row?.ran_at?.slice(0, 10) === now.slice(0, 10)) return { mayRun: false, clockTrustedAt: null };
    // A clock that was set back says nothing of the moment that was known.
    const known_at = row && row.known_at > now ? row.known_at : now;
    await writeRow(transaction, { known_at, ran_at: now });
    return { mayRun: true, clockTrustedAt: null };
  });
}

/** @param rest kinds of which there is more to remove */
export async function endRun(database: Kysely<Tables>, rest: readonly RetentionKind[]): Promise<void> {
  await database
    .updateTable('retention_run')
    .set({ rest: JSON.stringify(rest) })
    .execute();
}

function isFarAhead(now: string, known: string | null): boolean {
  return known !== null && Date.parse(now) - Date.parse(known) > MAX_CLOCK_JUMP_DAYS * DAY;
}

/**
 * The last moment that the clock was believed at. What came in since proves nothing: it carries the
 * time of the same clock. Before the first run there is nothing else to go by.
 */
async function knownMoment(
  database: Kysely<Tables>,
  row: RetentionRunRow | undefined,
): Promise<string | null> {
  if (row) return row.known_at;
  const line = await database
    .selectFrom('audit')
    .select('at')
    .where('action', '!=', 'retention.remove')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const receipt = await database
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.last_change')
    .select('received_at as at')
    .orderBy('record.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [line?.at ?? '', receipt?.at ?? ''].sort().at(-1) || null;
}

function readRow(database: Kysely<Tables>): Promise<RetentionRunRow | undefined> {
  return database.selectFrom('retention_run').selectAll().executeTakeFirst();
}

async function writeRow(
  transaction: Kysely<Tables>,
  told: Pick<RetentionRunRow, 'known_at'> & Partial<RetentionRunRow>,
): Promise<void> {
  await transaction
    .insertInto('retention_run')
    .values({ id: ROW, ran_at: null, rest: '[]', ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute();
}
