/** The records of the office on this device, live: for tables, figures and charts. */

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RecordKind } from '../../contract/accounts/roles.ts';
import type { FeedRecord } from '../../contract/kinds/records.ts';
import { isVoided } from '../../contract/protocol/changes.ts';
import { whenIdle } from '../browser/page.ts';
import { onReturn } from '../core/back-forward-cache.ts';
import { countChange } from '../core/change-counter.ts';
import { type Channel, openChannel } from '../core/channel.ts';
import { openDatabase } from '../core/database.ts';
import { OUTBOX_CHANNEL, RECORDS_CHANNEL } from '../core/names.ts';
import { currentSession, subscribeToSession } from '../office/session/page.ts';
import { keepReadings } from './rows/entries-read.ts';
import {
  createLiveRecords,
  type FeedChange,
  type LiveRecords,
  type LiveRecordsSource,
  type RecordsSnapshot,
} from './rows/live-records.ts';
import { type Row, withoutRowState } from './rows/rows.ts';

/** What follows the records of this tab. */
export type RecordsFollower = Pick<LiveRecordsSource, 'hear' | 'hearOutbox' | 'restart'>;

export type { LiveRecords, RecordsSnapshot } from './rows/live-records.ts';
export type { Row } from './rows/rows.ts';

/** Milliseconds in which those who hear of a change of the outbox ask for it. */
const GATHER = 8;

const stores = new Map<RecordKind, LiveRecordsSource>();
/** Told of changes: the stores, and what other rooms make of the records. */
const followers = new Set<RecordsFollower>();
let listening = false;
/** Whether the last reading of the feed failed, for lists that are opened after it. */
let failed = false;
let channel: Channel | undefined;

/** The one store of this kind in this tab. */
export function openRecords<Kind extends RecordKind>(kind: Kind): LiveRecords<Kind> {
  let store = stores.get(kind);
  if (!store) {
    store = createLiveRecords({ database: openDatabase(), kind, schedule: withNextFrame, nextTask });
    stores.set(kind, store);
    followRecords(store);
    if (failed) store.hear({ type: 'pulled', failed });
  }
  return store as unknown as LiveRecords<Kind>;
}

const NOTHING: RecordsSnapshot<never> = {
  rows: [],
  version: 0,
  state: 'loading',
  syncedAt: null,
  isRead: false,
};

/** Tells it of all changes from now on. @returns ends it */
export function followRecords(follower: RecordsFollower): () => void {
  followers.add(follower);
  hearChanges();
  return () => followers.delete(follower);
}

/** All records of a kind, live. */
export function useRecords<Kind extends RecordKind>(kind: Kind): RecordsSnapshot<Kind> {
  const store = openRecords(kind);
  // The rows that a table showed last are on screen before the rest is read.
  useEffect(() => whenIdle(store.start), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot, () => NOTHING);
}

/** The same without what staff voided: for whatever counts or adds up. */
export function useCountedRecords<Kind extends RecordKind>(kind: Kind): RecordsSnapshot<Kind> {
  const snapshot = useRecords(kind);
  return useMemo(() => ({ ...snapshot, rows: snapshot.rows.filter((row) => !isVoided(row)) }), [snapshot]);
}

/** All records of a kind as this tab shows them now: what it has read of them. */
export const shownRows = <Kind extends RecordKind>(kind: Kind): readonly Row<Kind>[] =>
  openRecords(kind).snapshot().rows;

/** The latest record from the feed, of any kind, if this tab has read it. */
export function loadedRecord(id: string): FeedRecord | undefined {
  for (const store of stores.values()) {
    const record = store.find(id);
    if (record) return withoutRowState(record);
  }
  return undefined;
}

/** The last segment of this kind that the tables of this tab show; 0 while they do not show all. */
export const lastShownOf = (kind: RecordKind): number => stores.get(kind)?.lastRead() ?? 0;

/** Tells this tab's stores, and those of the others. */
export function announceChange(change: FeedChange): void {
  tellFollowers(change);
  channel ??= openChannel(RECORDS_CHANNEL);
  channel.postMessage(change);
}

/** Hears of every change from now on. Calling it again does nothing. */
function hearChanges(): void {
  if (listening) return;
  listening = true;
  keepReadings(openDatabase(), () => new Promise((resolve) => setTimeout(resolve, GATHER)));
  // A channel does not hear its own messages, so this tab's stores are told directly, once.
  channel ??= openChannel(RECORDS_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    tellFollowers(data);
  });
  openChannel(OUTBOX_CHANNEL).addEventListener('message', () => {
    countChange();
    for (const follower of followers) follower.hearOutbox();
  });
  let account = accountOf();
  subscribeToSession(() => {
    if (account === accountOf()) return;
    account = accountOf();
    restartFollowers();
  });
  onReturn(() => tellFollowers({ type: 'records' }));
}

function restartFollowers(): void {
  failed = false;
  for (const follower of followers) follower.restart();
}

function tellFollowers(change: FeedChange): void {
  // The end of a pull changes nothing, and comes at every opening, with a signal or without.
  if (change.type === 'records') countChange();
  else failed = change.failed;
  for (const follower of followers) follower.hear(change);
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

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
