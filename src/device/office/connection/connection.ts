/**
 * Watches whether the office answers, and when it last did. Whether the browser calls itself online is not
 * enough: a camp's Wi-Fi may have no internet for days. Tests pass in their own parts.
 */
import type { CallResult } from '../../core/transport.ts';

export type ConnectionState =
  /** The office was not asked yet since the page was opened or the signal came back. */
  | 'asking'
  | 'in touch'
  /** The browser knows that it is offline. */
  | 'no signal'
  /** Connected, but without an answer. */
  | 'no answer'
  /** Connected, but another host answers, such as the sign-in page of a Wi-Fi. */
  | 'somebody else';

export interface ConnectionStatus {
  state: ConnectionState;
  /** Time at which the office last answered this device, by the device's clock, ISO 8601; null for never. */
  heardAt: string | null;
}

export interface ConnectionDeps {
  /** Epoch milliseconds. */
  clock: () => number;
  /** True if the browser says that it is offline. */
  isOffline: () => boolean;
  /** True while the page is hidden: then the office is not asked. */
  isHidden: () => boolean;
  /** Calls the office's address to see what answers there, after a call that got no answer. */
  whoAnswers: () => Promise<CallResult | 'a redirect'>;
  /** Stores the time at which the office answered. */
  write: (heardAt: string) => Promise<void>;
}

/** Milliseconds between two writes: a stream gives a sign of life every 20 seconds. */
const PAUSE = 60_000;

export type ConnectionWatch = ReturnType<typeof createConnectionWatch>;

export function createConnectionWatch({ clock, isOffline, isHidden, whoAnswers, write }: ConnectionDeps) {
  let state: ConnectionState = 'asking';
  let heardAt: string | null = null;
  let written = Number.NEGATIVE_INFINITY;
  let asked = Number.NEGATIVE_INFINITY;
  let view: ConnectionStatus = { state: isOffline() ? 'no signal' : state, heardAt };
  const listeners = new Set<() => void>();

  function show(next: ConnectionState): void {
    state = next;
    const shown = isOffline() && state !== 'in touch' ? 'no signal' : state;
    if (shown === view.state && heardAt === view.heardAt) return;
    view = { state: shown, heardAt };
    for (const listener of listeners) listener();
  }

  /** Call this when the office itself has answered. */
  function heard(): void {
    heardAt = new Date(clock()).toISOString();
    // A clock that was set back must not stop the writes.
    if (Math.abs(clock() - written) >= PAUSE) {
      written = clock();
      // The state is shown even if the write fails; the next one may succeed.
      void write(heardAt).catch(() => undefined);
    }
    show('in touch');
  }

  function hear(reply: CallResult): void {
    if (!(reply instanceof Error)) {
      if (reply.serverStatus) heard();
      else show('somebody else');
      return;
    }
    // A redirect to a sign-in page looks like no answer too.
    const isNews = state !== 'no answer';
    if (state !== 'somebody else') show('no answer');
    ask(isNews);
  }

  /** Asks what answers. @param isNews the state has just changed; otherwise it asks at most once a minute */
  function ask(isNews: boolean): void {
    if (isOffline() || isHidden() || (!isNews && Math.abs(clock() - asked) < PAUSE)) return;
    asked = clock();
    void whoAnswers().then((answer) => {
      if (answer === 'a redirect') show('somebody else');
      else if (answer instanceof Error) show('no answer');
      else hear(answer);
    });
  }

  const quietFor = () =>
    view.state === 'in touch' && heardAt ? clock() - Date.parse(heardAt) : Number.POSITIVE_INFINITY;

  return {
    hear,
    heard,
    /** Asks whether the office answers now: what was heard a second ago tells nothing of a line that was just lost. */
    async reaches(): Promise<boolean> {
      if (isOffline()) return false;
      const answer = await whoAnswers();
      if (answer === 'a redirect' || answer instanceof Error) return false;
      hear(answer);
      return view.state === 'in touch';
    },
    /** Call this when the stream broke, perhaps because the connection is gone. */
    lost: () => ask(state !== 'no answer'),
    /** Asks what answers, if that was not asked yet. */
    look: () => {
      if (state === 'asking') ask(true);
    },
    snapshot: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes the stored time, written by an earlier page, another tab or the worker. */
    recall(known: string | null): void {
      if (known === null || (heardAt !== null && known <= heardAt)) return;
      heardAt = known;
      show(state);
    },
    /** Call this when the browser went online or offline. */
    moved: () => show('asking'),
    /** Milliseconds since the office last answered this page; infinite if it never did, or no longer does. */
    quietFor,
  };
}
