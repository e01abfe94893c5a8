/**
 * Pull: writes the feed of records into their database page by page, each together with its next cursor in one
 * transaction. If a pull is interrupted, the next one continues from there.
 */

import { v7 } from 'uuid';
import { GUESTS_QUERY } from '../../../contract/office/guests.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type FeedPage, feedPageSchema } from '../../../kinds/calls/feed-page.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Lock } from '../../core/dependencies.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import { retryParked } from '../../core/retry-parked.ts';
import type { Entry } from '../../core/tables.ts';
import { echoedKeyHeader, isServerProblem, type Transport } from '../../core/transport.ts';
import { renewCached } from '../../local-cache/index.ts';
import {
  ensureDatabaseName,
  type FeedProgress,
  type RecordsDatabase,
  readCurrentDatabaseName,
  readProgress,
  withRecords,
  writeProgress,
} from '../../storage/index.ts';
import type { FeedChange } from '../rows/live-records.ts';
import { recordOfEntry } from '../rows/merge.ts';
import { hasStoredViews, storeViews } from '../rows/saved-views.ts';
import { hasStoredDrafts, storeDrafts } from '../rows/site-drafts.ts';
import { type CopiedUpTo, findCopiedUpTo, forgetChangedViews } from './forget-views.ts';
import {
  deleteRemovedFromConflicts,
  deleteRemovedFromOutbox,
  deleteRemovedRecords,
  findConflicts,
  findUnreportedRemovals,
  readConflictRecords,
} from './removed-records.ts';
import { addSegments, joinSegments, segmentLimit } from './stored-segments.ts';

export type PullOutcome =
  /** Everything new has been read. */
  | 'done'
  /** Nobody is signed in, or another account has signed in meanwhile. */
  | 'out'
  /** The server wants a sign-in first. */
  | 'expired'
  /** The server refuses for now: the one-time password is not changed yet, or the server failed. */
  | 'refused'
  | 'unreachable';

export interface PullDeps {
  database: DeviceDatabase;
  transport: Transport;
  /** Lock for one pull at a time over all tabs. Two would do no harm, because a page fits only one cursor. */
  lock: Lock;
  /** Epoch milliseconds. */
  clock: () => number;
  announce: (change: FeedChange) => void;
  /** Changes that were parked for want of their record wait again: the record is back. */
  onRetry: () => void;
  /** The server answered 401. */
  askToSignIn: (account: string) => Promise<void>;
  /** The feed began again: the database was put back, or the account may see other things than before. */
  onReset?: () => void;
}

interface Reader {
  account: string;
  role: string;
  /** Name of the database with that account's records. */
  records: string;
}

/** One page, and the received entries that it is sure to contain: those received before the request. */
interface Asked {
  since: string | null;
  covered: readonly number[];
  /** Conflicts on this device when the page was requested. */
  conflicts: readonly number[];
  copiedUpTo: CopiedUpTo;
  page: FeedPage;
  /** Epoch of the database that it comes from; undefined from older servers. */
  epoch: string | undefined;
}

export type Puller = ReturnType<typeof createPuller>;

export function createPuller(parts: PullDeps) {
  const { database, transport, lock, clock, announce, onRetry, askToSignIn, onReset } = parts;
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<PullOutcome> | null = null;

  /** Asks for the page after a cursor. @param lacks what is asked for, changed or not */
  async function ask(
    since: string | null,
    lacks: readonly ('views' | 'drafts')[] = [],
  ): Promise<Asked | Exclude<PullOutcome, 'done' | 'out'>> {
    const [covered, conflicts, copiedUpTo] = await withDatabase(database, (tables) =>
      Promise.all([
        tables.entries.where('state').equals('received').primaryKeys(),
        findConflicts(tables),
        findCopiedUpTo(tables),
      ]),
    );
    const query =
      since === null
        ? ''
        : `&since=${encodeURIComponent(since)}${lacks.map((part) => `&${part}=all`).join('')}`;
    // A page may be long: the timeout applies to silence, not to the whole answer.
    const reply = await transport(`${endpoints.changes}?${GUESTS_QUERY}${query}`, {
      patience: 'silence',
      headers: echoedKeyHeader,
    });
    if (reply instanceof Error) return 'unreachable';
    if (reply.status === 401 && isServerProblem(reply.body)) return 'expired';
    const page = reply.status === 200 ? feedPageSchema.safeParse(reply.body) : undefined;
    const epoch = reply.serverStatus?.epoch;
    if (page?.success) return { since, covered, conflicts, copiedUpTo, page: page.data, epoch };
    // A captive portal's page counts as no answer; a problem from our server is a refusal.
    return isServerProblem(reply.body) ? 'refused' : 'unreachable';
  }

  /**
   * Stores a page if it still fits the cursor in the database. The outbox is updated after the records; if
   * that is interrupted, the next pull does it.
   */
  async function write(asked: Asked, reader: Reader): Promise<'written' | 'out' | 'moved'> {
    const { page } = asked;
    let retried = 0;
    const isReader = await withDatabase(database, (tables) =>
      tables.transaction('rw', [tables.entries, tables.copies, tables.drafts, tables.facts], async () => {
        const session = await readDeviceState(tables, 'session');
        if (session?.account.id !== reader.account || session.account.role !== reader.role) return false;
        await tables.facts.put({ key: 'lastContact', value: toIsoTime(clock()) });
        if (page.removed.length > 0) await deleteRemovedFromOutbox(tables, new Set(page.removed));
        if (page.views) await forgetChangedViews(tables, asked.copiedUpTo, page.views);
        // A restored server may have refused a change before another device brought its record back.
        const brought = new Set(page.records.map(({ id }) => id));
        retried = await retryParked(tables, (entry) => brought.has(recordOfEntry(entry)?.id ?? ''));
        return true;
      }),
    );
    if (!isReader) return 'out';
    if (retried > 0) onRetry();
    const written = await withRecords(
      database,
      (tables) =>
        tables.transaction(
          'rw',
          tables.segments,
          tables.kept,
          tables.progress,
          tables.days,
          storing(tables, asked),
        ),
      reader.records,
    );
    if (written === 'written' && !page.more) await settle(asked, reader);
    return written ?? 'out';
  }

  /**
   * Returns the work of the transaction. Not nested: Dexie's transactions end early in deep native promises.
   */
  const storing =
    (tables: RecordsDatabase, { since, page }: Asked) =>
    async (): Promise<'written' | 'moved'> => {
      const feed = await readProgress(tables);
      if ((feed?.cursor ?? null) !== since) return 'moved';
      const begins = page.reset && feed !== undefined;
      const generation = (feed?.generation ?? 1) + (begins ? 1 : 0);
      await addSegments(tables, page, generation);
      await renewCached(tables, page);
      await storeViews(tables, page, feed === undefined);
      await storeDrafts(tables, page, feed === undefined);
      const position: FeedProgress = {
        start: feed?.start ?? v7(),
        cursor: page.cursor,
        generation,
        floor: feed?.floor ?? generation,
        most: feed?.most ?? segmentLimit(0),
        syncedAt: feed?.syncedAt ?? null,
      };
      // During the first read this would be repeated for each page.
      const isFirst = position.syncedAt === null || position.floor !== generation;
      if (page.removed.length > 0 && !isFirst) await deleteRemovedRecords(tables);
      await writeProgress(tables, page.more ? position : await finish(tables, position));
      return 'written';
    };

  /** Deletes void and duplicate records, once the feed is read to its end. */
  async function finish(tables: RecordsDatabase, position: FeedProgress): Promise<FeedProgress> {
    const { generation, floor, syncedAt } = position;
    if (floor !== generation) await tables.segments.where('generation').below(generation).delete();
    const isFirst = syncedAt === null || floor !== generation;
    if (isFirst) await deleteRemovedRecords(tables);
    const count = await tables.segments.count();
    let { most } = position;
    if (isFirst) most = segmentLimit(count);
    else if (count > most) most = await joinSegments(tables, generation);
    return { ...position, floor: generation, most, syncedAt: toIsoTime(clock()) };
  }

  /** Deletes from the outbox what the feed, read to its end, has brought or removed. */
  async function settle({ covered, conflicts, epoch }: Asked, reader: Reader): Promise<void> {
    const held = await withDatabase(database, (tables) => readConflictRecords(tables, conflicts));
    const lost = await withRecords(
      database,
      (tables) => findUnreportedRemovals(tables, held, reader.role),
      reader.records,
    );
    await withDatabase(database, (tables) =>
      tables.transaction('rw', tables.entries, async () => {
        // The feed has brought their records; a restored server may have lost others.
        const here = await tables.entries.bulkGet([...covered]);
        const shown = here.filter(
          (entry) => entry?.state === 'received' && (epoch === undefined || entry.receipt?.epoch === epoch),
        );
        await tables.entries.bulkDelete(shown.map((entry) => (entry as Entry).order));
        if (lost) await deleteRemovedFromConflicts(tables, lost);
      }),
    );
  }

  async function run(): Promise<PullOutcome> {
    await ensureDatabaseName(database);
    const { session, records } = await withDatabase(database, (tables) =>
      tables.transaction('r', tables.facts, async () => ({
        session: await readDeviceState(tables, 'session'),
        records: await readCurrentDatabaseName(tables),
      })),
    );
    if (!session || !records) return 'out';
    const reader: Reader = { account: session.account.id, role: session.account.role, records };
    const [feed, lacks] = (await withRecords(
      database,
      async (tables) => {
        const lacks = [
          ...((await hasStoredViews(tables)) ? [] : ['views' as const]),
          ...((await hasStoredDrafts(tables)) ? [] : ['drafts' as const]),
        ];
        return [await readProgress(tables), lacks] as const;
      },
      records,
    )) ?? [undefined, []];
    let asked = await ask(feed?.cursor ?? null, lacks);
    while (typeof asked !== 'string') {
      const { page } = asked;
      // The next page is requested while this one is stored.
      const following = page.more ? ask(page.cursor) : null;
      following?.catch(() => undefined);
      const written = await write(asked, reader);
      // Without locks another tab may have pulled the same page; continue after it.
      if (written === 'moved') return run();
      if (written === 'out') return written;
      if (page.reset && asked.since !== null) onReset?.();
      const outbox = !page.more && asked.covered.length > 0;
      if (
        page.records.length + page.removed.length > 0 ||
        page.reset ||
        page.views ||
        page.drafts ||
        outbox
      ) {
        announce({ type: 'records', outbox });
      }
      if (!following) return 'done';
      asked = await following;
    }
    if (asked === 'expired') await askToSignIn(reader.account);
    return asked;
  }

  async function runAndTell(): Promise<PullOutcome> {
    const outcome = await lock(run);
    if (outcome === 'out') return outcome;
    announce({ type: 'pulled', failed: outcome !== 'done' });
    return outcome;
  }

  return {
    /** Resolves when a pull that began after this call has ended. */
    pull(): Promise<PullOutcome> {
      next ??= current.then(() => {
        next = null;
        const running = runAndTell();
        current = running.catch(() => undefined);
        return running;
      });
      return next;
    },
  };
}
