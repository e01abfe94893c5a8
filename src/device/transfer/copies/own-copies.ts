/** Copies as the person using this device may see them: how many and how large; the person may delete them. */
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { EntryCopy } from '../../core/tables.ts';

export interface CopyCount {
  count: number;
  /** Characters of their content, which is nearly their size in bytes. */
  size: number;
}

const sum = (sizes: readonly number[]) => sizes.reduce((whole, size) => whole + size, 0);

/** Copies of visitors and of the signed-in account. Only their sizes are read, not their content. */
export function countCopies(database: DeviceDatabase): Promise<CopyCount> {
  return withDatabase(database, async (tables) => {
    const sizes = (await tables.copies.orderBy('size').keys()) as number[];
    const others = await findOthers(tables);
    return { count: sizes.length - others.length, size: sum(sizes) - sum(others.map(({ size }) => size)) };
  });
}

/** Deletes the person's own copies. */
export function deleteCopiesOf(database: DeviceDatabase): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.facts, async () => {
      const others = new Set((await findOthers(tables)).map(({ id }) => id));
      const ids = await tables.copies.toCollection().primaryKeys();
      await tables.copies.bulkDelete(ids.filter((id) => !others.has(id)));
    }),
  );
}

/** Copies of entries by other accounts. */
async function findOthers(tables: DeviceDatabase): Promise<EntryCopy[]> {
  const session = await readDeviceState(tables, 'session');
  return tables.copies
    .where('author')
    .notEqual(session?.account.id ?? '')
    .toArray();
}
