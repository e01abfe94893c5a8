/**
 * The outbox as the person using this device may see and change it: visitors' entries, and those of the
 * signed-in account. Entries of other accounts are only counted.
 */

import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { type EditedRequest, findEditedRequest } from '../add/edited-request.ts';
import type { Outbox } from '../outbox.ts';
import { type RecentRequest, readRecentRequests } from './recent-requests.ts';

/** Entries of other accounts, which only these may see. */
export interface UnsentOfOthers {
  /** Sent when their author signs in. */
  waiting: number;
  /** Refused: their author has to correct them. */
  parked: number;
  /** How many authors. */
  accounts: number;
}

export interface OwnUnsent {
  /** Oldest first. */
  own: Entry[];
  others: UnsentOfOthers;
  /** Number of entries, of whomever, that are on the disk and cannot be read. */
  unreadable: number;
}

export interface ExportedEntries {
  exported: Entry[];
  /** The person's own entries that do not fit. */
  left: Entry[];
  others: UnsentOfOthers;
}

export type OwnOutbox = ReturnType<typeof createOwnOutbox>;

export function createOwnOutbox({ database, outbox }: { database: DeviceDatabase; outbox: Outbox }) {
  /** With the signed-in account, which cannot change meanwhile. */
  function asAccount<Result>(
    mode: 'r' | 'rw',
    work: (account: string | null) => Promise<Result>,
  ): Promise<Result> {
    return withDatabase(database, (tables) =>
      tables.transaction(mode, [tables.entries, tables.sent, tables.facts, tables.copies], async () =>
        work((await readDeviceState(tables, 'session'))?.account.id ?? null),
      ),
    );
  }

  return {
    unsent: (): Promise<OwnUnsent> =>
      asAccount('r', async (account) => {
        const unsent = await outbox.unsent();
        // Counted by the index, which needs no entry itself.
        const counts = await Promise.all(
          ['waiting', 'parked'].map((state) => database.entries.where('state').equals(state).count()),
        );
        const count = counts.reduce((sum, one) => sum + one, 0);
        return { ...split(unsent, account), unreadable: count - unsent.length };
      }),

    /** Also undefined for another account's entry. */
    find: (id: string): Promise<Entry | undefined> =>
      asAccount('r', async (account) => {
        const entry = await outbox.find(id);
        return entry && isOwn(entry, account) ? entry : undefined;
      }),

    /** The request of an entry or receipt, to be edited; undefined for what belongs to another account too. */
    findEdited: (id: string): Promise<EditedRequest | undefined> =>
      withDatabase(database, (tables) =>
        tables.transaction('r', tables.entries, tables.sent, tables.facts, async () => {
          const account = (await readDeviceState(tables, 'session'))?.account.id ?? null;
          const entry = await tables.entries.get({ id });
          return entry && !isOwn(entry, account) ? undefined : findEditedRequest(tables, id);
        }),
      ),

    /** Requests of a kind that visitors have lately sent, with what may be told of each now. */
    recent: (kind: EntryKind): Promise<RecentRequest[]> =>
      withDatabase(database, (tables) =>
        tables.transaction('r', tables.entries, tables.sent, () => readRecentRequests(tables, kind)),
      ),

    /** The person gives an entry up. True if it was there, and theirs to give up. */
    discard: (id: string): Promise<boolean> =>
      asAccount('rw', async (account) => {
        const entry = await outbox.find(id);
        return entry !== undefined && isOwn(entry, account) && outbox.remove(id);
      }),

    /**
     * Returns unsent entries, for a file that another device may send.
     * @param fits false for an entry that the file cannot hold, which stays as it is
     * @param authors whose: visitors' and the signed-in account's, or the account's alone
     * @param leaves later if the file may stay here after all: then the outbox marks them once it leaves
     */
    exportUnsent: (
      fits: (entry: Entry) => boolean,
      authors: 'visitors and account' | 'account' = 'visitors and account',
      leaves: 'now' | 'later' = 'now',
    ): Promise<ExportedEntries> =>
      asAccount('rw', async (account) => {
        const { others } = split(await outbox.unsent(), account);
        const parts = authors === 'account' ? [] : [await outbox.exportUnsent(fits, null, leaves)];
        if (account !== null) parts.push(await outbox.exportUnsent(fits, account, leaves));
        const inOrder = (entries: Entry[]) => entries.sort((one, next) => one.order - next.order);
        return {
          exported: inOrder(parts.flatMap(({ exported }) => exported)),
          left: inOrder(parts.flatMap(({ left }) => left)),
          others,
        };
      }),
  };
}

const isOwn = ({ author }: Entry, account: string | null) => author === null || author === account;

function split(unsent: readonly Entry[], account: string | null): Omit<OwnUnsent, 'unreadable'> {
  const others = unsent.filter((entry) => !isOwn(entry, account));
  const parked = others.filter(({ state }) => state === 'parked').length;
  return {
    own: unsent.filter((entry) => isOwn(entry, account)),
    others: {
      waiting: others.length - parked,
      parked,
      accounts: new Set(others.map(({ author }) => author)).size,
    },
  };
}
