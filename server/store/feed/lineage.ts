/**
 * The chain of lineages. Each start of a server, and each hour that it runs, adds a random value to a chain in the
 * database. If a client names a lineage and a place that are not in the chain, the database was put back to a state from
 * before them, by whatever tool or machine. The chain also counts for how long the database was served, which no wrong
 * clock changes. See docs/decisions/065-lineages-tell-that-a-database-was-put-back.md.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LINEAGE_TOKEN_PATTERN } from '../../../src/contract/protocol/server-status.ts';
import type { LineageRow, Tables } from '../core/tables.ts';
import { lockFeed } from './feed-sequence.ts';

/** Seconds: the most that passes between two links while a server runs, and so the most that one link counts. */
export const HOUR = 3_600;
/** Bytes of a lineage, and of the code that proves it: nobody guesses either. */
const LINEAGE_BYTES = 8;
const CODE_BYTES = 12;

/** A state of the database: how far its feed was, under the newest lineage of then. */
export interface LineagePoint {
  lineage: string;
  place: number;
}

/** @param at the server's clock, ISO 8601 @returns the new lineage */
export function beginLineage(database: Kysely<Tables>, at: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    await lockFeed(transaction);
    const newest = await readNewestLineage(transaction);
    const lineage = randomBytes(LINEAGE_BYTES).toString('base64url');
    const { seq: place } = await transaction.selectFrom('feed').select('seq').executeTakeFirstOrThrow();
    const number = newest.number + 1;
    await transaction
      .insertInto('lineage')
      .values({ number, lineage, place, at, uptime: uptimeSince(newest, at) })
      .execute();
    await transaction.updateTable('feed').set({ lineage }).execute();
    return lineage;
  });
}

/** True when the newest link is so old, or by its clock so far ahead, that another one is due. */
export async function isLineageDue(database: Kysely<Tables>, at: string): Promise<boolean> {
  return Math.abs(secondsBetween((await readNewestLineage(database)).at, at)) >= HOUR;
}

/** True for a state that this database has been in, and has gone on from. */
export async function holdsLineage(
  database: Kysely<Tables>,
  { lineage, place }: LineagePoint,
): Promise<boolean> {
  const link = await database
    .selectFrom('lineage')
    .select('number')
    .where('lineage', '=', lineage)
    .executeTakeFirst();
  if (!link) return false;
  const next = await database
    .selectFrom('lineage')
    .select('place')
    .where('number', '=', link.number + 1)
    .executeTakeFirst();
  const end = next ?? (await database.selectFrom('feed').select('seq as place').executeTakeFirstOrThrow());
  return place <= end.place;
}

/**
 * Seconds for which the database has been served. A clock that is wrong adds an hour at most, and one that is set back
 * nothing.
 * @param at the server's clock, ISO 8601
 */
export async function readUptime(database: Kysely<Tables>, at: string): Promise<number> {
  return uptimeSince(await readNewestLineage(database), at);
}

/** The first link: no true clock is behind it by more than it was wrong itself. */
export function readOldestLineage(database: Kysely<Tables>): Promise<LineageRow> {
  return database.selectFrom('lineage').selectAll().where('number', '=', 1).executeTakeFirstOrThrow();
}

export function readNewestLineage(database: Kysely<Tables>): Promise<LineageRow> {
  return database
    .selectFrom('lineage')
    .innerJoin('feed', 'feed.lineage', 'lineage.lineage')
    .selectAll('lineage')
    .executeTakeFirstOrThrow();
}

function uptimeSince({ at: from, uptime }: LineageRow, at: string): number {
  return uptime + Math.min(Math.max(secondsBetween(from, at), 0), HOUR);
}

function secondsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 1_000);
}

/** Makes and reads the tokens by which devices show which state they have seen. */
export interface LineageTokens {
  write(epoch: string, point: LineagePoint): string;
  /** Null for what this database, in this epoch, has not given out. */
  read(epoch: string, token: string): LineagePoint | null;
}

/** @param secret of the database; it never leaves it */
export function createLineageTokens(secret: string): LineageTokens {
  const codeOf = (epoch: string, { lineage, place }: LineagePoint) =>
    createHmac('sha256', secret)
      .update(`lineage ${epoch} ${lineage} ${place}`)
      .digest()
      .subarray(0, CODE_BYTES);
  return {
    write: (epoch, point) =>
      [point.lineage, point.place, codeOf(epoch, point).toString('base64url')].join('.'),
    read(epoch, token) {
      if (!LINEAGE_TOKEN_PATTERN.test(token)) return null;
      const [lineage = '', place = '', code = ''] = token.split('.');
      const point = { lineage, place: Number(place) };
      return timingSafeEqual(Buffer.from(code, 'base64url'), codeOf(epoch, point)) ? point : null;
    },
  };
}

/** The secret is that of the guests' keys; what is made of it has a purpose of its own. */
export async function readLineageTokens(database: Kysely<Tables>): Promise<LineageTokens> {
  const { secret } = await database.selectFrom('guest_secret').select('secret').executeTakeFirstOrThrow();
  return createLineageTokens(secret);
}
