/** Copies as the person in front of this device may see them: how many, how large, and gone if they wish. */
import { type Copy, type DeviceDatabase, readFact, withDatabase } from '../database.ts';

export interface CopyCount {
  count: number;
  /** Characters of what they hold, which is nearly their bytes. */
  size: number;
}

const sum = (sizes: readonly number[]) => sizes.reduce((whole, size) => whole + size, 0);

/** Of visitors, and of the account that is signed in. Only sizes are read, not what the copies hold. */
export function countCopies(database: DeviceDatabase): Promise<CopyCount> {
  return withDatabase(database, async (tables) => {
    const sizes = (await tables.copies.orderBy('size').keys()) as number[];
    const others = await findOthers(tables);
    return { count: sizes.length - others.length, size: sum(sizes) - sum(others.map(({ size }) => size)) };
  });
}

/** The person wants none of theirs here. */
export function deleteCopies(database: DeviceDatabase): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.facts, async () => {
      const others = new Set((await findOthers(tables)).map(({ id }) => id));
      const ids = await tables.copies.toCollection().primaryKeys();
      await tables.copies.bulkDelete(ids.filter((id) => !others.has(id)));
    }),
  );
}

/** What other accounts made. */
async function findOthers(tables: DeviceDatabase): Promise<Copy[]> {
  const session = await readFact(tables, 'session');
  return tables.copies
    .where('author')
    .notEqual(session?.account.id ?? '')
    .toArray();
}
