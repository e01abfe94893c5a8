import { useEffect, useState } from 'react';
import type { Entry, SentEntry } from '../database.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from '../names.ts';
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

/** Milliseconds that changes are left to gather: reading a thousand entries at each batch would slow the sending. */
const GATHER = 300;

/**
 * What the person may see of the outbox, live: changes by this tab, other tabs and the service worker show.
 * @returns undefined while it is read, null where this browser stores nothing
 */
export function useOutbox(): OutboxView | null | undefined {
  const [view, setView] = useState<OutboxView | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastLook = 0;
    let here = true;
    const look = async () => {
      lastLook = Date.now();
      const next = await readView().catch(() => null);
      if (here) setView(next);
    };
    const lookSoon = () => {
      clearTimeout(timer);
      // The first change shows at once, and so does the last.
      timer = setTimeout(look, Math.max(0, lastLook + GATHER - Date.now()));
    };
    // Who is signed in decides what is shown.
    const channels = [OUTBOX_CHANNEL, SESSION_CHANNEL].map((name) => new BroadcastChannel(name));
    for (const channel of channels) channel.addEventListener('message', lookSoon);
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
      for (const channel of channels) channel.close();
    };
  }, []);
  return view;
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
