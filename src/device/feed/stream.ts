/**
 * The line on which the server says that there is more: one per browser. The tab that a person
 * looks at leads, because browsers put hidden ones to sleep; the others hear what it wrote.
 */
import { CHANGED_EVENT } from '../../contract/changes.ts';
import type { After } from '../parts.ts';

/** What this needs of an EventSource. */
export type EventLine = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export interface StreamParts {
  open: () => EventLine;
  /** Leads until the signal says no more, or another tab takes over; `eager` takes over at once. */
  lead: (work: (over: AbortSignal) => Promise<void>, eager: boolean, stop: AbortSignal) => void;
  after: After;
  /** Something is new, or may be. */
  onChange: () => void;
  /** The server refused the line: false when there is no use in asking again. */
  mayRetry: () => Promise<boolean>;
}

/** Milliseconds between two looks where the line cannot be had. */
export const POLL = 15_000;
const CLOSED = 2;

export interface Stream {
  /** A person looks at this tab: it leads from now on. */
  takeOver: () => void;
  stop: () => void;
}

/** Starts listening, for as long as somebody is signed in. */
export function startStream({ open, lead, after, onChange, mayRetry }: StreamParts): Stream {
  const stop = new AbortController();
  let leading = false;

  function listen(over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      leading = true;
      let line: EventLine | null = null;
      let stopPolling: (() => void) | undefined;

      /** As long as the line is not open: a proxy may hold it back without a word. */
      const look = () => {
        stopPolling ??= after(POLL, () => {
          stopPolling = undefined;
          look();
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
          rest();
          // What happened while there was no line.
          onChange();
        });
        line.addEventListener(CHANGED_EVENT, onChange);
        line.addEventListener('error', () => {
          look();
          // The browser tries again by itself, unless the server refused.
          if (line?.readyState !== CLOSED) return;
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
