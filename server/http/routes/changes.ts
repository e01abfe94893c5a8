/** The feed of records: its pages, and a stream that says when there is more. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { mayEditSite, roles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { FEED_PAGE_SIZE, type FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { Caller, Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import type { FeedPosition, FeedReader } from '../../store/feed/feed.ts';
import { acceptsGzip } from '../answers.ts';
import { createStreams } from '../event-streams.ts';
import { createFeedPageCache } from '../feed-page-cache/feed-page-cache.ts';
import { completeGzip, createGzipPrefix, type GzipPrefix } from '../feed-page-cache/gzip-prefix.ts';
import {
  findFeedPageEnd,
  readFeedPage,
  scopeName,
  serializeFeedPage,
} from '../feed-page-cache/read-feed-page.ts';
import type { StreamHub } from '../stream-hub.ts';
import { answerInvalidInputWith, validate } from '../validate.ts';

export interface ChangesRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

/**
 * Epoch, role, place and lineage; the last part is present once the device has received guest data. Cursors of earlier
 * versions have no lineage.
 */
const CURSOR = /^([0-9a-f-]{36})\.([a-z]{1,20})\.(0|[1-9]\d{0,9})(?:\.l-([\w-]{1,16}))?(\.guests)?$/;

const querySchema = z.object({
  /** Empty, as if it were absent, to begin. */
  since: z._default(z.string().check(z.refine((text) => text === '' || CURSOR.test(text))), ''),
  /** A `1` for guest data too. */
  guests: z.optional(z.string()),
  /** The word `all` from devices that have no views yet. */
  views: z.optional(z.string()),
  /** The word `all` from devices that have no drafts of the site yet. */
  drafts: z.optional(z.string()),
});
const unreadable = answerInvalidInputWith('The cursor cannot be read. Ask without one to begin again.');

const unpack = promisify<Buffer, Buffer<ArrayBuffer>>(gunzip);

/**
 * Distance from the end of the feed from which a page is cached; a shorter page is read as fast as looked up.
 */
const WORTH_KEEPING = 256;

export function changesRoutes({ store, clock, identify, hub }: ChangesRoutesDeps): Hono {
  const routes = new Hono();
  const pages = createFeedPageCache({ records: store.records });
  hub.onMoved(pages.moved);
  const streams = createStreams({ hub, clock, identify, position: store.records.position });

  const allowStaff = allowRoles(identify, roles);
  routes.get(endpoints.changes, allowStaff, validate('query', querySchema, unreadable), async (c) => {
    const { role, accountId } = c.var.caller;
    const editsSite = mayEditSite(c.var.caller);
    const scope = scopeOf(c.var.caller);
    const asked = c.req.valid('query');
    const cursor = CURSOR.exec(asked.since);
    const position = await store.records.position();
    const guests = asked.guests === '1';
    const after = cursor ? await placeOf(store.records, cursor, scope, position, guests) : 0;
    const view = { role, guests };
    const from = after ?? 0;
    /** The end of the answer, which depends on the account and the moment and is never cached. */
    const endOf = async (upTo: number) => {
      // A device from before saved views existed asks for all of them. A new device has none, so it needs no
      // empty list.
      const known = asked.views === 'all' ? 0 : from;
      const views = await store.records.views({ role, accountId }, known, upTo);
      const drafts = editsSite ? await store.records.drafts(asked.drafts === 'all' ? 0 : from, upTo) : [];
      return {
        cursor: `${position.epoch}.${scope}.${upTo}.l-${position.lineage}${guests ? '.guests' : ''}`,
        more: upTo < position.seq,
        reset: after === null,
        ...((drafts.length > 0 || asked.drafts === 'all') && { drafts }),
        ...(views && (views.length > 0 || from > 0) && { views }),
      } satisfies Partial<FeedPage>;
    };
    const isLong = position.seq - from >= WORTH_KEEPING;
    const page = isLong ? await pages.page(view, from, position) : null;
    if (page) return answerOpen(c, page.packed, await endOf(page.upTo));
    if (isLong) {
      // It changes all the time. What moves while its parts are read comes again with a later page.
      const upTo = await findFeedPageEnd(store.records, view, from, position.seq, FEED_PAGE_SIZE);
      const { text } = await serializeFeedPage(store.records, view, from, upTo);
      return answerOpen(c, await createGzipPrefix(text), await endOf(upTo));
    }
    const { content, upTo } = await readFeedPage(store.records, view, from, position.seq);
    return c.json({ ...content, ...(await endOf(upTo)) } satisfies FeedPage);
  });

  routes.get(endpoints.changesStream, allowStaff, (c) => streams.open(c, c.var.caller));
  return routes;
}

/** The rest of a page that is kept open. It is unpacked, outside the event loop, for a reader that takes no gzip. */
async function answerOpen(c: Context, packed: GzipPrefix, end: object): Promise<Response> {
  const body = completeGzip(packed, `,${JSON.stringify(end).slice(1)}`);
  if (!acceptsGzip(c.req.header('Accept-Encoding'))) {
    return c.body(await unpack(body), 200, { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' });
  }
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    'Content-Encoding': 'gzip',
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
  });
}

/** Scope of a reader, as cursors name it: who is given a right, or loses it, reads the feed again. */
const scopeOf = ({ role, rights }: Pick<Caller, 'role' | 'rights'>) =>
  role !== 'management' && mayEditSite({ role, rights }) ? `${scopeName(role)}site` : scopeName(role);

/**
 * Returns the place that a cursor names; null if the cursor belongs to another database or role, lies in the
 * future, comes from a state of the database that is lost, or is from an earlier version of the program, which did not
 * receive guest data.
 */
async function placeOf(
  records: Pick<FeedReader, 'holds'>,
  [, epoch, scope, seq, lineage, told]: RegExpExecArray,
  own: string,
  position: FeedPosition,
  guests: boolean,
): Promise<number | null> {
  const place = Number(seq);
  const isOurs = epoch === position.epoch && scope === own && place <= position.seq;
  if (!isOurs || (guests && told === undefined)) return null;
  const isNewest = lineage === undefined || lineage === position.lineage;
  return isNewest || (await records.holds({ lineage, place })) ? place : null;
}
