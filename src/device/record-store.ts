/**
 * The rows of one kind of record in memory, kept live: read from the database in chunks once, and
 * by id from then on. The database is the truth; what is told only says where to look.
 */
import Dexie from 'dexie';
import type { RecordKind } from '../contract/roles.ts';
import { type DeviceDatabase, type Entry, type FeedPosition, readFact, withDatabase } from './database.ts';
import { type People, targetOf } from './merge.ts';
import { isSameRow, type Row, rowOf } from './rows.ts';

export interface RecordsSnapshot<Kind extends RecordKind = RecordKind> {
  /** In no promised order. A row that did not change is the same object as before. */
  rows: readonly Row<Kind>[];
  /** Counts the changes of `rows`. */
  version: number;
  /** Loading until all that is here is read and the feed was read once; rows come in before that. */
  state: 'loading' | 'ready' | 'failed';
  /** When this device last heard all that is new; its own clock, ISO 8601. */
  syncedAt: string | null;
  error?: string;
}

export interface RecordStore<Kind extends RecordKind = RecordKind> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => RecordsSnapshot<Kind>;
  /** Begins to load; again does nothing. */
  start: () => void;
}

/** Word of what changed in the database. */
export type FeedChange =
  | {
      type: 'records';
      ids: readonly string[];
      /** Entries have left the outbox with it. */
      outbox?: boolean;
    }
  /** A pull came to its end, well or not. */
  | { type: 'pulled'; syncedAt: string | null; failed: boolean };

/** The store as those see it who keep it live. */
export interface LiveStore<Kind extends RecordKind = RecordKind> extends RecordStore<Kind> {
  hear: (change: FeedChange) => void;
  /** The outbox changed. */
  hearOutbox: () => void;
  /** Another account, or none: everything anew. */
  restart: () => void;
}

export interface RecordStoreParts {
  database: DeviceDatabase;
  kind: RecordKind;
  /** Runs it soon: with the next frame where one comes. */
  schedule: (work: () => void) => void;
  /** Gives way to the page between two chunks. */
  pause: () => Promise<void>;
}

/** Records read at once. */
const CHUNK = 2_000;

const NOT_READ = 'The records on this device could not be read.';
const NOT_FETCHED = 'The records could not be fetched yet. They will come as soon as there is a signal.';

export function createRecordStore<Kind extends RecordKind>(parts: RecordStoreParts): LiveStore<Kind> {
  const { database, schedule, pause } = parts;
  const listeners = new Set<() => void>();
  let rows: Row[] = [];
  let places = new Map<string, number>();
  /** What waits for each record, as its row shows it. */
  let overlay = new Map<string, readonly Entry[]>();
  // Never the list that is worked on: who compares lists would see no change in it.
  let current: RecordsSnapshot = { rows: [], version: 0, state: 'loading', syncedAt: null };
  let loaded = false;
  let started = false;
  let failedPull = false;
  let syncedAt: string | null = null;
  let error: string | undefined;
  let version = 0;
  /** Counts the accounts: work for an earlier one is dropped. */
  let turn = 0;
  let ids = new Set<string>();
  let outboxChanged = false;
  let busy = false;
  let told = true;

  function tell(): void {
    if (!told) return;
    told = false;
    schedule(() => {
      told = true;
      const state = error
        ? 'failed'
        : loaded && syncedAt
          ? 'ready'
          : loaded && failedPull
            ? 'failed'
            : 'loading';
      const words = error ?? (state === 'failed' ? NOT_FETCHED : undefined);
      // A new array only when a row changed: who compares it is right.
      const shown = version === current.version ? current.rows : [...rows];
      current = { rows: shown, version, state, syncedAt, ...(words && { error: words }) };
      for (const listener of listeners) listener();
    });
  }

  function put(id: string, row: Row | undefined): void {
    const place = places.get(id);
    const known = place === undefined ? undefined : rows[place];
    if (row && known && place !== undefined) {
      if (isSameRow(known, row)) return;
      rows[place] = row;
    } else if (row) {
      places.set(id, rows.push(row) - 1);
    } else if (known && place !== undefined) {
      const last = rows.pop() as Row;
      places.delete(id);
      if (last !== known) {
        rows[place] = last;
        places.set(last.id, place);
      }
    } else return;
    version += 1;
  }

  /** What this account has waiting, by record of this kind. To be called in a transaction. */
  async function readOverlay(
    tables: DeviceDatabase,
  ): Promise<{ people: People | undefined; waiting: typeof overlay }> {
    const people = await readFact(tables, 'session');
    const waiting = new Map<string, Entry[]>();
    if (!people) return { people, waiting };
    for (const entry of await tables.entries.orderBy('order').toArray()) {
      if (entry.author !== people.account.id) continue;
      const target = targetOf(entry);
      if (target?.kind !== parts.kind) continue;
      const list = waiting.get(target.id);
      if (list) list.push(entry);
      else waiting.set(target.id, [entry]);
    }
    return { people, waiting };
  }

  const read = <Result>(work: (tables: DeviceDatabase) => Promise<Result>) =>
    withDatabase(database, (tables) =>
      tables.transaction('r', tables.records, tables.entries, tables.facts, () => work(tables)),
    );

  /** Reads everything of the kind, chunk by chunk. What changes meanwhile is told, and read after it. */
  async function load(own: number): Promise<void> {
    const { people, waiting, feed } = await read(async (tables) => ({
      ...(await readOverlay(tables)),
      feed: await readFact(tables, 'feed'),
    }));
    if (own !== turn) return;
    hearOf(feed);
    overlay = waiting;
    let announced = CHUNK;
    let last: string | typeof Dexie.minKey = Dexie.minKey;
    while (people) {
      const chunk = await withDatabase(database, ({ records }) =>
        records
          .where('[kind+id]')
          .between([parts.kind, last], [parts.kind, Dexie.maxKey], false, true)
          .limit(CHUNK)
          .toArray(),
      );
      if (own !== turn) return;
      for (const record of chunk) put(record.id, rowOf(record, overlay.get(record.id) ?? [], people));
      // Told at each doubling: a table that sorts at every word would sort fifty times.
      if (rows.length >= announced) {
        announced = rows.length * 2;
        tell();
      }
      const end = chunk.at(-1);
      if (!end || chunk.length < CHUNK) break;
      last = end.id;
      await pause();
    }
    // New records, which the feed has not brought yet.
    if (people)
      for (const [id, entries] of overlay) if (!places.has(id)) put(id, rowOf(undefined, entries, people));
    loaded = true;
    tell();
  }

  function hearOf(feed: FeedPosition | undefined): void {
    syncedAt = feed?.syncedAt ?? null;
  }

  /** Reads rows anew by id, records and entries of the same moment. */
  async function refresh(own: number): Promise<void> {
    const asked = ids;
    const outboxToo = outboxChanged;
    ids = new Set();
    outboxChanged = false;
    const { people, waiting, records } = await read(async (tables) => {
      const { people, waiting } = outboxToo
        ? await readOverlay(tables)
        : { people: await readFact(tables, 'session'), waiting: overlay };
      if (outboxToo) for (const id of changedIds(overlay, waiting)) asked.add(id);
      const found = await tables.records.bulkGet([...asked]);
      return { people, waiting, records: found };
    }).catch((reason: unknown) => {
      for (const id of asked) ids.add(id);
      outboxChanged ||= outboxToo;
      throw reason;
    });
    if (own !== turn) return;
    overlay = waiting;
    let index = 0;
    for (const id of asked) {
      const record = records[index];
      index += 1;
      if (record && record.kind !== parts.kind) continue;
      put(id, people && rowOf(record, overlay.get(id) ?? [], people));
    }
    tell();
  }

  /** One thing at a time: first everything, then what changed since. */
  async function work(): Promise<void> {
    if (busy || !started) return;
    busy = true;
    try {
      for (let own = turn; ; own = turn) {
        if (!loaded) await load(own);
        else if (ids.size > 0 || outboxChanged) await refresh(own);
        else return;
        error = undefined;
      }
    } catch {
      // No database, or it died twice: the next word tries again.
      error = NOT_READ;
      tell();
    } finally {
      busy = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current as RecordsSnapshot<Kind>,
    start() {
      if (started) return;
      started = true;
      void work();
    },
    hear(change) {
      if (change.type === 'pulled') {
        failedPull = change.failed;
        syncedAt = change.syncedAt ?? syncedAt;
        tell();
        return;
      }
      for (const id of change.ids) ids.add(id);
      outboxChanged ||= change.outbox ?? false;
      void work();
    },
    hearOutbox() {
      outboxChanged = true;
      void work();
    },
    restart() {
      turn += 1;
      rows = [];
      places = new Map();
      overlay = new Map();
      loaded = false;
      failedPull = false;
      syncedAt = null;
      version += 1;
      ids = new Set();
      tell();
      void work();
    },
  };
}

/** Ids whose entries are others than before, or have another state. */
function changedIds(
  before: ReadonlyMap<string, readonly Entry[]>,
  after: ReadonlyMap<string, readonly Entry[]>,
): string[] {
  const mark = (entries: readonly Entry[] = []) => entries.map(({ id, state }) => `${id} ${state}`).join();
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((id) => mark(before.get(id)) !== mark(after.get(id)));
}
