/** Messages between the tabs of this browser, and from the worker. */
import { localValues } from '../../contract/document/web-storage.ts';

export type Channel = Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;

/** A BroadcastChannel where there is one; elsewhere this tab's own messages and local storage. */
export function openChannel(name: string): Channel {
  return typeof BroadcastChannel === 'undefined'
    ? (new PlainChannel(name) as Channel)
    : new BroadcastChannel(name);
}

/** Announces a change on a channel, to every tab and this one. */
export function announceOnChannel(name: string): void {
  const channel = openChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** The open channels of this tab. */
const open = new Set<PlainChannel>();
/** Prefix of the local-storage keys that carry messages. */
const PASSING = 'channel:';

class PlainChannel extends EventTarget {
  // Declared alone: for a field older browsers need a helper, which every page would load.
  declare readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    if (open.size === 0) globalThis.addEventListener?.('storage', hearOthers);
    open.add(this);
  }

  postMessage(data: unknown): void {
    // Asynchronously and not to itself, like a BroadcastChannel.
    setTimeout(() => {
      for (const channel of open) if (channel !== this && channel.name === this.name) channel.hear(data);
    });
    // Where storage is refused, full or missing (in a worker), other tabs look when they become visible.
    localValues.write(PASSING + this.name, JSON.stringify(data));
    // The same message again must still change the stored value.
    localValues.remove(PASSING + this.name);
  }

  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    open.delete(this);
    if (open.size === 0) globalThis.removeEventListener?.('storage', hearOthers);
  }
}

function hearOthers(event: Event): void {
  const { key, newValue } = event as Event & { key: string | null; newValue: string | null };
  if (!key?.startsWith(PASSING) || newValue === null) return;
  for (const channel of open) if (PASSING + channel.name === key) channel.hear(JSON.parse(newValue));
}
