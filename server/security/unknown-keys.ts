/** Remembers the sealing keys that devices name and no server of the database has: their operator may still bring them. */
import type { Log } from '../start/log.ts';
import type { SealingKeys } from './sealing-keys.ts';

/** Keys that are remembered: a client that makes them up must not fill the log. */
const MAX_KEYS = 10;

const UNKNOWN_KEY =
  'A device has sealed something to a key that is not here, and keeps it: bring the file of that key, perhaps of another DATA_DIR, with npm run keys -- add FILE';

export interface WatchedSealingKeys extends SealingKeys {
  /** Ids of keys that were asked for in vain since the start, and are still not here. */
  askedInVain(): Promise<string[]>;
}

/** @param log is told once of each key */
export function watchUnknownKeys(keys: SealingKeys, log: Pick<Log, 'warn'>): WatchedSealingKeys {
  const unknown = new Set<string>();
  return {
    ...keys,
    open: (...sealed) => keys.open(...sealed),
    async knows(id) {
      if (await keys.knows(id)) return true;
      if (!unknown.has(id) && unknown.size < MAX_KEYS) {
        unknown.add(id);
        log.warn({ key: id }, UNKNOWN_KEY);
      }
      return false;
    },
    async askedInVain() {
      for (const id of unknown) if (await keys.knows(id)) unknown.delete(id);
      return [...unknown];
    },
  };
}
