/**
 * The page's only door to the service worker: registers it, asks it to save the
 * site, hears how far it is, and offers an update. A small store that React reads.
 */
import type { Workbox } from 'workbox-window';
import { SAVE_CHANNEL, type SaveProgress } from './packs.ts';

export interface BridgeState {
  progress: SaveProgress | null;
  /** A newer version is complete on this device and waits for the person's word. */
  updateReady: boolean;
  /** The person asked to save data: nothing is saved before they say so. */
  asksFirst: boolean;
}

/** Longest wait for the new version to take over, milliseconds. */
const HANDOVER = 3_000;

let state: BridgeState = { progress: null, updateReady: false, asksFirst: false };
const listeners = new Set<() => void>();
let workbox: Workbox | undefined;

function change(part: Partial<BridgeState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export const bridge = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: (): BridgeState => state,

  /** Starts when the page has been read in: reading comes before saving. */
  async open(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const { Workbox } = await import('workbox-window');
    new BroadcastChannel(SAVE_CHANNEL).addEventListener('message', (event: MessageEvent<SaveProgress>) =>
      change({ progress: event.data }),
    );
    workbox = new Workbox('/service-worker.js');
    workbox.addEventListener('waiting', () => change({ updateReady: true }));
    try {
      await workbox.register({ immediate: true });
    } catch {
      // Private windows of some browsers refuse workers: the site then needs the network, as any site does.
      return;
    }
    const registration = await navigator.serviceWorker.ready;
    // Another tab's visit may have left a version waiting before this one listened.
    if (registration.waiting) change({ updateReady: true });
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (connection?.saveData) change({ asksFirst: true });
    else this.saveSite();
  },

  /** Saves every page and picture that is not saved yet. */
  saveSite(): void {
    change({ asksFirst: false });
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'SAVE_SITE' }));
  },

  /** Lets the waiting version take over and shows this page anew. Only ever by the person's word. */
  acceptUpdate(): void {
    const show = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', show, { once: true });
    workbox?.messageSkipWaiting();
    // A worker that is busy with this page hands over late; leaving the page lets it go.
    setTimeout(show, HANDOVER);
  },
};
