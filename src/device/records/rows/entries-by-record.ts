/** Entries about some records, found by the indexes of the outbox: reading all that waits takes a phone long. */
import type { DeviceDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { recordOfEntry } from './merge.ts';

/** So many are read faster together than found one by one. */
const FEW = 100;

/**
 * Everybody's entries that make or change these records, oldest first, by record. May be called in a transaction or
 * alone.
 */
export async function readEntriesByRecord(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  ids: readonly string[],
): Promise<Map<string, Entry[]>> {
  const wanted = new Set(ids);
  const found = new Map<string, Entry[]>();
  if (wanted.size === 0) return found;
  const all = (await entries.limit(FEW + 1).count()) <= FEW;
  const read = all
    ? [await entries.orderBy('order').toArray()]
    : await Promise.all(
        [...wanted].flatMap((id) =>
          ['id', 'payload.record'].map((index) => entries.where(index).equals(id).toArray()),
        ),
      );
  for (const entry of read.flat().sort((one, next) => one.order - next.order)) {
    const { id } = recordOfEntry(entry) ?? {};
    if (id === undefined || !wanted.has(id)) continue;
    const list = found.get(id);
    if (list) list.push(entry);
    else found.set(id, [entry]);
  }
  return found;
}
