/**
 * Decides when old records may be removed: once a day, and only while the clock is plausible. Records removed
 * because of a wrong clock could be recovered only from a backup.
 */
import type { Kysely } from 'kysely';
import { operatorDay } from '../../../../src/contract/values/operator-zone.ts';
import {
  MAX_CLOCK_JUMP_DAYS,
  type RetentionKind,
  type RetentionRun,
} from '../../../../src/kinds/calls/retention.ts';
import type { RetentionRunRow } from '../../admin/admin-rows.ts';
import { type AuditActor, recordAudit } from '../../admin/audit.ts';
import type { Tables } from '../../core/tables.ts';

const DAY = 24 * 60 * 60 * 1_000;
const ROW = 1;
/** Milliseconds by which the clock may have gone on since the last run to be believed at once: it runs every day. */
const MAX_LEAP = 3 * DAY;

export async function readRun(database: Kysely<Tables>, now: string): Promise<RetentionRun> {
  const row = await readRow(database);
  const known = await knownMoment(database, row);
  return { now, known, held: isFarAhead(now, known), rest: JSON.parse(row?.rest ?? '[]') };
}

/** Management confirms that the clock is right. */
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
 * Asks for the run of this day. At most one run a day is allowed, so that a server that restarts repeatedly
 * does not remove repeatedly.
 * @returns whether it may run; if the clock is doubted, the moment when it was last trusted; and the moment by which is
 *   judged what has expired: that of the last run where the clock is days ahead of it. A later run removes the rest,
 *   if its clock agrees, so a clock that is ahead for a while removes nothing.
 */
export function beginRun(
  database: Kysely<Tables>,
  now: string,
): Promise<{ mayRun: boolean; clockTrustedAt: string | null; judgedAt: string }> {
  return database.transaction().execute(async (transaction) => {
    const row = await readRow(transaction);
    const known = await knownMoment(transaction, row);
    const judgedAt = known !== null && Date.parse(now) - Date.parse(known) > MAX_LEAP ? known : now;
    if (known !== null && isFarAhead(now, known)) {
      // Stored now, because records that come in from now on carry the time of the doubted clock.
      if (!row) await writeRow(transaction, { known_at: known });
      return { mayRun: false, clockTrustedAt: known, judgedAt };
    }
    if (row?.ran_at && operatorDay(row.ran_at) === operatorDay(now))
      return { mayRun: false, clockTrustedAt: null, judgedAt };
    await writeRow(transaction, { known_at: trustedMoment(row, now), ran_at: now });
    return { mayRun: true, clockTrustedAt: null, judgedAt };
  });
}

/** @param rest kinds of which there is more to remove */
export async function endRun(database: Kysely<Tables>, rest: readonly RetentionKind[]): Promise<void> {
  await database
    .updateTable('retention_run')
    .set({ rest: JSON.stringify(rest) })
    .execute();
}

/**
 * A clock behind the last trusted moment replaces it once the run of another day agrees. Until then either may be
 * wrong: this one, as after a start with a flat battery, or the earlier one, which would let the next wrong clock
 * pass for years.
 */
function trustedMoment(row: RetentionRunRow | undefined, now: string): string {
  if (!row || row.known_at <= now) return now;
  const agrees = row.ran_at !== null && row.ran_at <= now && !isFarAhead(now, row.ran_at);
  return agrees ? now : row.known_at;
}

function isFarAhead(now: string, known: string | null): boolean {
  return known !== null && Date.parse(now) - Date.parse(known) > MAX_CLOCK_JUMP_DAYS * DAY;
}

/**
 * The last moment at which the clock was trusted. Records received since then prove nothing, because they
 * carry the time of the same clock. Before the first run they are the only evidence.
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
