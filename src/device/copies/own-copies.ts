/** Copies as the person in front of this device may see them: how many, how large, and gone if they wish. */
import { type DeviceDatabase, readFact, withDatabase } from '../database.ts';

export interface CopyCount {
  count: number;
  /** Characters of what they hold, which is nearly their bytes. */
  size: number;
}

/** All that is kept here, whoever sent it. */
export function countCopies(database: DeviceDatabase): Promise<CopyCount> {
  return withDatabase(database, async ({ copies }) => {
    const sizes = (await copies.orderBy('size').keys()) as number[];
    return { count: sizes.length, size: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

/** The person wants none here: visitors' go, and those of the account that is signed in. */
export function deleteCopies(database: DeviceDatabase): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.copies, tables.facts, async () => {
      const account = (await readFact(tables, 'session'))?.account.id;
      await tables.copies.filter(({ author }) => author === undefined || author === account).delete();
    }),
  );
}
