/**
 * Watches the epoch of the database while it is served: reads its status, adds to the chain of lineages, and begins a new
 * epoch when the database turns out to have been put back to an earlier state under the running server.
 */
import { type Kysely, sql } from 'kysely';
import type { ServerStatus } from '../../../src/contract/protocol/server-status.ts';
import { writeMarker } from '../backup/database-marker.ts';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';
import type { ReceiptState } from '../core/write-context.ts';
import type { RemovedIds } from '../removal/removed-ids.ts';
import { beginEpoch, isEarlier, knowsEpoch, noteUnknownEpoch, type Position, readPosition } from './epoch.ts';
import type { LockedFeed } from './feed-sequence.ts';
import {
  beginLineage,
  holdsLineage,
  isLineageDue,
  type LineageTokens,
  readLineageTokens,
} from './lineage.ts';

export interface EpochWatch {
  /** Reads the server's status, and stores it in the marker. @param at the server's clock, ISO 8601 */
  readStatus(at: string): Promise<ServerStatus>;
  /** The furthest known state of the database, as devices show it again; null before the first reading. */
  token(): string | null;
  /** Keeps the furthest state that receipts name. */
  reach(state: ReceiptState): void;
  /** Keeps the present state, after something was written that gives no receipt. */
  reachPresent(): Promise<void>;
  /** Begins to watch a write. @returns a function that is called with the feed as the write found it */
  beginWrite(): (found: LockedFeed) => void;
  /**
   * Compares a state that a device has seen with the database, and begins a new epoch if that is lost. What no server of
   * this database has given out changes nothing.
   * @param of the epoch in which the device has seen it; older devices do not name it
   */
  check(token: string, at: string, of?: string): Promise<void>;
  /** Calls back what happens to the running server. */
  watch(listeners: EpochListeners): void;
}

export interface EpochListeners {
  /** The database was put back to an earlier state, and a new epoch has begun. */
  onPutBack?: () => void;
  /** A write found the database in another state than it was in: the status is to be read anew. */
  onBehind?: () => void;
  /** The clock went on otherwise than the time did, by more than an hour. ISO 8601. */
  onClockJump?: (from: string, to: string) => void;
}

export interface EpochWatchDeps {
  database: Kysely<Tables>;
  /** Folder of the marker; empty where there is none. */
  dataDir: string;
  /** Compared again in each new epoch, whichever server began it. */
  removedIds: Pick<RemovedIds, 'join' | 'follow'>;
}

/** Milliseconds by which a clock may differ from the time that has passed. */
const CLOCK_JUMP = 60 * 60 * 1_000;

export function watchEpoch({ database, dataDir, removedIds }: EpochWatchDeps): EpochWatch {
  let tokens: LineageTokens | undefined;
  let seen: Position | null = null;
  let furthest: ReceiptState | null = null;
  /** Which process of the database answers; empty on SQLite. */
  let answerer: string | null = null;
  let stored = '';
  let isJoined = true;
  /** True once a write found the feed where it had been before, which only a database that was put back does. */
  let isFoundBehind = false;
  let written: { of: ReceiptState; token: string } | null = null;
  let ticked: { at: string; monotonic: number } | null = null;
  let reading: Promise<unknown> = Promise.resolve();
  const listening: EpochListeners[] = [];

  /** One after the other, so that each goes on from what the last has seen. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = reading.then(work);
    reading = result.catch(() => undefined);
    return result;
  }

  async function look(at: string): Promise<Position> {
    tokens ??= await readLineageTokens(database);
    noteClock(at);
    const before = seen;
    const known = before && furthest && { ...before, ...furthest, seq: furthest.place };
    const isBehind = isFoundBehind;
    const isLost = async (on: Kysely<Tables>) => {
      if (known === null) return false;
      const position = await readPosition(on);
      return (isBehind && position.epoch === known.epoch) || isEarlier(on, position, known);
    };
    if (await isLost(database)) await putBack(at, isLost);
    if (isBehind) isFoundBehind = false;
    const now = await readAnswerer(database);
    const isOther = answerer !== null && answerer !== now;
    if (isOther || (await isLineageDue(database, at))) await beginLineage(database, at);
    answerer = now;
    seen = await readPosition(database);
    isJoined &&= !before || before.epoch === seen.epoch;
    try {
      if (isJoined) await removedIds.follow(database);
      else await removedIds.join(database, at);
      isJoined = true;
    } catch {
      // A full disk must not keep anybody from reading: the next reading tries again.
    }
    keep({ epoch: seen.epoch, lineage: seen.lineage, place: seen.seq });
    return seen;
  }

  async function putBack(
    at: string,
    isLost: (transaction: Kysely<Tables>) => Promise<boolean>,
  ): Promise<void> {
    if (await beginEpoch(database, at, true, isLost)) for (const { onPutBack } of listening) onPutBack?.();
  }

  /** An epoch that gave out such tokens, and of which the database knows nothing, began after the state that it is in. */
  async function checkEpoch(of: string, at: string): Promise<void> {
    if (await knowsEpoch(database, of)) return;
    await inTurn(async () => {
      await putBack(at, (transaction) => noteUnknownEpoch(transaction, of, at));
      await look(at);
    });
  }

  function noteClock(at: string): void {
    const [before, monotonic] = [ticked, performance.now()];
    ticked = { at, monotonic };
    if (!before) return;
    const off = Date.parse(at) - Date.parse(before.at) - (monotonic - before.monotonic);
    if (Math.abs(off) > CLOCK_JUMP) for (const { onClockJump } of listening) onClockJump?.(before.at, at);
  }

  function keep(state: ReceiptState): void {
    const goesOn = furthest?.epoch === state.epoch && furthest.place > state.place;
    if (!goesOn) furthest = state;
  }

  return {
    readStatus: (at) =>
      inTurn(async () => {
        const position = await look(at);
        const backup = await database
          .selectFrom('verified_backup')
          .select('place')
          .where('epoch', '=', position.epoch)
          .executeTakeFirst();
        const now = JSON.stringify(position);
        if (dataDir !== '' && now !== stored) {
          try {
            writeMarker(dataDir, { ...position, at });
            stored = now;
          } catch {
            // A full disk: the existing marker is older, but still valid.
          }
        }
        return { epoch: position.epoch, backedUpTo: backup?.place ?? 0 };
      }),

    token() {
      if (furthest && tokens && written?.of !== furthest) {
        written = { of: furthest, token: tokens.write(furthest.epoch, furthest) };
      }
      return written?.token ?? null;
    },

    reach(state) {
      if (furthest?.epoch === state.epoch) keep(state);
    },

    async reachPresent() {
      const { epoch, lineage, seq: place } = await readPosition(database);
      if (furthest?.epoch === epoch) keep({ epoch, lineage, place });
    },

    beginWrite() {
      const known = furthest;
      return (found) => {
        const isKnown = !known || (found.epoch === known.epoch && found.place >= known.place);
        if (isKnown) return;
        // Another epoch may be a newer one, which another server began.
        isFoundBehind ||= found.epoch === known.epoch;
        for (const { onBehind } of listening) onBehind?.();
      };
    },

    async check(token, at, of) {
      const { epoch, lineage, seq } = seen ?? (await inTurn(() => look(at)));
      if (of !== undefined && of !== epoch && tokens?.read(of, token)) return checkEpoch(of, at);
      const point = tokens?.read(epoch, token);
      if (!point || (point.lineage === lineage && point.place <= seq)) return;
      const isLost = async (on: Kysely<Tables>) =>
        (await readPosition(on)).epoch === epoch && !(await holdsLineage(on, point));
      if (!(await isLost(database))) return;
      await inTurn(async () => {
        await putBack(at, isLost);
        await look(at);
      });
    },

    watch: (listeners) => void listening.push(listeners),
  };
}

/** Another process of PostgreSQL may serve another copy of the database, to which not everything had come. */
async function readAnswerer(database: Kysely<Tables>): Promise<string> {
  if (!isPostgres(database)) return '';
  const { rows } = await sql<{ since: string }>`select pg_postmaster_start_time()::text as since`.execute(
    database,
  );
  return rows[0]?.since ?? '';
}
