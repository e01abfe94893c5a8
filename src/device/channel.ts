/** Word between the tabs of this browser, and from the worker. */

export type Channel = Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;

/** A BroadcastChannel where there is one; otherwise what this tab and, by local storage, the others hear. */
export function openChannel(name: string): Channel {
  return typeof BroadcastChannel === 'undefined'
    ? (new PlainChannel(name) as Channel)
    : new BroadcastChannel(name);
}

/** Those of this tab that are open. */
const open = new Set<PlainChannel>();
/** Begins the names under which messages pass through local storage. */
const PASSING = 'channel:';

/** What a page has and a worker has not. */
interface Shelf {
  setItem: (name: string, text: string) => void;
  removeItem: (name: string) => void;
}

class PlainChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    if (open.size === 0) globalThis.addEventListener?.('storage', hearOthers);
    open.add(this);
  }

  postMessage(data: unknown): void {
    // Not at once, and not to itself: as a BroadcastChannel does it.
    setTimeout(() => {
      for (const channel of open) if (channel !== this && channel.name === this.name) channel.hear(data);
    });
    try {
      const { localStorage } = globalThis as unknown as { localStorage: Shelf };
      localStorage.setItem(PASSING + this.name, JSON.stringify(data));
      // The same word again must be a change again.
      localStorage.removeItem(PASSING + this.name);
    } catch {
      // Refused, full or missing, as in a worker: other tabs look when they are seen again.
    }
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
