/** The records of the office on this device, live: for tables, figures and charts. */

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isVoided } from '../../contract/protocol/record-base.ts';
import type { RecordKind } from '../../kinds/list.ts';
import type { FeedRecord } from '../../kinds/records.ts';
import { whenIdle } from '../browser/page.ts';
import { onPageRestore } from '../core/back-forward-cache.ts';
import { type Channel, openChannel } from '../core/channel.ts';
import { openDatabase } from '../core/database.ts';
import { countChange } from '../core/live/change-counter.ts';
import { followOutbox, type SubscribeToChanges } from '../core/live/live-query.ts';
import { RECORDS_CHANNEL } from '../core/shared-names.ts';
import { currentSession, subscribeToSession } from '../office/session/page.ts';
import {
  createLiveRecords,
  type FeedChange,
  type LiveRecords,
  type LiveRecordsSource,
  type RecordsSnapshot,
} from './rows/live-records.ts';
import { type Row, withoutRowState } from './rows/rows.ts';
import { shareEntryReads } from './rows/shared-entries.ts';

/** Follower of the records of this tab. */
export type RecordsFollower = Pick<LiveRecordsSource, 'onFeedChange' | 'onOutboxChange' | 'restart'>;

export type { LiveRecords, RecordsSnapshot } from './rows/live-records.ts';
export type { Row } from './rows/rows.ts';

/** Milliseconds in which followers that are notified of a change of the outbox share one read of it. */
const GATHER = 8;

const stores = new Map<RecordKind, LiveRecordsSource>();
/** Followers that are notified of changes: the stores, and users of the records in other rooms. */
const followers = new Set<RecordsFollower>();
let listening = false;
/** True if the last read of the feed failed, for lists that are opened later. */
let failed = false;
let channel: Channel | undefined;

/** Returns this tab's store of a kind. */
export function openRecords<Kind extends RecordKind>(kind: Kind): LiveRecords<Kind> {
  let store = stores.get(kind);
  if (!store) {
    store = createLiveRecords({ database: openDatabase(), kind, schedule: withNextFrame, nextTask });
    stores.set(kind, store);
    followRecords(store);
    if (failed) store.onFeedChange({ type: 'pulled', failed });
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

/** Reports all changes to a follower from now on. @returns a function that ends it */
export function followRecords(follower: RecordsFollower): () => void {
  followers.add(follower);
  hearChanges();
  return () => followers.delete(follower);
}

/** Follows the feed, the outbox and the account, for a shared query. */
export const followRecordsAndOutbox: SubscribeToChanges = (changed) => {
  const again = () => changed();
  again();
  return followRecords({ onFeedChange: again, onOutboxChange: again, restart: again });
};

/** Returns all records of a kind, live. */
export function useRecords<Kind extends RecordKind>(kind: Kind): RecordsSnapshot<Kind> {
  const store = openRecords(kind);
  // The rows that a table showed last appear before the rest is read.
  useEffect(() => whenIdle(store.start), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot, () => NOTHING);
}

/** Returns the same without voided records, for counts and sums. */
export function useCountedRecords<Kind extends RecordKind>(kind: Kind): RecordsSnapshot<Kind> {
  const snapshot = useRecords(kind);
  return useMemo(() => ({ ...snapshot, rows: snapshot.rows.filter((row) => !isVoided(row)) }), [snapshot]);
}

/** Returns the records of a kind that this tab has read so far. */
export const loadedRows = <Kind extends RecordKind>(kind: Kind): readonly Row<Kind>[] =>
  openRecords(kind).snapshot().rows;

/** Finds the latest record from the feed, of any kind, if this tab has read it. */
export function loadedRecord(id: string): FeedRecord | undefined {
  for (const store of stores.values()) {
    const record = store.find(id);
    if (record) return withoutRowState(record);
  }
  return undefined;
}

/** Returns the last segment that this tab's tables of a kind show; 0 while they do not show all. */
export const lastShownSegmentOf = (kind: RecordKind): number => stores.get(kind)?.lastRead() ?? 0;

/** Reports a change to the followers in this tab and in the others. */
export function announceFeedChange(change: FeedChange): void {
  tellFollowers(change);
  channel ??= openChannel(RECORDS_CHANNEL);
  channel.postMessage(change);
}

/** Starts to listen to every change. Calling it again does nothing. */
function hearChanges(): void {
  if (listening) return;
  listening = true;
  shareEntryReads(openDatabase(), () => new Promise((resolve) => setTimeout(resolve, GATHER)));
  // A channel does not receive its own messages, so this tab's stores are notified directly, once.
  channel ??= openChannel(RECORDS_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    tellFollowers(data);
  });
  followOutbox(() => {
    for (const follower of followers) follower.onOutboxChange();
  });
  let account = accountOf();
  subscribeToSession(() => {
    if (account === accountOf()) return;
    account = accountOf();
    restartFollowers();
  });
  onPageRestore(() => tellFollowers({ type: 'records' }));
}

function restartFollowers(): void {
  failed = false;
  for (const follower of followers) follower.restart();
}

function tellFollowers(change: FeedChange): void {
  // The end of a pull changes nothing, and comes at every opening, with a signal or without.
  if (change.type === 'records') countChange();
  else failed = change.failed;
  for (const follower of followers) follower.onFeedChange(change);
}

/** Returns the account and role that the records belong to; empty if nobody is signed in. */
function accountOf(): string {
  const { account } = currentSession().session ?? {};
  return account ? `${account.id} ${account.role}` : '';
}

function withNextFrame(work: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(work);
  else setTimeout(work);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
