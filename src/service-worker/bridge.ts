/**
 * The page's only door to the service worker: registers it, asks it to save the site, reports progress, and
 * offers updates. A small store that React reads.
 */
import { trustedWorkerUrl } from '../contract/document/trusted-types.ts';
import { onPageRestore } from '../device/core/back-forward-cache.ts';
import { openChannel } from '../device/core/channel.ts';
import { SAVE_CHANNEL, type SaveProgress } from './pack-types.ts';

export interface BridgeState {
  progress: SaveProgress | null;
  /**
   * True when something was missing and being fetched while this page was open, so that the result is worth
   * showing.
   */
  hasSaved: boolean;
  /** A newer version is complete on this device and waits for the person to accept it. */
  updateReady: boolean;
  /** The person asked to save data: nothing is saved before they say so. */
  asksFirst: boolean;
  /** True if nothing can be saved here: the browser has no workers, or refuses them. */
  refused: boolean;
}

/** Longest wait for the new version to take over, milliseconds. */
const HANDOVER = 3_000;
/** Longest wait for workers to say which program they have, milliseconds: a slow phone has to start them first. */
const ANSWER = 10_000;
/** Least time between two questions whether there is a newer version, milliseconds. */
const PAUSE = 60_000;

export const INITIAL_BRIDGE_STATE: BridgeState = {
  progress: null,
  hasSaved: false,
  updateReady: false,
  asksFirst: false,
  refused: false,
};

let state = INITIAL_BRIDGE_STATE;
const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;

function change(part: Partial<BridgeState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/**
 * Offers a version that waits beside an active older one. A first version also waits, but beside none. Where only the
 * content is new, the open pages can stay: the new worker takes over at once.
 */
async function lookForUpdate(): Promise<void> {
  const { waiting, active } = registration ?? {};
  if (!waiting || !active) return change({ updateReady: false });
  const offer = () => change({ updateReady: Boolean(registration?.waiting) });
  const timer = setTimeout(offer, ANSWER);
  const [next, now] = await Promise.all([waiting, active].map(askProgram));
  clearTimeout(timer);
  if (next !== now) return offer();
  // The packs have other names then.
  const ask = () => tellWorker({ type: 'REPORT' });
  navigator.serviceWorker.addEventListener('controllerchange', ask, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

const programs = new WeakMap<ServiceWorker, Promise<string>>();

/**
 * Asks a worker which program it has, once: a worker that has work to do is not replaced. One of a build that does not know
 * the question never answers.
 */
function askProgram(worker: ServiceWorker): Promise<string> {
  const known = programs.get(worker) ?? hearProgram(worker);
  programs.set(worker, known);
  return known;
}

function hearProgram(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'NAME_PROGRAM' }, [port2]);
  });
}

function hearInstalling(): void {
  registration?.installing?.addEventListener('statechange', () => void lookForUpdate());
}

/**
 * Asks for a newer version while the page is in sight, so that one that stays open shows what is published. Where nothing
 * is new it costs two short answers; with Save-Data only visits ask.
 */
function watchForVersions(): void {
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
    if (document.hidden || (navigator as Connected).connection?.saveData) return;
    askedAt = Date.now();
    // Offline it fails, without a message of the browser's.
    registration?.update().catch(() => undefined);
  };
  const wake = () => Math.abs(Date.now() - askedAt) >= PAUSE && ask();
  timer = setTimeout(ask, PAUSE);
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
}

type Connected = { connection?: { saveData?: boolean } };

function tellWorker(message: object): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

export const bridge = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: (): BridgeState => state,

  /** Starts after the page has loaded, because loading has priority over saving. */
  async open(): Promise<void> {
    if (!import.meta.env.PROD) return;
    if (!('serviceWorker' in navigator)) {
      change({ refused: true });
      return;
    }
    openChannel(SAVE_CHANNEL).addEventListener('message', ({ data }: MessageEvent<SaveProgress>) => {
      const saving = data.state === 'saving' && data.bytes < data.bytesInAll;
      change({ progress: data, hasSaved: state.hasSaved || saving });
    });
    try {
      registration = await navigator.serviceWorker.register(trustedWorkerUrl('/service-worker.js'));
    } catch {
      // Private windows of some browsers refuse workers: the site then needs the network, as any site does.
      // Offline there is no newer worker to register, and the active one continues.
      change({ refused: !navigator.serviceWorker.controller });
      return;
    }
    // A browser with workers disabled may return no registration, without any error.
    registration?.addEventListener('updatefound', hearInstalling);
    hearInstalling();
    watchForVersions();
    await navigator.serviceWorker.ready;
    // The page was loaded without the worker, or while it started: the next page would need the network.
    if (!navigator.serviceWorker.controller) tellWorker({ type: 'CLAIM' });
    this.begin();
    onPageRestore(() => this.begin());
  },

  /** Runs at the beginning of every visit, and at every return to a page that the browser had kept. */
  begin(): void {
    // Another tab's visit may have left a version waiting before this one listened.
    void lookForUpdate();
    if (registration?.active) void askProgram(registration.active);
    const { connection } = navigator as Connected;
    if (connection?.saveData) {
      change({ asksFirst: true });
      tellWorker({ type: 'REPORT' });
    } else this.saveSite();
  },

  /** Saves every page and picture that is not saved yet. @param isAsked the person asks: also what did not fit before */
  saveSite(isAsked = false): void {
    change({ asksFirst: false });
    tellWorker({ type: 'SAVE_SITE', isAsked });
  },

  /** Saves the packs that only staff pages need. Call this when somebody is signed in. */
  saveOffice(): void {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) tellWorker({ type: 'SAVE_OFFICE' });
  },

  /** Saves the words of a language. Call this when it is chosen. */
  saveLanguage(language: string): void {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) tellWorker({ type: 'SAVE_LANGUAGE', language });
  },

  /** Fetches incomplete packs again, and all that are not saved yet. Resolves when done or interrupted. */
  saveAgain(packs: readonly string[]): Promise<void> {
    change({ asksFirst: false });
    tellWorker({ type: 'SAVE_AGAIN', packs });
    return new Promise((resolve) => {
      let working = false;
      const stop = this.subscribe(() => {
        if (state.progress?.state === 'saving') working = true;
        else if (working) {
          stop();
          resolve();
        }
      });
    });
  },

  /** Lets the waiting version take over and reloads the page. Called only when the person asks for it. */
  async acceptUpdate(): Promise<void> {
    const show = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', show, { once: true });
    // A worker that is busy with this page takes over late; reloading the page releases it.
    setTimeout(show, HANDOVER);
    // Loaded only now: registering and noticing a waiting version need no library.
    const { messageSW } = await import('workbox-window');
    if (registration?.waiting) void messageSW(registration.waiting, { type: 'SKIP_WAITING' });
  },
};
