/**
 * Reads and deletes many entries with few requests: on a phone each reply of the database costs more than the rows in it.
 * All of these are to be called in a transaction.
 */
import Dexie from 'dexie';
import type { DeviceDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';

type Tables = Pick<DeviceDatabase, 'entries'>;
type Place = Pick<Entry, 'id' | 'order'>;

/** Rows that are read for each one that is wanted, at most: others may stand between them. */
const IN_VAIN = 2;

/**
 * All entries, oldest first. One that is damaged does not hide the others.
 * @throws the browser's error if not even their keys can be read
 */
export function readEntries({ entries }: Tables): PromiseLike<Entry[]> {
  const byOrder = entries.orderBy('order');
  // Without `async`: in a long transaction, Dexie loses its track in nested functions that are.
  return byOrder.toArray().catch((error: unknown) =>
    byOrder.primaryKeys().then(
      (orders) => readOneByOne({ entries }, orders),
      () => {
        throw error;
      },
    ),
  );
}

function readOneByOne({ entries }: Tables, orders: readonly number[]): PromiseLike<Entry[]> {
  return Dexie.Promise.all(orders.map((order) => entries.get(order).catch(() => undefined))).then((found) =>
    found.filter((entry) => entry !== undefined),
  );
}

/** Entries at known places that still exist, in the same order. */
export function findEntriesByOrder({ entries }: Tables, known: readonly Place[]): PromiseLike<Entry[]> {
  const orders = known.map(({ order }) => order);
  const [first, last] = [Math.min(...orders), Math.max(...orders)];
  const isDense = last - first < IN_VAIN * known.length;
  const reading: PromiseLike<(Entry | undefined)[]> = isDense
    ? entries.where('order').between(first, last, true, true).toArray()
    : entries.bulkGet(orders);
  // Another one in between may be damaged.
  const whole: PromiseLike<(Entry | undefined)[]> = reading.then(undefined, () =>
    readOneByOne({ entries }, orders),
  );
  return whole.then((rows) => {
    const byId = new Map(rows.map((row) => [row?.id, row] as const));
    return known.flatMap(({ id, order }) => {
      const row = byId.get(id);
      return row?.order === order ? [row] : [];
    });
  });
}

/** Deletes entries; places that follow each other with one request. */
export function deleteEntriesByOrder(
  { entries }: Tables,
  gone: readonly Pick<Entry, 'order'>[],
): Promise<unknown> {
  const runs: [first: number, last: number][] = [];
  for (const order of gone.map((entry) => entry.order).sort((one, next) => one - next)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === order) run[1] = order;
    else runs.push([order, order]);
  }
  return Promise.all(
    runs.map(([first, last]) =>
      first === last
        ? entries.delete(first)
        : entries.where('order').between(first, last, true, true).delete(),
    ),
  );
}
