/**
 * Event streams of the staff: server-sent events that say that there is more in the feed, and which colleague writes to a
 * guest.
 */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { ALIVE_EVENT, CHANGED_EVENT } from '../../src/kinds/calls/feed-page.ts';
import { isRequestKind } from '../../src/kinds/list.ts';
import { mayHandle } from '../../src/kinds/record-roles.ts';
import { WRITING_EVENT, type WritingNotice } from '../../src/kinds/writing.ts';
import type { Caller, Identify } from '../security/caller.ts';
import type { FeedPosition } from '../store/feed/feed.ts';
import type { StreamHub } from './stream-hub.ts';

/** How many streams one session may hold open, and one account over all its sessions. */
const PER_SESSION = 10;
const PER_ACCOUNT = 100;
/** Milliseconds between two heartbeats. Each also checks that the session is still open. */
const HEARTBEAT = 20_000;
/** Milliseconds for which further commits are gathered after the first was announced. */
const BURST = 100;
/** Milliseconds between two checks of the database, in case another server's announcement was not heard. */
const LOOK = 1_000;
/** Most notices of writers that wait for one stream. */
const NOTICES = 100;
/** Milliseconds after which a browser reconnects a broken stream. */
const RETRY = 3_000;
/** Retry-After for a session or account with too many streams, seconds. */
const LATER = 30;

export interface StreamsDeps {
  hub: StreamHub;
  clock: () => Date;
  identify: Identify;
  position: () => Promise<FeedPosition>;
}

export interface Streams {
  /** @throws HTTPException 429 when the session or the account has too many */
  open(c: Context, caller: Caller): Response;
}

export function createStreams({ hub, clock, identify, position }: StreamsDeps): Streams {
  const accounts = new Map<string, number>();
  const watch = createWatch(position, hub);

  return {
    open(c, caller) {
      const { accountId, sessionId, role, expiresAt } = caller;
      const open = accounts.get(accountId) ?? 0;
      if (open >= PER_ACCOUNT || hub.count(sessionId) >= PER_SESSION) {
        c.header('Retry-After', String(LATER));
        throw new HTTPException(429, { message: 'Too many open connections. Please close some windows.' });
      }
      accounts.set(accountId, open + 1);
      const line = createLine();
      const stopListening = hub.listen({
        sessionId,
        changed: line.changed,
        ended: line.ended,
        wrote({ kind, ...notice }) {
          if (notice.account !== accountId && isRequestKind(kind) && mayHandle(role, kind))
            line.wrote(notice);
        },
      });
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

/** One stream: sleeps until there is something to announce, and announces a burst once, of each writer the latest. */
function createLine() {
  let dirty = false;
  const notices = new Map<string, WritingNotice>();
  let over = false;
  let wake = () => {};
  let giveUp = () => {};
  /** Until it is written, or the line is over: who reads nothing holds its place no longer than its session. */
  const unlessOver = (writing: Promise<unknown>) =>
    new Promise<void>((resolve) => {
      giveUp = resolve;
      void writing.then(() => resolve(), resolve);
      if (over) resolve();
    });
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
    wrote(notice: WritingNotice) {
      const key = `${notice.record} ${notice.account}`;
      // The stream of a client that reads nothing holds no more than this.
      if (notices.size >= NOTICES && !notices.has(key)) return;
      notices.set(key, notice);
      wake();
    },
    ended() {
      over = true;
      wake();
      giveUp();
    },
    /** @param mayStay asked at each heartbeat */
    async run(stream: SSEStreamingApi, mayStay: () => Promise<boolean>): Promise<void> {
      await unlessOver(stream.write(`retry: ${RETRY}\n\n`));
      let due = performance.now() + HEARTBEAT;
      while (!over) {
        if (!dirty && notices.size === 0) await sleep(due - performance.now());
        if (over) return;
        if (performance.now() >= due) {
          due = performance.now() + HEARTBEAT;
          // The account was disabled from the shell, or the session ended in another process.
          if (!(await mayStay().catch(() => true))) return;
          await unlessOver(stream.writeSSE({ event: ALIVE_EVENT, data: '' }));
        }
        if (notices.size > 0) {
          const told = [...notices.values()];
          notices.clear();
          for (const notice of told) {
            await unlessOver(stream.writeSSE({ event: WRITING_EVENT, data: JSON.stringify(notice) }));
          }
        } else if (dirty) {
          dirty = false;
          await unlessOver(stream.writeSSE({ event: CHANGED_EVENT, data: '' }));
          await stream.sleep(BURST);
        }
      }
    },
  };
}

/** While streams are open, notices commits by other processes to the same database. */
function createWatch(position: () => Promise<FeedPosition>, hub: StreamHub) {
  let lines = 0;
  let timer: NodeJS.Timeout | null = null;
  let known: string | null = null;
  async function look(): Promise<void> {
    try {
      const { epoch, seq } = await position();
      const now = `${epoch}.${seq}`;
      if (known !== null && now !== known) hub.noticed();
      known = now;
    } catch {
      // The database is briefly unavailable; the next check will tell.
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
