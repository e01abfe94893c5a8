/** Adds, withdraws or defers several entries at once. Only staff need it. */
import type { RecordChange } from '../../../kinds/record-change/schema.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { readClockAhead } from '../../core/server-status.ts';
import { type Entry, mayHaveArrived } from '../../core/tables.ts';
import type { Outbox } from '../outbox.ts';
import { checkAuthor, createEntry, type NewEntry } from './add-entry.ts';

type Writes = Pick<Outbox, 'write'>;

/** One of several entries that are added together. */
export interface DeferrableEntry extends NewEntry {
  /** Time before which it is not sent, so that the person may still undo it; epoch milliseconds. */
  deferredUntil?: number;
}

/** Saves new entries of one author together: all of them or none. @throws as `add` of the outbox */
export function addEntries({ write }: Writes, added: readonly NewEntry[]): Promise<void> {
  return write((tables, now) => addMany(tables, added, now));
}

/**
 * Withdraws those of `ids` that cannot have left and that no other entry is based on, and adds others, all in
 * one transaction.
 * @param following returns the new entries, of one author and under new ids, given those that were withdrawn
 *   and all entries that were here before, oldest first
 * @returns the ids that were withdrawn
 * @throws as `add` of the outbox
 */
export function replaceEntries(
  { write }: Writes,
  ids: readonly string[],
  following: (taken: ReadonlySet<string>, before: readonly Entry[]) => readonly DeferrableEntry[],
): Promise<Set<string>> {
  return write(async (tables, now) => {
    const before = await tables.entries.orderBy('order').toArray();
    const taken = takenBack(before, ids);
    await tables.entries.bulkDelete(taken.map(({ order }) => order));
    const gone = new Set(taken.map(({ id }) => id));
    await addMany(tables, following(gone, before), now);
    return gone;
  });
}

/**
 * Defers a waiting entry that was never tried until a time.
 * @param until epoch milliseconds
 * @returns false once it has left, or is not there
 */
export function deferEntry({ write }: Writes, id: string, until: number): Promise<boolean> {
  return write(async ({ entries }) => {
    const entry = await entries.get({ id });
    if (entry?.state !== 'waiting' || mayHaveArrived(entry)) return false;
    await entries.update(entry.order, { notBefore: until });
    return true;
  });
}

async function addMany(
  tables: DeviceDatabase,
  added: readonly DeferrableEntry[],
  now: string,
): Promise<void> {
  const clock = await readClockAhead(tables, now);
  const fresh = added.map((entry) => ({
    ...createEntry(entry, now),
    ...clock,
    notBefore: entry.deferredUntil ?? 0,
  }));
  const [first] = fresh;
  if (first) await Promise.all([checkAuthor(tables, first), tables.entries.bulkAdd(fresh as Entry[])]);
}

function takenBack(all: readonly Entry[], ids: readonly string[]): Entry[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const needed = new Set(all.filter(({ id }) => !wanted.has(id)).flatMap(seenBy));
  return all.filter(
    (entry) =>
      wanted.has(entry.id) && entry.state !== 'received' && !mayHaveArrived(entry) && !needed.has(entry.id),
  );
}

/** Returns the ids of the entries that a change is based on. */
function seenBy({ payload }: Entry): string[] {
  const { seen } = payload as Partial<RecordChange>;
  return Object.values(seen ?? {}).filter((id) => id !== null);
}
