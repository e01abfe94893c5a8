/**
 * The event stream on which the server says that there is more: one per browser. The visible tab holds it,
 * because browsers suspend hidden tabs; the others are told what it stored.
 */
import { ALIVE_EVENT, CHANGED_EVENT } from '../../../contract/protocol/changes.ts';
import type { After } from '../../core/parts.ts';
import { TICK, untilTick } from '../../core/ticks.ts';

/** What this needs of an EventSource. */
export type EventLine = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export interface StreamParts {
  open: () => EventLine;
  /** Leads until the signal aborts or another tab takes over; `eager` takes over at once. */
  lead: (work: (over: AbortSignal) => Promise<void>, eager: boolean, stop: AbortSignal) => void;
  after: After;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Something is new, or may be. */
  onChange: () => void;
  /** The office spoke. */
  onHeard: () => void;
  /** The stream broke, or was refused. */
  onLost: () => void;
  /** Nobody looks at the page: it asks nothing until somebody does. */
  isHidden: () => boolean;
  /** The server refused the stream; false if there is no point in trying again. */
  mayRetry: () => Promise<boolean>;
}

/** Milliseconds between polls where there is no stream: what waits to be sent is tried at the same moments. */
export const POLL = TICK;
/** Milliseconds to the first of them at least: a stream opens in less. */
const LEAST = 1_000;
const CLOSED = 2;

export interface Stream {
  /** This tab is visible: it leads from now on. */
  takeOver: () => void;
  stop: () => void;
}

/** Starts listening, for as long as somebody is signed in. */
export function startStream({
  open,
  lead,
  after,
  clock,
  onChange,
  onHeard,
  onLost,
  isHidden,
  mayRetry,
}: StreamParts): Stream {
  const stop = new AbortController();
  let leading = false;

  function listen(over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      leading = true;
      let line: EventLine | null = null;
      /** It broke since it was open last. */
      let isBroken = false;
      let stopPolling: (() => void) | undefined;

      /** Polls until the stream is open, because a proxy may hold it back silently. */
      const look = () => {
        stopPolling ??= after(untilTick(clock(), LEAST), () => {
          stopPolling = undefined;
          look();
          if (isHidden()) return;
          onChange();
          if (line?.readyState === CLOSED) connect();
        });
      };
      const rest = () => {
        stopPolling?.();
        stopPolling = undefined;
      };

      const connect = () => {
        line = open();
        look();
        line.addEventListener('open', () => {
          isBroken = false;
          rest();
          onHeard();
          // Pulls what happened while there was no stream.
          onChange();
        });
        line.addEventListener(CHANGED_EVENT, () => {
          onHeard();
          onChange();
        });
        line.addEventListener(ALIVE_EVENT, onHeard);
        line.addEventListener('error', () => {
          look();
          if (!isHidden()) onLost();
          // The browser reconnects by itself, every few seconds, unless the server refused. Once is enough: where that
          // leads nowhere too, the next poll tries again.
          if (line?.readyState !== CLOSED) {
            if (isBroken) line?.close();
            isBroken = true;
            return;
          }
          void mayRetry().then((may) => {
            if (!may) rest();
          });
        });
      };

      over.addEventListener('abort', () => {
        leading = false;
        rest();
        line?.close();
        resolve();
      });
      connect();
    });
  }

  lead(listen, true, stop.signal);
  return {
    takeOver() {
      if (!leading) lead(listen, true, stop.signal);
    },
    stop: () => stop.abort(),
  };
}
