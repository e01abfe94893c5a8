/**
 * Pull: brings the feed of records into the database, page by page, each with the cursor that
 * follows it in one transaction. Wherever it is cut, the next pull goes on from there.
 */
import { calls } from '../contract/addresses.ts';
import { type FeedPage, feedPageSchema } from '../contract/changes.ts';
import { type DeviceDatabase, type FeedPosition, readFact, withDatabase } from './database.ts';
import type { FeedChange } from './record-store.ts';
import type { Lock } from './replay.ts';
import type { Answer } from './verdict.ts';

export type PullOutcome =
  /** Everything that was new is here. */
  | 'done'
  /** Nobody is signed in, or somebody else since. */
  | 'out'
  /** The server wants a sign-in first. */
  | 'expired'
  /** The server will not give it now: the one-time password stands, or it failed. */
  | 'refused'
  | 'unreachable';

export interface PullParts {
  database: DeviceDatabase;
  /** One GET; null when nobody of ours answered. */
  get: (address: string) => Promise<Pick<Answer, 'status' | 'body'> | null>;
  /** One puller at a time over all tabs. Two would harm nothing: a page fits one cursor only. */
  lock: Lock;
  /** Epoch milliseconds. */
  clock: () => number;
  announce: (change: FeedChange) => void;
  /** The server answered 401. */
  askToSignIn: (account: string) => Promise<void>;
}

interface Reader {
  account: string;
  role: string;
}

/** One page, and which received entries it is sure to show: those that were so when it was asked for. */
interface Asked {
  since: string | null;
  covered: readonly number[];
  page: FeedPage;
}

/** Rows looked at in one step of dropping void ones. */
const SWEEP = 2_000;

export type Puller = ReturnType<typeof createPuller>;

export function createPuller({ database, get, lock, clock, announce, askToSignIn }: PullParts) {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<PullOutcome> | null = null;

  /** Asks for the page after a cursor. */
  async function ask(since: string | null): Promise<Asked | Exclude<PullOutcome, 'done' | 'out'>> {
    const covered = await withDatabase(database, ({ entries }) =>
      entries.where('state').equals('received').primaryKeys(),
    );
    const answer = await get(
      since === null ? calls.changes : `${calls.changes}?since=${encodeURIComponent(since)}`,
    );
    if (!answer) return 'unreachable';
    if (answer.status === 401) return 'expired';
    const page = answer.status === 200 ? feedPageSchema.safeParse(answer.body) : undefined;
    if (page?.success) return { since, covered, page: page.data };
    // A portal's page is nobody; a problem of ours is a refusal.
    return answer.status >= 400 && answer.body !== undefined ? 'refused' : 'unreachable';
  }

  /** Writes a page if it still fits what is here. */
  function write({ since, covered, page }: Asked, reader: Reader): Promise<'written' | 'out' | 'moved'> {
    return withDatabase(database, (tables) =>
      tables.transaction('rw', tables.records, tables.entries, tables.facts, async () => {
        const [session, feed] = await Promise.all([readFact(tables, 'session'), readFact(tables, 'feed')]);
        if (session?.account.id !== reader.account || session.account.role !== reader.role) return 'out';
        if ((feed?.cursor ?? null) !== since) return 'moved';
        const begins = page.reset && feed !== undefined;
        const generation = (feed?.generation ?? 1) + (begins ? 1 : 0);
        await tables.records.bulkPut(page.records.map((record) => ({ ...record, generation })));
        await tables.records.bulkDelete(page.removed);
        // Their records are in sight by the feed now.
        if (!page.more) await tables.entries.bulkDelete([...covered]);
        const now = new Date(clock()).toISOString();
        await tables.facts.put({ key: 'lastContact', value: now });
        await tables.facts.put({
          key: 'feed',
          value: {
            ...reader,
            cursor: page.cursor,
            generation,
            sweeping: begins || (feed?.sweeping ?? false),
            syncedAt: page.more ? (feed?.syncedAt ?? null) : now,
          } satisfies FeedPosition,
        });
        return 'written';
      }),
    );
  }

  /** Drops what the feed did not bring again after it began anew. */
  async function sweep(): Promise<void> {
    for (let last = ''; ; ) {
      const step = await withDatabase(database, (tables) =>
        tables.transaction('rw', tables.records, tables.facts, async () => {
          const feed = await readFact(tables, 'feed');
          if (!feed?.sweeping) return null;
          const rows = await tables.records.where('id').above(last).limit(SWEEP).toArray();
          const old = rows.filter(({ generation }) => generation !== feed.generation).map(({ id }) => id);
          await tables.records.bulkDelete(old);
          const end = rows.length < SWEEP;
          if (end) await tables.facts.put({ key: 'feed', value: { ...feed, sweeping: false } });
          return { old, last: rows.at(-1)?.id ?? '', end };
        }),
      );
      if (step && step.old.length > 0) announce({ type: 'records', ids: step.old });
      if (!step || step.end) return;
      last = step.last;
    }
  }

  async function run(): Promise<PullOutcome> {
    const { session, feed } = await withDatabase(database, async (tables) => ({
      session: await readFact(tables, 'session'),
      feed: await readFact(tables, 'feed'),
    }));
    if (!session) return 'out';
    const reader: Reader = { account: session.account.id, role: session.account.role };
    let asked = await ask(feed?.cursor ?? null);
    while (typeof asked !== 'string') {
      const { page } = asked;
      // The next page is on its way while this one is written.
      const following = page.more ? ask(page.cursor) : null;
      following?.catch(() => undefined);
      const written = await write(asked, reader);
      // Without locks another tab may have pulled the same: what is new after it is asked for.
      if (written === 'moved') return run();
      if (written === 'out') return written;
      const ids = [...page.records.map(({ id }) => id), ...page.removed];
      const outbox = !page.more && asked.covered.length > 0;
      if (ids.length > 0 || outbox) announce({ type: 'records', ids, outbox });
      if (!following) {
        await sweep();
        return 'done';
      }
      asked = await following;
    }
    if (asked === 'expired') await askToSignIn(reader.account);
    return asked;
  }

  async function runAndTell(): Promise<PullOutcome> {
    const outcome = await lock(run);
    if (outcome === 'out') return outcome;
    const feed = await withDatabase(database, (tables) => readFact(tables, 'feed'));
    announce({ type: 'pulled', syncedAt: feed?.syncedAt ?? null, failed: outcome !== 'done' });
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
