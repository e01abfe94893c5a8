/**
 * Whether the office answers, and when it was last heard. Not whether the browser calls itself online: a camp's
 * Wi-Fi is connected to nothing for days. Tests pass in their own parts.
 */
import type { Reply } from '../../core/transport.ts';

export type ConnectionState =
  /** Nothing was asked yet since the page was opened or the signal came back. */
  | 'asking'
  | 'in touch'
  /** The browser knows that it is offline. */
  | 'no signal'
  /** Connected, and nobody answers. */
  | 'no answer'
  /** Connected, and somebody else answers, such as the sign-in page of a Wi-Fi. */
  | 'somebody else';

export interface ConnectionView {
  state: ConnectionState;
  /** When the office was last heard on this device; its own clock, ISO 8601; null for never. */
  heardAt: string | null;
}

export interface ConnectionParts {
  /** Epoch milliseconds. */
  clock: () => number;
  /** True if the browser says that it is offline. */
  isOffline: () => boolean;
  /** Nobody looks at the page: nothing is asked for its sake. */
  isHidden: () => boolean;
  /** Who answers at the office's address, asked when a call has got no answer. */
  whoAnswers: () => Promise<Reply | 'a redirect'>;
  /** Writes down when the office was heard. */
  write: (heardAt: string) => Promise<void>;
}

/** Milliseconds between two writes: a stream says every 20 seconds that it is there. */
const PAUSE = 60_000;

export type ConnectionWatch = ReturnType<typeof createConnectionWatch>;

export function createConnectionWatch({ clock, isOffline, isHidden, whoAnswers, write }: ConnectionParts) {
  let state: ConnectionState = 'asking';
  let heardAt: string | null = null;
  let written = Number.NEGATIVE_INFINITY;
  let asked = Number.NEGATIVE_INFINITY;
  let view: ConnectionView = { state: isOffline() ? 'no signal' : state, heardAt };
  const listeners = new Set<() => void>();

  function show(next: ConnectionState): void {
    state = next;
    const shown = isOffline() && state !== 'in touch' ? 'no signal' : state;
    if (shown === view.state && heardAt === view.heardAt) return;
    view = { state: shown, heardAt };
    for (const listener of listeners) listener();
  }

  /** The office itself has spoken. */
  function heard(): void {
    heardAt = new Date(clock()).toISOString();
    // A clock set back must not stop it.
    if (Math.abs(clock() - written) >= PAUSE) {
      written = clock();
      // Shown all the same; the next write may succeed.
      void write(heardAt).catch(() => undefined);
    }
    show('in touch');
  }

  function hear(reply: Reply): void {
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

  /** @param isNews the line was another one before; while it stays the same it is asked once a minute at most */
  function ask(isNews: boolean): void {
    if (isOffline() || isHidden() || (!isNews && Math.abs(clock() - asked) < PAUSE)) return;
    asked = clock();
    void whoAnswers().then((answer) => {
      if (answer === 'a redirect') show('somebody else');
      else if (answer instanceof Error) show('no answer');
      else hear(answer);
    });
  }

  return {
    hear,
    heard,
    /** The stream broke, which may be for want of a line. */
    lost: () => ask(state !== 'no answer'),
    /** Asks who answers, if nothing was asked yet. */
    look: () => {
      if (state === 'asking') ask(true);
    },
    snapshot: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What was written down, by an earlier page, another tab or the worker. */
    recall(known: string | null): void {
      if (known === null || (heardAt !== null && known <= heardAt)) return;
      heardAt = known;
      show(state);
    },
    /** The browser went online or offline. */
    moved: () => show('asking'),
    /** Milliseconds since the office was last heard by this page; infinite for never, or where it did not answer. */
    quietFor: () =>
      view.state === 'in touch' && heardAt ? clock() - Date.parse(heardAt) : Number.POSITIVE_INFINITY,
  };
}
