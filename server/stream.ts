/** Open lines of the staff: server-sent events that say that there is more in the feed. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { CHANGED_EVENT } from '../src/contract/changes.ts';
import type { Caller, Identify } from './security/caller.ts';
import type { FeedPosition } from './store/feed.ts';
import type { StreamHub } from './stream-hub.ts';

/** How many streams one session may hold open, and one account over all its sessions. */
const PER_SESSION = 10;
const PER_ACCOUNT = 100;
/** Milliseconds between two signs of life, by which also the session is looked at. */
const HEARTBEAT = 20_000;
/** Milliseconds that a burst of commits is gathered after the first was told. */
const BURST = 100;
/** Milliseconds between two looks at the database, for what other processes commit. */
const LOOK = 1_000;
/** Milliseconds after which a browser asks again for a line that broke. */
const RETRY = 3_000;
/** Seconds after which who has too many may ask again. */
const LATER = 30;

export interface StreamsParts {
  hub: StreamHub;
  clock: () => Date;
  identify: Identify;
  position: () => Promise<FeedPosition>;
}

export interface Streams {
  /** @throws HTTPException 429 when the session or the account has too many */
  open(c: Context, caller: Caller): Response;
}

export function createStreams({ hub, clock, identify, position }: StreamsParts): Streams {
  const accounts = new Map<string, number>();
  const watch = createWatch(position, hub);

  return {
    open(c, caller) {
      const { accountId, sessionId, expiresAt } = caller;
      const open = accounts.get(accountId) ?? 0;
      if (open >= PER_ACCOUNT || hub.count(sessionId) >= PER_SESSION) {
        c.header('Retry-After', String(LATER));
        throw new HTTPException(429, { message: 'Too many open lines. Please close some windows.' });
      }
      accounts.set(accountId, open + 1);
      const line = createLine();
      const stopListening = hub.listen({ sessionId, changed: line.changed, ended: line.ended });
      watch.begin();
      const stop = () => {
        stopListening();
        watch.end();
        const left = (accounts.get(accountId) ?? 1) - 1;
        if (left > 0) accounts.set(accountId, left);
        else accounts.delete(accountId);
      };
      c.header('X-Accel-Buffering', 'no');
      const response = streamSSE(c, async (stream) => {
        const expiry = setTimeout(
          line.ended,
          Math.min(Date.parse(expiresAt) - clock().getTime(), 2 ** 31 - 1),
        );
        try {
          stream.onAbort(line.ended);
          await line.run(stream, async () => (await identify(c)) !== null);
        } finally {
          clearTimeout(expiry);
          stop();
        }
      });
      response.headers.set('Cache-Control', 'no-store');
      return response;
    },
  };
}

/** One line: sleeps until there is something to tell, and tells a burst once. */
function createLine() {
  let dirty = false;
  let over = false;
  let wake = () => {};
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    changed() {
      dirty = true;
      wake();
    },
    ended() {
      over = true;
      wake();
    },
    /** @param mayStay asked at each sign of life */
    async run(stream: SSEStreamingApi, mayStay: () => Promise<boolean>): Promise<void> {
      await stream.write(`retry: ${RETRY}\n\n`);
      while (!over) {
        if (!dirty) await sleep(HEARTBEAT);
        if (over) return;
        if (dirty) {
          dirty = false;
          await stream.writeSSE({ event: CHANGED_EVENT, data: '' });
          await stream.sleep(BURST);
        } else {
          // An account that was disabled from the shell, or a session that ended in another process.
          if (!(await mayStay().catch(() => true))) return;
          await stream.write(': still here\n\n');
        }
      }
    },
  };
}

/** While lines are open: notices what other processes commit to the same database. */
function createWatch(position: () => Promise<FeedPosition>, hub: StreamHub) {
  let lines = 0;
  let timer: NodeJS.Timeout | null = null;
  let known: string | null = null;
  async function look(): Promise<void> {
    try {
      const { epoch, seq } = await position();
      const now = `${epoch}.${seq}`;
      if (known !== null && now !== known) hub.changed();
      known = now;
    } catch {
      // The database is away for a moment; the next look tells.
    }
  }
  return {
    begin() {
      lines += 1;
      if (timer) return;
      known = null;
      void look();
      timer = setInterval(look, LOOK);
      timer.unref();
    },
    end() {
      lines -= 1;
      if (lines > 0 || !timer) return;
      clearInterval(timer);
      timer = null;
    },
  };
}
