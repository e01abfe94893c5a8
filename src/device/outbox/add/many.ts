/** Several entries at once: added together, taken back together, held back for a while. Only staff need it. */
import type { RecordChange } from '../../../contract/protocol/changes.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { type Entry, mayHaveArrived } from '../../core/tables.ts';
import type { Outbox } from '../outbox.ts';
import { checkAuthor, freshEntry, type NewEntry } from './add-entry.ts';

type Writes = Pick<Outbox, 'write'>;

/** What is added with others. */
export interface OneOfEntries extends NewEntry {
  /** It stays on this device until then, epoch milliseconds: the person may still think better of it. */
  deferredUntil?: number;
}

/** Saves new entries of one author together: all of them or none. @throws as `add` of the outbox */
export function addEntries({ write }: Writes, added: readonly NewEntry[]): Promise<void> {
  return write((tables, now) => addMany(tables, added, now));
}

/**
 * Takes back those of `ids` that cannot have left and that no other entry builds on, and adds what follows, all of
 * it in one transaction.
 * @param following what is added, of one author and under ids that were made for it, given what was taken back and
 *   all the entries that were here before, oldest first
 * @returns the ids that were taken back
 * @throws as `add` of the outbox
 */
export function exchangeEntries(
  { write }: Writes,
  ids: readonly string[],
  following: (taken: ReadonlySet<string>, before: readonly Entry[]) => readonly OneOfEntries[],
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
 * Keeps a waiting entry that was never tried on this device until a time.
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

async function addMany(tables: DeviceDatabase, added: readonly OneOfEntries[], now: string): Promise<void> {
  const fresh = added.map((entry) => ({ ...freshEntry(entry, now), notBefore: entry.deferredUntil ?? 0 }));
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

/** The entries that a change has seen, of which it would know nothing without them. */
function seenBy({ payload }: Entry): string[] {
  const { seen } = payload as Partial<RecordChange>;
  return Object.values(seen ?? {}).filter((id) => id !== null);
}
