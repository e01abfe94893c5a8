/**
 * Messages between servers on one database, sent by PostgreSQL's LISTEN and NOTIFY. Nothing depends on them:
 * a server that misses an announcement reads the change from the database later.
 */
import pg from 'pg';
import * as z from 'zod';
import { type WritingNotice, writingNoticeSchema } from '../../../src/kinds/writing.ts';
import { servingConnection } from '../core/postgres.ts';

/** Callbacks for the announcements of other servers. */
export interface AnnouncementListeners {
  /** The feed moved. */
  moved: () => void;
  /** Sessions ended. */
  ended: (sessionIds: readonly string[]) => void;
  /** Somebody writes to a guest, or has stopped. */
  wrote?: (notice: AnnouncedWritingNotice) => void;
}

/** Ids alone: a database may log the statements that it is given. */
export interface AnnouncedWritingNotice extends WritingNotice {
  /** Kind of the record. */
  kind: string;
}

export interface Announcements {
  /** Tells the other servers as soon as possible; several calls in a row become one announcement. */
  moved(): void;
  ended(sessionIds: readonly string[]): void;
  wrote(notice: AnnouncedWritingNotice): void;
  /** Calls back when another server tells something. */
  listen(heard: AnnouncementListeners): void;
  close(): Promise<void>;
}

/** Announcements of a server that is alone on its database: none. */
export const noAnnouncements: Announcements = {
  moved: () => undefined,
  ended: () => undefined,
  wrote: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};

const CHANNEL = 'operator';
/** Milliseconds until a lost connection is made anew. */
const RECONNECT = 1_000;
/** Milliseconds between two checks of a connection that is silent: it may be dead. */
const CHECK = 10_000;
/** Longest wait for a connection or an answer, milliseconds. */
const PATIENCE = 5_000;
/** Sessions in one announcement: PostgreSQL takes less than 8,000 bytes. */
const SESSIONS = 100;

const messageSchema = z.object({
  ended: z.array(z.string()).optional(),
  wrote: z.object({ ...writingNoticeSchema.shape, kind: z.string() }).optional(),
});

export function openAnnouncements(databaseUrl: string): Announcements {
  const listeners: AnnouncementListeners[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  /** True while a move is being announced; `again` is true if there was another one since. */
  let telling = false;
  let again = false;

  function hear({ processId, payload = '' }: pg.Notification, own: pg.Client): void {
    if (processId === (own as unknown as { processID: number }).processID) return;
    const message = parse(payload);
    if (!message) return;
    for (const heard of listeners) {
      if (message.wrote) heard.wrote?.(message.wrote);
      else if (message.ended) heard.ended(message.ended);
      else heard.moved();
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(servingConnection(databaseUrl, PATIENCE, PATIENCE));
    const lost = () => {
      if (client === next) client = null;
      next.removeAllListeners('end');
      void next.end().catch(() => undefined);
      later(connect, RECONNECT);
    };
    next.on('error', () => undefined);
    next.on('notification', (notification) => hear(notification, next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      lost();
      return;
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    next.once('end', lost);
    later(() => check(next, lost), CHECK);
    // Whatever happened before this moment was not heard.
    for (const heard of listeners) heard.moved();
  }

  async function check(current: pg.Client, lost: () => void): Promise<void> {
    if (client !== current) return;
    try {
      await current.query('select 1');
      later(() => check(current, lost), CHECK);
    } catch {
      lost();
    }
  }

  function later(work: () => Promise<void>, milliseconds: number): void {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  }

  async function tell(payload: string): Promise<void> {
    await client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
  }

  async function tellMoved(): Promise<void> {
    telling = true;
    do {
      again = false;
      await tell('{}');
    } while (again);
    telling = false;
  }

  const connecting = connect();
  return {
    moved() {
      again = true;
      if (!telling) void tellMoved();
    },
    ended(sessionIds) {
      for (let start = 0; start < sessionIds.length; start += SESSIONS) {
        void tell(JSON.stringify({ ended: sessionIds.slice(start, start + SESSIONS) }));
      }
    },
    wrote: (notice) => void tell(JSON.stringify({ wrote: notice })),
    listen: (heard) => void listeners.push(heard),
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}

/** Another program may use the same channel. */
function parse(payload: string): z.output<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
