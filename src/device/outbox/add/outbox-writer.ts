/** Writes to the outbox: one transaction over every table that an entry touches, after which every tab is notified. */
import { type DeviceDatabase, isDiskFull, withDatabase } from '../../core/database.ts';

export interface OutboxDeps {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Makes the id of a correction. */
  newId: () => string;
  /** Tells every tab, and this one, that something changed. @param isAllSent it was the last of what waited */
  announce: (isAllSent?: boolean) => void;
  /** Frees room on a full disk, the next part at each call; false if there is nothing left to free. */
  freeDiskSpace?: () => Promise<boolean>;
}

export type RunOutboxTransaction = ReturnType<typeof createOutboxWriter>;

export function createOutboxWriter({ database, announce, freeDiskSpace: makeRoom }: OutboxDeps) {
  /**
   * One transaction over all that an entry touches, repeated once after a reconnect, and after freeing space.
   * @param isLast by the result: whether it was the last of what waited
   */
  return async function write<Result>(
    work: (tables: DeviceDatabase) => Promise<Result>,
    isLast: (result: Result) => boolean = () => false,
  ): Promise<Result> {
    const run = () =>
      withDatabase(database, (tables) =>
        tables.transaction('rw', [tables.entries, tables.sent, tables.facts, tables.copies], () =>
          work(tables),
        ),
      );
    for (;;) {
      try {
        const result = await run();
        announce(isLast(result));
        return result;
      } catch (error) {
        if (!isDiskFull(error) || !(await makeRoom?.())) throw error;
      }
    }
  };
}
