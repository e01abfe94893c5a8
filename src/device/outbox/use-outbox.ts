import { openChannel } from '../channel.ts';
import { type CopyCount, countCopies, deleteCopies } from '../copies/index.ts';
import { openDatabase } from '../database.ts';
import { createLiveView, useLiveView } from '../live-view.ts';
import { OUTBOX_CHANNEL } from '../names.ts';
import { openDevice } from './in-browser.ts';
import type { Others } from './own-outbox.ts';
import { listSent, listUnsent, type SentRequest, type UnsentRequest } from './request-list.ts';

export interface OutboxView {
  waiting: UnsentRequest[];
  parked: UnsentRequest[];
  /** What other accounts left on this device. */
  others: Others;
  sent: SentRequest[];
  /** Copies of what was received, kept until a backup of the server's holds them. */
  copies: CopyCount;
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
  const [unsent, sent, lastContact, copies] = await Promise.all([
    own.unsent(),
    outbox.sent(),
    outbox.lastContact(),
    countCopies(openDatabase()),
  ]);
  const requests = listUnsent(unsent.own, sent);
  return {
    waiting: requests.filter(({ entry }) => entry.state === 'waiting'),
    parked: requests.filter(({ entry }) => entry.state === 'parked'),
    others: unsent.others,
    sent: listSent(unsent.own, sent),
    lastContact,
    copies,
  };
}

/** Deletes the person's copies and tells every tab. */
export async function deleteOwnCopies(): Promise<void> {
  await deleteCopies(openDatabase());
  const channel = openChannel(OUTBOX_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
