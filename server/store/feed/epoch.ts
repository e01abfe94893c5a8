/** Epochs of the database: a new one begins when a backup was restored, and devices are told of it. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ServerStatus } from '../../../src/contract/protocol/server-status.ts';
import { recordAudit } from '../admin/audit.ts';
import { type DatabaseMarker, readMarker, writeMarker } from '../backup/database-marker.ts';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { markMailUncertain } from '../mail/mail-queue.ts';
import { lockFeed } from './feed-sequence.ts';

/** Days after a restore in which the record that a change needs may still arrive from another device. */
const HEALING_DAYS = 7;

/** Where the feed is now, and in which tables. */
async function readPosition(database: Kysely<Tables>): Promise<DatabaseMarker> {
  const { epoch, seq } = await database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow();
  if (!isPostgres(database)) return { epoch, seq, instance: '' };
  const { rows } = await sql<{ instance: string }>`
    select concat((select oid from pg_database where datname = current_database()), '.',
      'feed'::regclass::oid) as instance`.execute(database);
  return { epoch, seq, instance: rows[0]?.instance ?? '' };
}

/**
 * Begins a new epoch if the database is an earlier state of the one that was served last.
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
    await beginEpoch(database, at, marker !== null || recorded !== null);
  }
  if (recorded !== found.instance) await recordInstance(database, found.instance);
  await rememberDatabase(database, dataDir);
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
export async function rememberDatabase(database: Kysely<Tables>, dataDir: string): Promise<void> {
  writeMarker(dataDir, await readPosition(database));
}

/**
 * Without a marker: SQLite's file is in the same folder. PostgreSQL may have been restored from a backup
 * elsewhere, or this is one more server beside those that serve it.
 */
function isUnknownCopy(found: DatabaseMarker, recorded: string | null, postgres: boolean): boolean {
  return recorded === null ? postgres && found.seq > 0 : recorded !== found.instance;
}

async function isEarlier(
  database: Kysely<Tables>,
  found: DatabaseMarker,
  marker: DatabaseMarker,
): Promise<boolean> {
  if (marker.epoch === found.epoch) return found.seq < marker.seq || found.instance !== marker.instance;
  const earlier = await database
    .selectFrom('feed_epoch')
    .select('epoch')
    .where('epoch', '=', marker.epoch)
    .executeTakeFirst();
  return earlier === undefined;
}

/** @param signOut true to end all sessions: those of a backup may have been ended since */
export async function beginEpoch(database: Kysely<Tables>, at: string, signOut: boolean): Promise<void> {
  const epoch = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await markMailUncertain(await lockFeed(transaction), at);
    await transaction.updateTable('feed').set({ epoch }).execute();
    await transaction.insertInto('feed_epoch').values({ epoch, restored_at: at }).execute();
    if (!signOut) return;
    await transaction.deleteFrom('session').execute();
    await recordAudit(transaction, { by: 'system', at, action: 'database.restore', subject: '' });
  });
}

/** True while what this database forgot may still come back. @param at the server's clock, ISO 8601 */
export async function isHealing(context: WriteContext, at: string): Promise<boolean> {
  const restoredAt = await readRestoredAt(context);
  return restoredAt !== null && Date.parse(at) - Date.parse(restoredAt) < HEALING_DAYS * 24 * 60 * 60_000;
}

/** When the present life of the database began; null for the first. ISO 8601. */
export async function readRestoredAt({ savepoints }: WriteContext): Promise<string | null> {
  const transaction = await savepoints.begin();
  const row = await transaction
    .selectFrom('feed_epoch')
    .innerJoin('feed', 'feed.epoch', 'feed_epoch.epoch')
    .select('restored_at')
    .executeTakeFirst();
  return row?.restored_at ?? null;
}

/** Reads the server's status, and stores it in the marker. */
export function createServerStatusReader(
  database: Kysely<Tables>,
  dataDir: string,
): () => Promise<ServerStatus> {
  let noted = '';
  return async () => {
    const position = await readPosition(database);
    const backup = await database
      .selectFrom('verified_backup')
      .select('place')
      .where('epoch', '=', position.epoch)
      .executeTakeFirst();
    const now = JSON.stringify(position);
    if (dataDir !== '' && now !== noted) {
      try {
        writeMarker(dataDir, position);
        noted = now;
      } catch {
        // A full disk: the existing marker is older, but still valid.
      }
    }
    return { epoch: position.epoch, backedUpTo: backup?.place ?? 0 };
  };
}

/** The extent of a backup: its epoch, and the last place in the feed that it contains. */
export interface BackupExtent {
  epoch: string;
  place: number;
}

/**
 * Notes that a backup was read back and found whole: servers announce how far it reaches.
 * @returns false if the database has begun another epoch since, or is of an older version
 */
export async function recordBackup(
  database: Kysely<Tables>,
  reach: BackupExtent,
  at: string,
): Promise<boolean> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'verified_backup')) return false;
  return database.transaction().execute(async (transaction) => {
    await lockFeed(transaction);
    const { epoch } = await transaction.selectFrom('feed').select('epoch').executeTakeFirstOrThrow();
    if (epoch !== reach.epoch) return false;
    const row = { ...reach, at };
    await transaction
      .insertInto('verified_backup')
      .values({ id: 1, ...row })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(row)
          .where(({ or, eb }) =>
            or([
              eb('verified_backup.epoch', '!=', reach.epoch),
              eb('verified_backup.place', '<', reach.place),
            ]),
          ),
      )
      .execute();
    return true;
  });
}
