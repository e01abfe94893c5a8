import type { Entry, SentEntry } from '../database.ts';
import { createLiveView, useLiveView } from '../live-view.ts';
import { openDevice } from './in-browser.ts';
import type { Others } from './own-outbox.ts';

export interface OutboxView {
  waiting: Entry[];
  parked: Entry[];
  /** What other accounts left on this device. */
  others: Others;
  sent: SentEntry[];
  /** When the server last answered, ISO 8601. */
  lastContact: string | null;
}

const view = createLiveView(() => readView().catch(() => null));

/**
 * What the person may see of the outbox, live.
 * @returns undefined while it is read, null where this browser stores nothing
 */
export function useOutbox(): OutboxView | null | undefined {
  return useLiveView(view);
}

async function readView(): Promise<OutboxView> {
  const { outbox, own } = openDevice();
  const [unsent, sent, lastContact] = await Promise.all([own.unsent(), outbox.sent(), outbox.lastContact()]);
  return {
    waiting: unsent.own.filter((entry) => entry.state === 'waiting'),
    parked: unsent.own.filter((entry) => entry.state === 'parked'),
    others: unsent.others,
    sent,
    lastContact,
  };
}
