/** The feed of records: its pages, and a stream that says when there is more. */
import { type Context, Hono } from 'hono';
import { calls } from '../../src/contract/calls.ts';
import type { FeedPage } from '../../src/contract/changes.ts';
import { kindsOf, roles } from '../../src/contract/roles.ts';
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

const CURSOR = /^([0-9a-f-]{36})\.([a-z]{1,20})\.(0|[1-9]\d{0,9})$/;

export function changesRoutes({ store, clock, identify, hub }: ChangesRoutesParts): Hono {
  const routes = new Hono();
  const streams = createStreams({ hub, clock, identify, position: store.records.position });

  routes.get(calls.changes, async (c) => {
    const { role } = await requireRole(c, identify, roles);
    const since = c.req.query('since') ?? '';
    const cursor = CURSOR.exec(since);
    if (since !== '' && !cursor) {
      return answerProblem(c, 400, { message: 'The cursor cannot be read. Ask without one to begin again.' });
    }
    const position = await store.records.position();
    const after = cursor ? placeOf(cursor, role, position) : 0;
    const slice = await store.records.slice(kindsOf(role), after ?? 0, position.seq);
    return c.json({
      records: slice.records,
      removed: slice.removed,
      cursor: `${position.epoch}.${role}.${slice.upTo}`,
      more: slice.more,
      reset: after === null,
    } satisfies FeedPage);
  });

  routes.get(calls.changesStream, async (c: Context) => {
    return streams.open(c, await requireRole(c, identify, roles));
  });
  return routes;
}

/**
 * The place that a cursor names; null when the cursor belongs to another database or role, or lies in the
 * future.
 */
function placeOf([, epoch, role, seq]: RegExpExecArray, own: string, position: FeedPosition): number | null {
  const place = Number(seq);
  return epoch === position.epoch && role === own && place <= position.seq ? place : null;
}
