import { useLiveQuery } from 'dexie-react-hooks';
import { announceOnChannel } from '../../core/channel.ts';
import { isStorageRefused, openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import { OUTBOX_CHANNEL } from '../../core/shared-names.ts';
import { type CopyCount, countCopies, deleteCopiesOf } from '../../transfer/copies/index.ts';
import { openDevice } from '../open-device.ts';
import type { CarriedFile } from '../send/carried-part.ts';
import type { UnsentOfOthers } from './own-outbox.ts';
import { listSent, listUnsent, type SentRequest, type UnsentRequest } from './request-list.ts';

export interface OutboxView {
  waiting: UnsentRequest[];
  parked: UnsentRequest[];
  /** Unsent entries of the signed-in account, which its department lists: their number and its role. */
  staff: { count: number; role: string } | null;
  /** Entries that other accounts left on this device. */
  others: UnsentOfOthers;
  sent: SentRequest[];
  /** Files that this device carries for colleagues. */
  carried: CarriedFile[];
  /** Copies of received entries, kept until a backup of the server holds them. */
  copies: CopyCount;
  /** Time at which the server last answered, ISO 8601. */
  lastContact: string | null;
  /** Entries that are on the disk and cannot be read: their number, or all if nothing can be read. */
  unreadable: number | 'all';
}

const UNREADABLE: OutboxView = {
  waiting: [],
  parked: [],
  staff: null,
  others: { waiting: 0, parked: 0, accounts: 0 },
  sent: [],
  carried: [],
  copies: { count: 0, size: 0 },
  lastContact: null,
  unreadable: 'all',
};

const view = sharedQuery(() =>
  readView().catch((error: unknown) => (isStorageRefused(error) ? null : UNREADABLE)),
);

/**
 * Returns the part of the outbox that the person may see, live.
 * @returns undefined while it is read, null if this browser lets us store nothing
 */
export function useOutbox(): OutboxView | null | undefined {
  return useSharedQuery(view);
}

async function readView(): Promise<OutboxView> {
  const { outbox, own, carrier } = openDevice();
  const [unsent, sent, lastContact, copies, session, carried] = await Promise.all([
    own.unsent(),
    outbox.sent(),
    outbox.lastContact(),
    countCopies(openDatabase()),
    withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'session')),
    carrier.list(),
  ]);
  const visitors = unsent.own.filter(({ author }) => author === null);
  const requests = listUnsent(visitors, sent);
  const count = unsent.own.length - visitors.length;
  return {
    waiting: requests.filter(({ entry }) => entry.state === 'waiting'),
    parked: requests.filter(({ entry }) => entry.state === 'parked'),
    staff: session && count > 0 ? { count, role: session.account.role } : null,
    others: unsent.others,
    sent: listSent(visitors, sent),
    lastContact,
    copies,
    carried,
    unreadable: unsent.unreadable,
  };
}

/** Deletes the person's copies and tells every tab. */
export async function deleteOwnCopies(): Promise<void> {
  await deleteCopiesOf(openDatabase());
  announceOnChannel(OUTBOX_CHANNEL);
}

/** Returns the files that this device carries for colleagues, live; undefined while they are read. */
export function useCarriedFiles(): readonly CarriedFile[] | undefined {
  return useLiveQuery(() =>
    openDevice()
      .carrier.list()
      .catch((): CarriedFile[] => []),
  );
}
