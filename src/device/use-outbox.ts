import { useLiveQuery } from 'dexie-react-hooks';
import type { Entry, SentEntry } from './database.ts';
import { openDevice } from './device.ts';

export interface OutboxView {
  waiting: Entry[];
  parked: Entry[];
  sent: SentEntry[];
  /** When the server last answered, ISO 8601. */
  lastContact: string | null;
}

/**
 * What stands in the outbox, live: changes by other tabs and the service worker show at once.
 * @returns undefined while it is read, null where this browser stores nothing
 */
export function useOutbox(): OutboxView | null | undefined {
  return useLiveQuery(async () => {
    const { outbox } = openDevice();
    try {
      const [unsent, sent, lastContact] = await Promise.all([
        outbox.unsent(),
        outbox.sent(),
        outbox.lastContact(),
      ]);
      return {
        waiting: unsent.filter((entry) => entry.state === 'waiting'),
        parked: unsent.filter((entry) => entry.state === 'parked'),
        sent,
        lastContact,
      };
    } catch {
      return null;
    }
  });
}
