/** Stores receipts: an entry's payload is deleted, and its receipt is kept. */
import type { Receipt } from '../../../contract/protocol/answers.ts';
import type { SavedViewChange } from '../../../kinds/saved-view/schema.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';
import { deleteWithdrawnEntries } from '../../core/withdrawn-entries.ts';
import { canKeepCopies, copyOfEntry } from '../../transfer/copies/index.ts';
import { baseIdsOf, receiptFieldsOf, receiptOfFirst } from '../add/correction-chain.ts';
import { deleteEntriesByOrder, findEntriesByOrder } from '../show/entry-rows.ts';

/**
 * Marks entries as held by the server. Call this in a transaction.
 * @param sentNow the entries as they were sent, if available
 * @param now the device's clock, ISO 8601
 * @returns the number of entries that still wait
 */
export async function acknowledgeAll(
  tables: DeviceDatabase,
  receipts: readonly Receipt[],
  sentNow: readonly Entry[],
  now: string,
): Promise<number> {
  const { entries, sent, facts, copies } = tables;
  const ids = new Set(receipts.map(({ id }) => id));
  const atHand = sentNow.filter(({ id }) => ids.delete(id));
  const others = await entries
    .where('id')
    .anyOf([...ids])
    .toArray();
  const found = [...(await findEntriesByOrder(tables, atHand)), ...others];
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const traces = receipts.flatMap(({ id, reference, receivedAt, message, epoch, place }): SentEntry[] => {
    const entry = byId.get(id);
    if (!entry) return [];
    const where = epoch !== undefined && place !== undefined ? { epoch, place } : {};
    return [{ id, reference, receivedAt, message, ...receiptFieldsOf(entry), ...where }];
  });
  const firsts = traces.flatMap(receiptOfFirst);
  const known = await sent.bulkGet(firsts.map(({ id }) => id));
  await sent.bulkPut([...firsts.filter((_, place) => !known[place]), ...traces]);
  if (canKeepCopies()) {
    // A view that is saved again needs no copy of what it was: somebody in it may have been erased.
    for (const { kind, author, order, payload } of found) {
      if (kind !== 'savedView' || author === null) continue;
      const { view } = payload as SavedViewChange;
      await copies
        .where({ author })
        .and((copy) => copy.kind === kind && copy.about === view && copy.order < order)
        .delete();
    }
    await copies.bulkPut(receipts.flatMap((receipt) => copyOfEntry(byId.get(receipt.id), receipt) ?? []));
  }
  await deleteEntriesByOrder(
    tables,
    found.filter(({ author }) => author === null),
  );
  for (const receipt of receipts) {
    const entry = byId.get(receipt.id);
    if (entry?.author) await entries.put({ ...entry, state: 'received', problem: null, receipt });
  }
  // A refused entry needs no more work once the server holds its correction.
  await entries
    .where('id')
    .anyOf(found.flatMap(baseIdsOf))
    .and(({ state }) => state === 'parked')
    .delete();
  const over = new Set([...receipts.map(({ id }) => id), ...found.flatMap(baseIdsOf)]);
  await deleteWithdrawnEntries({ facts }, ({ id }) => over.has(id));
  await facts.put({ key: 'lastContact', value: now });
  return entries.where('state').equals('waiting').count();
}
