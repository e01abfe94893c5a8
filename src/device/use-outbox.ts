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

/** What stands in the outbox, live: changes by other tabs and the service worker show at once. */
export function useOutbox(): OutboxView | undefined {
  return useLiveQuery(async () => {
    const { outbox } = openDevice();
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
  });
}
