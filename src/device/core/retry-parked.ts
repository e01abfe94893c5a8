/** Parked entries that are tried again by themselves, because the reason may have passed. */
import type { ServerStatus } from '../../contract/protocol/server-status.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from './database.ts';
import { isOfPresentEpoch } from './server-status.ts';
import type { Entry } from './tables.ts';

/**
 * True if a person has to correct or decide something: an invalid field, or a conflict. Any other reason may
 * lie with the account, the server or this program, and may have passed.
 */
const isForItsContent = ({ problem }: Entry) => Boolean(problem?.fields ?? problem?.held);

/** Lets parked entries wait again, inside the caller's transaction. @returns how many */
export async function retryParked(
  { entries }: Pick<DeviceDatabase, 'entries'>,
  isWanted: (entry: Entry) => boolean,
): Promise<number> {
  return entries
    .where('state')
    .equals('parked')
    .and((entry) => isWanted(entry) && !isForItsContent(entry))
    .modify(WAITING);
}

/**
 * Lets wait again what another epoch of the server had refused, for its content too: a restored or replaced server
 * may hold what it builds on. @returns how many entries wait again
 */
export function retryParkedOfOthers(database: DeviceDatabase, present: ServerStatus): Promise<number> {
  return withDatabase(database, ({ entries }) =>
    entries
      .where('state')
      .equals('parked')
      .and(({ judgedBy }) => !isOfPresentEpoch(judgedBy, present))
      .modify({ ...WAITING, judgedBy: { epoch: present.epoch } }),
  );
}

const WAITING = { state: 'waiting', problem: null, nextAttemptAt: 0, notBefore: 0 } as const;

/**
 * Once for each version of the app, for everybody's entries: an earlier version may have parked an entry
 * that this one, or the server released with it, understands.
 * @param version of the app that runs
 */
export function retryParkedInNewVersion(database: DeviceDatabase, version: string): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.entries, tables.facts, async () => {
      if ((await readDeviceState(tables, 'program')) === version) return;
      await retryParked(tables, () => true);
      await tables.facts.put({ key: 'program', value: version });
    }),
  );
}
