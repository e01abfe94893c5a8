/**
 * The event stream on which the server says that there is more: one per browser. The visible tab holds it,
 * because browsers suspend hidden tabs; the others are told what it stored.
 */
import { ALIVE_EVENT, CHANGED_EVENT } from '../../../kinds/calls/feed-page.ts';
import { WRITING_EVENT } from '../../../kinds/writing.ts';
import type { StartTimer } from '../../core/dependencies.ts';
import { RETRY_TICK, untilRetryTick } from '../../core/retry-ticks.ts';

/** Part of an EventSource that is used here. */
export type EventSourceLike = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export interface StreamDeps {
  open: () => EventSourceLike;
  /** Leads until the signal aborts or another tab takes over; `eager` takes over at once. */
  lead: (work: (over: AbortSignal) => Promise<void>, eager: boolean, stop: AbortSignal) => void;
  after: StartTimer;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Called when something is new, or may be. */
  onChange: () => void;
  /** Called when a colleague writes to a guest. @param data of the event, JSON */
  onWriting: (data: string) => void;
  /** Called when the office has sent something. */
  onHeard: () => void;
  /** Called when the stream broke, or was refused. */
  onLost: () => void;
  /** Returns true while the page is hidden: then it asks nothing. */
  isHidden: () => boolean;
  /** The server refused the stream; false if there is no point in trying again. */
  mayRetry: () => Promise<boolean>;
}

/** Milliseconds between polls without a stream; waiting entries are sent at the same moments. */
export const POLL_INTERVAL = RETRY_TICK;
/** Shortest time to the first poll, milliseconds: a stream opens sooner. */
const LEAST = 1_000;
const CLOSED = 2;

export interface FeedStream {
  /** Makes this tab, which is visible, the leader. */
  takeOver: () => void;
  stop: () => void;
}

/** Starts listening, for as long as somebody is signed in. */
export function startFeedStream({
  open,
  lead,
  after,
  clock,
  onChange,
  onWriting,
  onHeard,
  onLost,
  isHidden,
  mayRetry,
}: StreamDeps): FeedStream {
  const stop = new AbortController();
  let leading = false;

  function listen(over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      leading = true;
      let line: EventSourceLike | null = null;
      /** True if it broke since it was last open. */
      let isBroken = false;
      let stopPolling: (() => void) | undefined;

      /** Polls until the stream is open, because a proxy may hold it back silently. */
      const look = () => {
        stopPolling ??= after(untilRetryTick(clock(), LEAST), () => {
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
        line.addEventListener(WRITING_EVENT, ({ data }) => {
          onHeard();
          onWriting(data);
        });
        line.addEventListener('error', () => {
          look();
          if (!isHidden()) onLost();
          // The browser reconnects by itself every few seconds, unless the server refused. One such attempt
          // is enough: if it fails too, the next poll tries again.
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
