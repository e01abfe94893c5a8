/** The feed of records: its pages, and a stream that says when there is more. */
import { type Context, Hono } from 'hono';
import { calls } from '../../src/contract/calls.ts';
import type { FeedPage } from '../../src/contract/changes.ts';
import { concernsMoney, forMoney } from '../../src/contract/money-view.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { feedKindsOf, recordKinds, roles, seesMoneyAlone } from '../../src/contract/roles.ts';
import { answerProblem } from '../answers.ts';
import type { Identify } from '../security/caller.ts';
import { requireRole } from '../security/guard.ts';
import type { FeedPosition } from '../store/feed.ts';
import type { Store } from '../store/store.ts';
import { createStreams } from '../stream.ts';
import type { StreamHub } from '../stream-hub.ts';

export interface ChangesRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

/** The last part is there once the device has been told of guests. */
const CURSOR = /^([0-9a-f-]{36})\.([a-z]{1,20})\.(0|[1-9]\d{0,9})(\.guests)?$/;

export function changesRoutes({ store, clock, identify, hub }: ChangesRoutesParts): Hono {
  const routes = new Hono();
  const streams = createStreams({ hub, clock, identify, position: store.records.position });

  routes.get(calls.changes, async (c) => {
    const { role, accountId } = await requireRole(c, identify, roles);
    const since = c.req.query('since') ?? '';
    const cursor = CURSOR.exec(since);
    if (since !== '' && !cursor) {
      return answerProblem(c, 400, { message: 'The cursor cannot be read. Ask without one to begin again.' });
    }
    const position = await store.records.position();
    const guests = c.req.query('guests') === '1';
    const after = cursor ? placeOf(cursor, role, position, guests) : 0;
    const slice = await store.records.slice(
      feedKindsOf(role),
      after ?? 0,
      position.seq,
      guests && !seesMoney(role),
    );
    const { records, hidden } = seenBy(role, slice.records);
    // A device that began before there were views asks for all of them; one that begins has none.
    const known = c.req.query('views') === 'all' ? 0 : (after ?? 0);
    const views = await store.records.views({ role, accountId }, known, slice.upTo);
    const told = views && (views.length > 0 || (after ?? 0) > 0) ? { views } : {};
    return c.json({
      ...told,
      records,
      // A device that has nothing yet needs no removals.
      removed: after ? [...slice.removed, ...hidden] : slice.removed,
      ...(guests && { elsewhere: slice.elsewhere }),
      cursor: `${position.epoch}.${viewOf(role)}.${slice.upTo}${guests ? '.guests' : ''}`,
      more: slice.more,
      reset: after === null,
    } satisfies FeedPage);
  });

  routes.get(calls.changesStream, async (c: Context) => {
    return streams.open(c, await requireRole(c, identify, roles));
  });
  return routes;
}

/** Since finance sees requests its cursors have a name of their own: what it had read before is read anew. */
const viewOf = (role: string) => (role === 'finance' ? 'financemoney' : role);

/** Whose requests they are is nothing that money needs. */
const seesMoney = (role: string) => recordKinds.some((kind) => seesMoneyAlone(role, kind));

/** What a role sees of records, and which of them it does not see now and may have seen before. */
function seenBy(role: string, all: readonly FeedRecord[]): { records: FeedRecord[]; hidden: string[] } {
  const records: FeedRecord[] = [];
  const hidden: string[] = [];
  for (const record of all) {
    if (!seesMoneyAlone(role, record.kind)) records.push(record);
    else if (concernsMoney(record)) records.push(forMoney(record));
    else hidden.push(record.id);
  }
  return { records, hidden };
}

/**
 * The place that a cursor names; null when the cursor belongs to another database or role, lies in the future,
 * or is of an earlier program, which was not told of guests.
 */
function placeOf(
  [, epoch, role, seq, told]: RegExpExecArray,
  own: string,
  position: FeedPosition,
  guests: boolean,
): number | null {
  const place = Number(seq);
  const isOurs = epoch === position.epoch && role === viewOf(own) && place <= position.seq;
  return isOurs && (!guests || told !== undefined) ? place : null;
}
