/**
 * The outbox: every submission is stored here, on disk, until the server's receipt names it or the person
 * removes it. Nothing else removes one.
 */
import type { Problem, Receipt } from '../../contract/answers.ts';
import {
  type DeviceDatabase,
  type Entry,
  isDiskFull,
  readFact,
  type SentEntry,
  withDatabase,
} from '../database.ts';
import { isoOf } from '../moments.ts';
import { acknowledgeAll } from './acknowledge.ts';
import { AlreadyReceived, addNew, correct, freshEntry, type NewEntry, replace } from './add-entry.ts';
import { markOf } from './chain.ts';
import { readyOf } from './ready.ts';
import { findThere } from './rows.ts';
import { giveUp, MayBeHeld, type MayHold, takeBack } from './take-back.ts';
import { LONGEST_PAUSE } from './verdict.ts';

export interface OutboxParts {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Makes the id of a correction. */
  newId: () => string;
  /** Tells every tab, and this one, that something changed. @param isAllSent it was the last of what waited */
  announce: (isAllSent?: boolean) => void;
  /** Deletes from a full disk what can be fetched again; true if there was anything. */
  makeRoom?: () => Promise<boolean>;
}

/**
 * All entries that the server does not hold, oldest first. Read at once and filtered here, because an index
 * query that excludes one state would be read row by row.
 */
export async function findUnsent({ entries }: Pick<DeviceDatabase, 'entries'>): Promise<Entry[]> {
  return (await entries.orderBy('order').toArray()).filter(({ state }) => state !== 'received');
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(parts: OutboxParts) {
  const write = createWriting(parts);
  return {
    ...createReading(parts),
    ...createAdding(parts, write),
    ...createSending(parts, write),
    ...createFiling(parts, write),
    ...createSettling(parts, write),
  };
}

type Write = ReturnType<typeof createWriting>;

function createWriting({ database, announce, makeRoom }: OutboxParts) {
  /**
   * One transaction over all that an entry touches, repeated once after a reconnect or after freeing space.
   * @param isLast by the result: whether it was the last of what waited
   */
  return async function write<Result>(
    work: (tables: DeviceDatabase) => Promise<Result>,
    isLast: (result: Result) => boolean = () => false,
  ): Promise<Result> {
    const run = () =>
      withDatabase(database, (tables) =>
        tables.transaction('rw', [tables.entries, tables.sent, tables.facts, tables.copies], () =>
          work(tables),
        ),
      );
    const result = await run().catch(async (error: unknown) => {
      if (!isDiskFull(error) || !(await makeRoom?.())) throw error;
      return run();
    });
    announce(isLast(result));
    return result;
  };
}

/** What is there: nothing of it writes. */
function createReading({ database, clock }: OutboxParts) {
  /** Waiting entries that may be sent, due or not, oldest first. */
  async function ready(author: string | null): Promise<Entry[]> {
    return readyOf(await withDatabase(database, findUnsent), author);
  }

  return {
    ready,

    find(id: string): Promise<Entry | undefined> {
      return withDatabase(database, ({ entries }) => entries.get({ id }));
    },

    findSent(id: string): Promise<SentEntry | undefined> {
      return withDatabase(database, ({ sent }) => sent.get(id));
    },

    /** Everything not sent, oldest first. */
    unsent(): Promise<Entry[]> {
      return withDatabase(database, findUnsent);
    },

    /** Receipts, newest first. */
    sent(): Promise<SentEntry[]> {
      return withDatabase(database, ({ sent }) => sent.orderBy('receivedAt').reverse().toArray());
    },

    /** When the server last answered, ISO 8601. */
    async lastContact(): Promise<string | null> {
      return (await withDatabase(database, (tables) => readFact(tables, 'lastContact'))) ?? null;
    },

    /**
     * Waiting entries that are due, oldest first; those that are sent alone come after all others.
     * @param author whose entries may be sent now, beside those of visitors
     * @param eager true ends our own pauses, never one that the server asked for
     */
    async due(author: string | null, eager: boolean): Promise<Entry[]> {
      const now = clock();
      const over = (time: number) => time <= now || time - now > LONGEST_PAUSE;
      const due = (await ready(author)).filter(
        (entry) => over(entry.notBefore) && (eager || over(entry.nextAttemptAt)),
      );
      const alone = due.filter((entry) => entry.alone).sort((a, b) => a.attempts - b.attempts);
      return [...due.filter((entry) => !entry.alone), ...alone];
    },
  };
}

/** What a person does with entries: adds, takes back, discards. */
function createAdding({ clock, newId }: OutboxParts, write: Write) {
  const isoNow = () => isoOf(clock());
  return {
    /**
     * Saves an entry; resolves when it is on disk. The same id again is the same request: the same content
     * gives what is there; other content is written over what never left, and is else a correction.
     * @throws AlreadyReceived when the server holds this very content
     * @throws AlreadySent when it replaces an entry that may have been sent
     * @throws NotSignedIn when its author is not signed in any more
     * @throws Dexie's QuotaExceededError and the like when the device cannot store it
     */
    async add(entry: NewEntry): Promise<Entry> {
      const fresh = freshEntry(entry, isoNow());
      if (fresh.replaces) return write((tables) => replace(tables, fresh));
      const { atOffice = null } = entry;
      const again = () => write((tables) => correct(tables, fresh, newId(), atOffice));
      if (atOffice) return again();
      try {
        return await write((tables) => addNew(tables, fresh));
      } catch (error) {
        const isKnown = error instanceof AlreadyReceived || error instanceof MayBeHeld;
        if ((error as Error).name !== 'ConstraintError' && !isKnown) throw error;
        return again();
      }
    },

    /** A transaction of one's own over all that an entry touches, see `many.ts`; with the time, ISO 8601. */
    write: <Result>(work: (tables: DeviceDatabase, now: string) => Promise<Result>): Promise<Result> =>
      write((tables) => work(tables, isoNow())),

    /**
     * Withdraws an entry for the press of Submit that added it: the form holds its values, and nobody was
     * told that they are saved. False if somebody may have been; then the entry stays.
     * @param mayHold what the server may hold under its id, by its answer
     */
    withdraw(id: string, press: string, mayHold: MayHold): Promise<boolean> {
      return write((tables) => takeBack(tables, id, press, mayHold));
    },

    /** The person discarded it. True if it was there. */
    remove(id: string): Promise<boolean> {
      return write((tables) => giveUp(tables, id));
    },
  };
}

/** What becomes of entries before they leave. */
function createSending({ database, clock }: OutboxParts, write: Write) {
  const isoNow = () => isoOf(clock());
  return {
    /**
     * Marks an attempt before it is made; from then on the payload is frozen. Returns the entries that still
     * exist. On a full disk they stay unmarked: they must be sent, and the key prevents duplicates.
     */
    async freeze(due: readonly Pick<Entry, 'id' | 'order'>[]): Promise<Entry[]> {
      const isWaiting = ({ state }: Entry) => state === 'waiting';
      try {
        return await write(async ({ entries }) => {
          const tried = (await findThere({ entries }, due))
            .filter(isWaiting)
            .map((entry) => ({ ...entry, attempts: entry.attempts + 1, lastAttemptAt: isoNow() }));
          await entries.bulkPut(tried);
          return tried;
        });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        return withDatabase(database, async (tables) => (await findThere(tables, due)).filter(isWaiting));
      }
    },
  };
}

/** What goes into a file that another device may send. */
function createFiling({ clock }: OutboxParts, write: Write) {
  const inFile = (entry: Entry): Entry => ({ ...entry, inFileSince: isoOf(clock()), press: null });
  return {
    /**
     * Returns every unsent entry of one author, for a file that another device may send. Each is marked
     * first, because an entry in a file must not change.
     * @param fits false for an entry that the file cannot hold, which stays as it is
     * @param leaves later if the file may stay here after all: then `markInFile` marks them
     */
    exportUnsent(
      fits: (entry: Entry) => boolean,
      author: string | null = null,
      leaves: 'now' | 'later' = 'now',
    ): Promise<{ exported: Entry[]; left: Entry[] }> {
      return write(async ({ entries }) => {
        const unsent = await findUnsent({ entries });
        const own = unsent.filter((entry) => entry.author === author);
        const fitting = own.filter(fits);
        const exported = leaves === 'now' ? fitting.map(inFile) : fitting;
        if (leaves === 'now') await entries.bulkPut(exported);
        return { exported, left: own.filter((entry) => !fits(entry)) };
      });
    },

    /**
     * A file with these leaves the device now.
     * @param exported as they are in the file
     * @returns the ids of those that were in no file before; null if one of them was changed or taken back since, and
     *   nothing is marked: then the file must not leave
     */
    markInFile(exported: readonly Entry[]): Promise<string[] | null> {
      return write(async ({ entries, sent }) => {
        const ids = exported.map(({ id }) => id);
        const there = new Map((await entries.where('id').anyOf(ids).toArray()).map((one) => [one.id, one]));
        const receipts = new Set((await sent.bulkGet(ids)).map((one) => one?.id));
        const isInFile = ({ id, payload }: Entry) => {
          const now = there.get(id);
          return now ? markOf(now.payload) === markOf(payload) : receipts.has(id);
        };
        if (!exported.every(isInFile)) return null;
        const unsent = [...there.values()].filter(({ state }) => state !== 'received');
        await entries.bulkPut(unsent.map(inFile));
        return unsent.filter(({ inFileSince }) => inFileSince === undefined).map(({ id }) => id);
      });
    },

    /** The file stayed here after all. @param ids of those that are in no other */
    unmarkInFile(ids: readonly string[]): Promise<void> {
      return write(async ({ entries }) => {
        await entries
          .where('id')
          .anyOf([...ids])
          .modify((entry) => {
            delete entry.inFileSince;
          });
      });
    },
  };
}

/** What an answer makes of entries: received, refused, later. */
function createSettling({ clock }: OutboxParts, write: Write) {
  const isoNow = () => isoOf(clock());
  return {
    /**
     * The server holds these: deletes payloads, keeps receipts. A staff entry stays as received until the
     * feed has brought its record. Receipts of unknown entries change nothing.
     * @param sentNow the entries as they were sent, if available
     */
    async acknowledge(receipts: readonly Receipt[], sentNow: readonly Entry[] = []): Promise<void> {
      await write(
        (tables) => acknowledgeAll(tables, receipts, sentNow, isoNow()),
        (waiting) => waiting === 0,
      );
    },

    /**
     * The server refused it: kept, shown with the reason, tried no more. What it has received stays so, and
     * what it holds as corrected is no work any more.
     */
    park(id: string, problem: Problem): Promise<void> {
      return write(async ({ entries, sent, facts }) => {
        const own = entries.where({ id }).and(({ state }) => state !== 'received');
        if (await sent.get(id)) await own.delete();
        else await own.modify({ state: 'parked', problem });
        await facts.put({ key: 'lastContact', value: isoNow() });
      });
    },

    /** Not now: tried again at the given times, epoch milliseconds. Received entries stay received. */
    postpone(
      ids: readonly string[],
      schedule: (
        entry: Entry,
      ) => Pick<Entry, 'nextAttemptAt' | 'notBefore' | 'heldOff' | 'problem' | 'alone'>,
    ): Promise<void> {
      return write(async ({ entries }) => {
        await entries
          .where('id')
          .anyOf([...ids])
          // Without locks another tab may have heard more of it meanwhile.
          .and(({ state }) => state === 'waiting')
          .modify((entry) => {
            Object.assign(entry, schedule(entry));
          });
      });
    },
  };
}
