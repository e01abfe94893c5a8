/** Parked entries that come back by themselves, because what parked them may have passed. */
import { type DeviceDatabase, type Entry, readFact, withDatabase } from './database.ts';

/**
 * True for what a person has to mend or decide: a fault in its fields, or a conflict. Anything else
 * may have been the account's, the server's or this program's fault, as it was then.
 */
const isForItsContent = ({ problem }: Entry) => Boolean(problem?.fields ?? problem?.held);

/** Lets parked entries wait again, inside the caller's transaction. */
export async function tryAgain(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  isWanted: (entry: Entry) => boolean,
): Promise<void> {
  await entries
    .where('state')
    .equals('parked')
    .and((entry) => isWanted(entry) && !isForItsContent(entry))
    .modify({ state: 'waiting', problem: null, nextAttemptAt: 0, notBefore: 0 });
}

/**
 * Once in each version of the program, for entries of everybody: an earlier one may have parked what
 * this one, or the server that came with it, understands.
 * @param version of the program that runs
 */
export function tryAgainIn(database: DeviceDatabase, version: string): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.entries, tables.facts, async () => {
      if ((await readFact(tables, 'program')) === version) return;
      await tryAgain(tables, () => true);
      await tables.facts.put({ key: 'program', value: version });
    }),
  );
}
