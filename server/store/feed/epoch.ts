/** Epochs of the database: a new one begins when it was put back to an earlier state, and devices are told of it. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '../admin/audit.ts';
import { type DatabaseMarker, readMarker, writeMarker } from '../backup/database-marker.ts';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { markMailUncertain } from '../mail/mail-queue.ts';
import { lockFeed } from './feed-sequence.ts';
import {
  beginLineage,
  HOUR,
  holdsLineage,
  readNewestLineage,
  readOldestLineage,
  readUptime,
} from './lineage.ts';

/**
 * Seconds of service after a restore in which the record that a change needs may still arrive from another device: seven
 * days. While the server is off nothing can arrive, and a wrong clock must not end it.
 */
const HEALING = 7 * 24 * 60 * 60;

/** Place and lineage of the feed now, and the tables that it is in. */
export type Position = Omit<DatabaseMarker, 'at'> & { lineage: string };

export async function readPosition(database: Kysely<Tables>): Promise<Position> {
  const { epoch, seq, lineage } = await database
    .selectFrom('feed')
    .select(['epoch', 'seq', 'lineage'])
    .executeTakeFirstOrThrow();
  if (!isPostgres(database)) return { epoch, seq, lineage, instance: '' };
  const { rows } = await sql<{ instance: string }>`
    select concat((select oid from pg_database where datname = current_database()), '.',
      'feed'::regclass::oid) as instance`.execute(database);
  return { epoch, seq, lineage, instance: rows[0]?.instance ?? '' };
}

/**
 * Begins a new epoch if the database is an earlier state of the one that was served last, and a new lineage.
 * @param dataDir folder of the marker
 * @param at the server's clock, ISO 8601
 */
export async function beginEpochIfRestored(
  database: Kysely<Tables>,
  dataDir: string,
  at: string,
): Promise<void> {
  const marker = readMarker(dataDir);
  const found = await readPosition(database);
  const recorded = await readInstance(database);
  const earlier = marker
    ? await isEarlier(database, found, marker)
    : isUnknownCopy(found, recorded, isPostgres(database));
  if (earlier) {
    // With neither, this may be the first start of this version, so nobody is signed out.
    await beginEpoch(database, later(at, marker?.at), marker !== null || recorded !== null);
  }
  if (recorded !== found.instance) await recordInstance(database, found.instance);
  await beginLineage(database, at);
  await rememberDatabase(database, dataDir, at);
}

/** A restore is not earlier than the newest time that was seen before it, whatever the clock says now. */
function later(at: string, seen: string | undefined): string {
  return seen !== undefined && seen > at ? seen : at;
}

/**
 * Reads the recorded identity of the database. A copy contains that of its original. Null if none is
 * recorded.
 */
async function readInstance(database: Kysely<Tables>): Promise<string | null> {
  const row = await database.selectFrom('served_database').select('instance').executeTakeFirst();
  return row?.instance ?? null;
}

async function recordInstance(database: Kysely<Tables>, instance: string): Promise<void> {
  await database
    .insertInto('served_database')
    .values({ id: 1, instance })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ instance }))
    .execute();
}

/** Records this database as the one that was served last. */
export async function rememberDatabase(database: Kysely<Tables>, dataDir: string, at: string): Promise<void> {
  writeMarker(dataDir, { ...(await readPosition(database)), at });
}

/**
 * Without a marker: SQLite's file is in the same folder. PostgreSQL may have been restored from a backup
 * elsewhere, or this is one more server beside those that serve it.
 */
function isUnknownCopy(found: DatabaseMarker, recorded: string | null, postgres: boolean): boolean {
  return recorded === null ? postgres && found.seq > 0 : recorded !== found.instance;
}

/** True when a database is not the one that was seen at a position, as it went on from there. */
export async function isEarlier(
  database: Kysely<Tables>,
  found: DatabaseMarker,
  marker: DatabaseMarker,
): Promise<boolean> {
  if (marker.epoch === found.epoch) {
    const { lineage, seq: place } = marker;
    if (found.instance !== marker.instance || lineage === undefined) {
      return found.seq < place || found.instance !== marker.instance;
    }
    if (lineage === found.lineage && place <= found.seq) return false;
    // From an earlier state it may have gone on beyond that place since.
    return !(await holdsLineage(database, { lineage, place }));
  }
  return !(await knowsEpoch(database, marker.epoch));
}

/** True for an epoch of this database, from its first one to the present. */
export async function knowsEpoch(database: Kysely<Tables>, epoch: string): Promise<boolean> {
  const found = await database
    .selectFrom('feed_epoch')
    .select('epoch')
    .where('epoch', '=', epoch)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Lists an epoch that only devices know, so that each of them does not begin another one.
 * @param at the server's clock, ISO 8601
 * @returns false if it is listed already
 */
export async function noteUnknownEpoch(
  transaction: Kysely<Tables>,
  epoch: string,
  at: string,
): Promise<boolean> {
  if (await knowsEpoch(transaction, epoch)) return false;
  const { uptime } = await readNewestLineage(transaction);
  await transaction.insertInto('feed_epoch').values({ epoch, restored_at: at, uptime }).execute();
  return true;
}

/**
 * @param signOut true to end all sessions: those of a backup may have been ended since
 * @param isDue asked in the transaction, in which nobody else begins one
 * @returns whether it was begun
 */
export function beginEpoch(
  database: Kysely<Tables>,
  at: string,
  signOut: boolean,
  isDue: (transaction: Kysely<Tables>) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const epoch = randomUUID();
  return database.transaction().execute(async (transaction) => {
    const writing = await lockFeed(transaction);
    if (!(await isDue(transaction))) return false;
    await markMailUncertain(writing, at);
    const { at: seen, uptime } = await readNewestLineage(transaction);
    await transaction.updateTable('feed').set({ epoch }).execute();
    await transaction
      .insertInto('feed_epoch')
      .values({ epoch, restored_at: later(at, seen), uptime })
      .execute();
    if (!signOut) return true;
    await transaction.deleteFrom('session').execute();
    await recordAudit(transaction, { by: 'system', at, action: 'database.restore', subject: '' });
    return true;
  });
}

/** True while what this database forgot may still come back. @param at the server's clock, ISO 8601 */
export async function isHealing({ savepoints }: WriteContext, at: string): Promise<boolean> {
  return readHealing(await savepoints.begin(), at);
}

/** Reads `isHealing` outside a transaction. */
export async function readHealing(database: Kysely<Tables>, at: string): Promise<boolean> {
  const epoch = await readEpoch(database);
  if (!epoch?.restored_at) return false;
  if (epoch.uptime === null) return Date.parse(at) - Date.parse(epoch.restored_at) < HEALING * 1_000;
  return (await readUptime(database, at)) - epoch.uptime < HEALING;
}

/**
 * Reads when the present epoch of the database began, ISO 8601; null for the first.
 * @param at the server's clock, ISO 8601
 */
export async function readRestoredAt({ savepoints }: WriteContext, at: string): Promise<string | null> {
  const transaction = await savepoints.begin();
  const epoch = await readEpoch(transaction);
  if (!epoch?.restored_at) return null;
  const { restored_at, uptime } = epoch;
  if (restored_at <= at || uptime === null) return restored_at;
  // Either clock is wrong, that of the restore or this one.
  const [now, oldest] = [await readUptime(transaction, at), await readOldestLineage(transaction)];
  const isBehindAll = Date.parse(at) < Date.parse(oldest.at) + (now - oldest.uptime) * 1_000;
  // The restore was not later. An hour may have been counted of the wrong clock.
  const since = Math.max(now - uptime - HOUR, 0);
  return isBehindAll ? restored_at : new Date(Date.parse(at) - since * 1_000).toISOString();
}

function readEpoch(transaction: Kysely<Tables>) {
  return transaction
    .selectFrom('feed_epoch')
    .innerJoin('feed', 'feed.epoch', 'feed_epoch.epoch')
    .select(['restored_at', 'uptime'])
    .executeTakeFirst();
}
