/** The database of a tab, with the disk's faults; and what lies on that disk, read past the program. */
import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { DeviceDatabase } from '../../../src/device/core/database.ts';
import { DATABASE_NAME } from '../../../src/device/core/shared-names.ts';
import type { DeviceStateRow, Entry, EntryCopy, SentEntry } from '../../../src/device/core/tables.ts';
import {
  plainStorage,
  type RecordsStorage,
  type Segment,
  setRecordsStorage,
} from '../../../src/device/storage/index.ts';
import type { SeededRandom } from '../../parts/seeded-random.ts';
import type { Owner, Schedule } from '../schedule.ts';

export const storageFaults = ['abort', 'quota', 'unknown', 'commit then throw', 'closed'] as const;
export type StorageFault = (typeof storageFaults)[number];

/** Faults of the next transactions of a browser. */
export interface Disk {
  fault: StorageFault | null;
  /** Transactions that it still meets. */
  left: number;
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

const errors: Record<Exclude<StorageFault, 'closed'>, () => Error> = {
  abort: () => named('AbortError', 'The transaction was aborted.'),
  quota: () => named('QuotaExceededError', 'The disk is full.'),
  unknown: () => named('UnknownError', 'Internal error.'),
  'commit then throw': () => named('UnknownError', 'Connection to Indexed Database server lost.'),
};

export interface DiskParts {
  indexedDB: IDBFactory;
  disk: Disk;
  owner: Owner;
  schedule: Schedule;
  chance: SeededRandom;
  /** Called for each fault that was met. */
  count: (fault: StorageFault) => void;
}

/** A connection of its own. Some transactions wait, so that others come between. */
export function openDisk(parts: DiskParts): DeviceDatabase {
  const storage = { indexedDB: parts.indexedDB, IDBKeyRange };
  const plain = plainStorage(storage);
  const place: RecordsStorage = {
    ...plain,
    open: async (name) => withFaults(await plain.open(name), parts),
  };
  const database = withFaults(new DeviceDatabase(storage), parts);
  setRecordsStorage(database, place);
  return database;
}

/** Returns the same database, with transactions that fail as the disk does. */
function withFaults<Database extends Dexie>(
  database: Database,
  { disk, owner, schedule, chance, count }: DiskParts,
): Database {
  const begin = database.transaction.bind(database) as (...given: unknown[]) => Promise<unknown>;

  function takeFault(mode: unknown): StorageFault | null {
    if (!disk.fault || disk.left === 0) return null;
    if (disk.fault === 'quota' && !String(mode).startsWith('rw')) return null;
    disk.left -= 1;
    count(disk.fault);
    return disk.fault;
  }

  async function run(given: unknown[]): Promise<unknown> {
    const fault = takeFault(given[0]);
    if (fault === 'closed') {
      // As iOS does it: the program learns of it at its next transaction.
      (database.backendDB() as IDBDatabase | null)?.close();
      return begin(...given);
    }
    if (fault === null) return begin(...given);
    if (fault === 'commit then throw') {
      await begin(...given);
      throw errors[fault]();
    }
    const work = given.at(-1) as () => Promise<unknown>;
    return begin(...given.slice(0, -1), async () => {
      await work();
      throw errors[fault]();
    });
  }

  database.transaction = ((...given: unknown[]) => {
    if (Dexie.currentTransaction?.active) return begin(...given);
    if (!chance.odds(0.25)) return run(given);
    return new Promise<unknown>((resolve, reject) => {
      schedule.add(chance.below(20), owner, () => void run(given).then((result) => resolve(result), reject));
    });
  }) as typeof database.transaction;
  return database;
}

interface Tables {
  entries: Entry[];
  sent: SentEntry[];
  copies: EntryCopy[];
  facts: DeviceStateRow[];
  segments: Segment[];
  drafts: unknown[];
}

interface RawStore {
  records: { values: () => Iterable<{ value: unknown }> };
}

/** Everything that is on the disk of a browser now; not copied, and not to be changed. */
export function readDisk(indexedDB: IDBFactory): Tables {
  const { _databases } = indexedDB as unknown as {
    _databases: Map<string, { rawObjectStores: Map<string, RawStore> }>;
  };
  const read = (database: string, store: string) =>
    [...(_databases.get(database)?.rawObjectStores.get(store)?.records.values() ?? [])].map(
      ({ value }) => value,
    ) as never[];
  const all = (store: string) => read(DATABASE_NAME, store);
  // Records of the account that is signed in, and those that a sign-out could not delete yet.
  const records = [..._databases.keys()].filter((name) => name !== DATABASE_NAME);
  return {
    entries: all('entries'),
    sent: all('sent'),
    copies: all('copies'),
    facts: all('facts'),
    segments: records.flatMap((name) => read(name, 'segments')),
    drafts: all('drafts'),
  };
}
