/**
 * Counts the records of a kind that were entered on a day, and those that are not sent, before the rows are
 * read. Waiting entries are counted by an index, so that two thousand take no longer than none. The counts
 * are the same as those of the rows, once all are read.
 */

import Dexie from 'dexie';
import { isVoided } from '../../../contract/protocol/record-base.ts';
import { isClockWrong } from '../../../contract/protocol/wrong-clock.ts';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { staffCreatingKinds } from '../../../kinds/staff-entries.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { readLastClockAhead } from '../../core/server-status.ts';
import type { Entry } from '../../core/tables.ts';
import { withRecords } from '../../storage/index.ts';
import { isCapturedWithin, readRecordsOfDay, type TimeSpan } from '../pull/records-of-day.ts';
import { hasSegmentsAfter } from '../pull/stored-segments.ts';
import { readEntriesByRecord } from '../rows/entries-by-record.ts';
import { recordOfEntry, type SessionPeople } from '../rows/merge.ts';
import { mergeIntoRow } from '../rows/rows.ts';

interface Counts {
  /** Records entered on the day by anybody, without voided ones. */
  counted: number;
  /** Entries of any day that are neither sent nor refused. */
  unsent: number;
  /** Refused entries of any day. */
  refused: number;
}

export interface TodayCounts extends Counts {
  /** True if the feed was ever read to its end; otherwise this device may not have all records of the day. */
  isSynced: boolean;
}

/** Maximum of changes, notes and corrections, which must be read, as their records may be counted already. */
const MAX_CHANGES = 200;

/**
 * Reads the counts of the records and entries on this device.
 * @returns null if they cannot be read quickly, or if nobody is signed in
 */
export async function readTodayCounts(
  database: DeviceDatabase,
  kind: RecordKind,
  day: TimeSpan,
): Promise<TodayCounts | null> {
  const found = await withRecords(database, (tables) => readRecordsOfDay(tables, kind, day));
  if (!found) return null;
  const { records, last, isSynced } = found;
  const counts = await withDatabase(database, (tables) =>
    tables.transaction('r', tables.entries, tables.facts, () => countWith(tables, records, kind, day)),
  );
  // Entries received meanwhile have left the outbox, and are not in the records read before.
  const isOld = await withRecords(database, (tables) => hasSegmentsAfter(tables, kind, last));
  return counts && isOld === false ? { ...counts, isSynced } : null;
}

/** Counts records and entries. Call this in a transaction. */
async function countWith(
  tables: DeviceDatabase,
  records: readonly FeedRecord[],
  kind: RecordKind,
  day: TimeSpan,
): Promise<Counts | null> {
  const people = await readDeviceState(tables, 'session');
  // The index has what its clock said, which is of another day where that is wrong.
  if (!people || isClockWrong((await readLastClockAhead(tables)) ?? 0)) return null;
  const author = people.account.id;
  const changes = await tables.entries
    .orderBy('payload.record')
    .limit(MAX_CHANGES + 1)
    .toArray();
  if (changes.length > MAX_CHANGES) return null;
  const own = records.filter(({ enteredBy }) => enteredBy?.id === author).map(({ id }) => id);
  const changed = changes.map(recordOfEntry).flatMap((target) => (target?.kind === kind ? target.id : []));
  const ids = new Set([...own, ...changed]);
  const [made, about] = await Promise.all([
    countMade(tables, author, kind, day),
    readEntriesByRecord(tables, [...ids]),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  const rest = records.filter((record) => !ids.has(record.id) && !isVoided(record)).length;
  const merged = [...ids].map((id) => {
    const entries = (about.get(id) ?? []).filter((entry) => entry.author === author);
    return countOne(id, byId.get(id), entries, people, day);
  });
  return sum([made, { ...NONE, counted: rest }, ...merged]);
}

const NONE: Counts = { counted: 0, unsent: 0, refused: 0 };

const sum = (list: readonly Counts[]): Counts =>
  list.reduce((all, { counted, unsent, refused }) => ({
    counted: all.counted + counted,
    unsent: all.unsent + unsent,
    refused: all.refused + refused,
  }));

/** Counts new entries, each as one row. */
async function countMade(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  author: string,
  kind: RecordKind,
  day: TimeSpan,
): Promise<Counts> {
  const makers = staffCreatingKinds.filter((maker) => createdKindOf(maker) === kind);
  const count = async (states: readonly Entry['state'][], [from, to]: readonly unknown[]) => {
    const counts = makers.flatMap((maker) =>
      states.map((state) =>
        entries
          .where('[author+kind+state+capturedAt]')
          .between([author, maker, state, from], [author, maker, state, to])
          .count(),
      ),
    );
    return (await Promise.all(counts)).reduce((all, one) => all + one, 0);
  };
  const ever = [Dexie.minKey, Dexie.maxKey];
  const [counted, unsent, refused] = await Promise.all([
    count(['waiting', 'parked', 'received'], [day.from, day.to]),
    count(['waiting'], ever),
    count(['parked'], ever),
  ]);
  return { counted, unsent, refused };
}

/** Counts one record beyond that: it is one row with its changes, and its entry may be counted already. */
function countOne(
  id: string,
  record: FeedRecord | undefined,
  entries: readonly Entry[],
  people: SessionPeople,
  day: TimeSpan,
): Counts {
  const maker = entries.find((entry) => entry.id === id);
  const row = mergeIntoRow(record, entries, people);
  const isRefused = row ? row.problem !== null : entries.some(({ state }) => state === 'parked');
  // A record of another day is not read: an entry that waits for it is unsent in any case.
  const isUnsent = row ? row.pending !== null : entries.some(({ state }) => state === 'waiting');
  const isCounted = row !== undefined && isCapturedWithin(row, day) && !isVoided(row);
  // As the index counts it.
  const isMadeThen = maker !== undefined && isCapturedWithin({ capturedAt: maker.capturedAt }, day);
  return {
    counted: Number(isCounted) - Number(isMadeThen),
    unsent: Number(isUnsent && !isRefused) - Number(maker?.state === 'waiting'),
    refused: Number(isRefused) - Number(maker?.state === 'parked'),
  };
}
