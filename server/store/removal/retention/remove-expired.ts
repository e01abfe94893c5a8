/** Removes what has expired, in small steps, so that other calls are served in between. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { operatorDay } from '../../../../src/contract/values/operator-zone.ts';
import {
  DAILY_REMOVAL_SHARE,
  KEPT_UNUSED_PHOTOS_DAYS,
  type RemovedKind,
  type RetentionKind,
} from '../../../../src/kinds/calls/retention.ts';
import { recordAudit } from '../../admin/audit.ts';
import type { StoredKinds } from '../../core/stored-kind.ts';
import type { Tables } from '../../core/tables.ts';
import { changeRows, lockFeed, type WritingTransaction } from '../../feed/feed-sequence.ts';
import { moveRecord } from '../../feed/move-record.ts';
import { readPhotosOfEditions, removeUnusedPhotos } from '../../site/unused-photos.ts';
import { removeRecords } from '../record-removals.ts';
import type { RemovedIds } from '../removed-ids.ts';
import { beginRun, endRun } from './daily-run.ts';
import {
  countKind,
  type ExpiryLimits,
  expiredBatches,
  expiredIds,
  isExpiredTime,
  type LargeKind,
  monthsBefore,
} from './expired.ts';
import { type RunProgress, readProgress } from './run-progress.ts';
import { readRetention } from './settings.ts';
import { readWrongClocks, untrustedTimes } from './untrusted-times.ts';

/** Outcome of a run. */
export interface RunOutcome {
  /** Number of removals of each kind; kinds without removals are missing. */
  removed: Partial<Record<RemovedKind, number>>;
  /** Kinds with more expired records than may be removed in one day. */
  rest: RetentionKind[];
  /**
   * Time at which the clock was last trusted, if nothing was removed because it is implausible; otherwise
   * null.
   */
  clockTrustedAt: string | null;
}

/** Records removed in one transaction. It blocks all other calls for some milliseconds. */
const BATCH = 50;
/** Photographs removed in one transaction, and on one day: each may have megabytes. */
const PHOTO_BATCH = 10;
const MOST_PHOTOS_A_DAY = 200;

/** Dependencies and progress that every step of a run needs. */
interface Run {
  database: Kysely<Tables>;
  kinds: StoredKinds;
  removedIds: RemovedIds;
  progress: RunProgress;
  signal: AbortSignal | undefined;
}

/** @param signal stops the work after the current batch; the next run does the rest */
export async function removeExpired(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  removedIds: RemovedIds,
  now: Date,
  signal?: AbortSignal,
): Promise<RunOutcome> {
  const at = now.toISOString();
  const { mayRun, clockTrustedAt, judgedAt } = await beginRun(database, at);
  const outcome: RunOutcome = { removed: {}, rest: [], clockTrustedAt };
  const progress = await readProgress(database, at, judgedAt);
  // A run that was cut short goes on at the next start of the same day.
  if (!mayRun && (clockTrustedAt !== null || !progress.isCutShort)) return outcome;
  const wrong = await readWrongClocks(database);
  for (const { kind, months } of await readRetention(database, kinds)) {
    if (months === null || signal?.aborted || progress.isDone(kind)) continue;
    const limits = monthsBefore(new Date(progress.judgedAt), months);
    const before = { ...limits, untrusted: untrustedTimes(wrong, limits.time) };
    // There are few devices, and they report again.
    const { count, more } =
      kind === 'devices'
        ? { count: await removeAudited(database, kind, before, at, removeDevices), more: false }
        : await removeKind({ database, kinds, removedIds, progress, signal }, kind, before, at);
    if (!signal?.aborted) await progress.finish(database, kind);
    if (count > 0) outcome.removed[kind] = count;
    if (more) outcome.rest.push(kind);
  }
  const photos = await removePhotos(database, { judgedAt: progress.judgedAt, wrong, at, signal });
  if (photos > 0) outcome.removed.sitePhotos = photos;
  if (signal?.aborted) return outcome;
  await endRun(database, outcome.rest);
  await progress.end(database);
  return outcome;
}

/** Removes only a share each day, so that a wrong clock or setting is noticed before everything is gone. */
async function removeKind(
  { database, kinds, removedIds, progress, signal }: Run,
  kind: LargeKind,
  before: ExpiryLimits,
  at: string,
): Promise<{ count: number; more: boolean }> {
  const { after, left } = progress.of(kind);
  let count = 0;
  let most = left;
  for await (const found of expiredBatches(database, kinds, kind, before, { after, size: BATCH, signal })) {
    most ??= Math.ceil((await countKind(database, kind)) / DAILY_REMOVAL_SHARE);
    const ids = found.slice(0, most - count);
    const last = ids.at(-1);
    if (last !== undefined) {
      const removed: string[] = [];
      const rest = most - count;
      count += await removeAudited(database, kind, before, at, async (transaction) => {
        const gone = await removeBatch(transaction, kinds, kind, before, at, ids, removed);
        await progress.reach(transaction, kind, { after: last, left: rest - gone });
        return gone;
      });
      if (removed.length > 0) removedIds.add(removed);
    }
    if (ids.length < found.length) return { count, more: true };
    await turn();
  }
  return { count, more: false };
}

/** Removes photographs that nothing names. They need no setting, because no page is without them. */
async function removePhotos(
  database: Kysely<Tables>,
  {
    judgedAt,
    wrong,
    at,
    signal,
  }: {
    judgedAt: string;
    wrong: Awaited<ReturnType<typeof readWrongClocks>>;
    at: string;
    signal: AbortSignal | undefined;
  },
): Promise<number> {
  const time = new Date(Date.parse(judgedAt) - KEPT_UNUSED_PHOTOS_DAYS * 24 * 60 * 60 * 1_000).toISOString();
  const before = { time, day: operatorDay(time), untrusted: untrustedTimes(wrong, time) };
  const ofEditions = await readPhotosOfEditions(database);
  for (let count = 0; ; ) {
    if (signal?.aborted) return count;
    const removed = await removeAudited(database, 'sitePhotos', before, at, async (transaction) =>
      removeUnusedPhotos(await lockFeed(transaction), before, ofEditions, PHOTO_BATCH),
    );
    count += removed;
    if (removed < PHOTO_BATCH || count >= MOST_PHOTOS_A_DAY) return count;
    await turn();
  }
}

/** One transaction, with its line in the audit log when something went. */
function removeAudited(
  database: Kysely<Tables>,
  kind: RemovedKind,
  before: ExpiryLimits,
  at: string,
  remove: (transaction: Transaction<Tables>, before: ExpiryLimits) => Promise<number>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const removed = await remove(transaction, before);
    if (removed > 0) {
      const entry = { by: 'system', at, action: 'retention.remove', subject: kind };
      await recordAudit(transaction, { ...entry, after: { removed, before: before.time } });
    }
    return removed;
  });
}

async function removeDevices(transaction: Transaction<Tables>, before: ExpiryLimits): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('device_report')
    .where(isExpiredTime('last_contact', before))
    .executeTakeFirst();
  await transaction.deleteFrom('device_key').where('revoked_at', '<', before.time).execute();
  return Number(numDeletedRows);
}

/** @param removed gets the ids of the records that are gone when it is committed */
async function removeBatch(
  transaction: Transaction<Tables>,
  kinds: StoredKinds,
  kind: LargeKind,
  before: ExpiryLimits,
  at: string,
  found: readonly string[],
  removed: string[],
): Promise<number> {
  if (kind === 'pageReports') {
    const { numDeletedRows } = await transaction
      .deleteFrom('page_report')
      .where('id', 'in', found)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
  // Locked before anything is read, so that nobody else writes records in between.
  const writing = await lockFeed(transaction);
  const ids = await expiredIds(writing, kinds, kind, before, found);
  if (kind === 'passports') for (const id of ids) await removePassports(writing, id);
  else {
    const gone = ids.map((id) => ({ id, kind, change: id }));
    await removeRecords(writing, kinds, gone, at);
    removed.push(...ids);
  }
  return ids.length;
}

/** The request stays; its new place in the feed tells devices that the numbers are gone. */
async function removePassports(transaction: WritingTransaction, id: string): Promise<void> {
  await changeRows(transaction, 'flight_traveler', 'flight_request_id', id, { sealed_passport_number: null });
  await moveRecord(transaction, id, {});
}
