/** The records of the office on this device, live: for tables, figures and charts. */
import { useEffect, useSyncExternalStore } from 'react';
import type { RecordKind } from '../contract/roles.ts';
import { type DeviceDatabase, type Entry, readFact, withDatabase } from './database.ts';
import { openDatabase } from './device.ts';
import { targetOf } from './merge.ts';
import { OUTBOX_CHANNEL } from './peek.ts';
import {
  createRecordStore,
  type FeedChange,
  type LiveStore,
  type RecordStore,
  type RecordsSnapshot,
} from './record-store.ts';
import { type Row, rowOf } from './rows.ts';
import { currentSession, subscribeToSession } from './session.ts';

export type { RecordStore, RecordsSnapshot } from './record-store.ts';
export type { Row } from './rows.ts';

/** Channel on which a tab that pulled tells the others where to look. */
export const RECORDS_CHANNEL = 'records';

const stores = new Map<RecordKind, LiveStore>();
let listening = false;
let channel: BroadcastChannel | undefined;

/** The one store of this kind in this tab. */
export function openRecords<Kind extends RecordKind>(kind: Kind): RecordStore<Kind> {
  let store = stores.get(kind);
  if (!store) {
    store = createRecordStore({ database: openDatabase(), kind, schedule: withNextFrame, pause });
    stores.set(kind, store);
    listen();
  }
  return store as unknown as RecordStore<Kind>;
}

const NOTHING: RecordsSnapshot<never> = { rows: [], version: 0, state: 'loading', syncedAt: null };

/** All records of a kind, live. */
export function useRecords<Kind extends RecordKind>(kind: Kind): RecordsSnapshot<Kind> {
  const store = openRecords(kind);
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot, () => NOTHING);
}

/** A few rows by id at once, in the order asked for; what is not here is left out. */
export async function firstRows(ids: readonly string[]): Promise<Row[]> {
  return withDatabase(openDatabase(), (tables) =>
    tables.transaction('r', tables.records, tables.entries, tables.facts, async () => {
      const people = await readFact(tables, 'session');
      if (!people) return [];
      const [records, entries] = await Promise.all([
        tables.records.bulkGet([...ids]),
        entriesOf(tables, people.account.id),
      ]);
      return ids.flatMap((id, index) => {
        const own = entries.filter((entry) => targetOf(entry)?.id === id);
        return rowOf(records[index], own, people) ?? [];
      });
    }),
  );
}

async function entriesOf({ entries }: DeviceDatabase, account: string): Promise<Entry[]> {
  return (await entries.orderBy('order').toArray()).filter(({ author }) => author === account);
}

/** What a table showed last, kept under a name of its own until the sign-out. */
export function readFirstScreen(key: string): Promise<unknown> {
  return withDatabase(openDatabase(), (tables) => readFact(tables, `firstScreen:${key}`));
}

/** Keeps it; nothing when nobody is signed in. */
export async function keepFirstScreen(key: string, value: unknown): Promise<void> {
  await withDatabase(openDatabase(), (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      if (await readFact(tables, 'session')) await tables.facts.put({ key: `firstScreen:${key}`, value });
    }),
  );
}

/** Tells this tab's stores, and those of the others. */
export function announceChange(change: FeedChange): void {
  for (const store of stores.values()) store.hear(change);
  channel ??= new BroadcastChannel(RECORDS_CHANNEL);
  channel.postMessage(change);
}

function listen(): void {
  if (listening) return;
  listening = true;
  // The channel that is written to does not hear itself, and this tab's stores are told once.
  channel ??= new BroadcastChannel(RECORDS_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    for (const store of stores.values()) store.hear(data);
  });
  new BroadcastChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    for (const store of stores.values()) store.hearOutbox();
  });
  let account = accountOf();
  subscribeToSession(() => {
    if (account === accountOf()) return;
    account = accountOf();
    for (const store of stores.values()) store.restart();
  });
  // A page that the browser froze has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const store of stores.values()) store.restart();
  });
}

/** Whose records they are. */
function accountOf(): string {
  const { account } = currentSession().session ?? {};
  return account ? `${account.id} ${account.role}` : '';
}

function withNextFrame(work: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(work);
  else setTimeout(work);
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
