/** The lists of the staff (docs/contract.md#records), for any client: records of one kind as one JSON array, of any length. */
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { calls } from '../../src/contract/calls.ts';
import { listCalls } from '../../src/contract/records.ts';
import { type RecordKind, recordKinds, recordRoles } from '../../src/contract/roles.ts';
import type { Identify } from '../security/caller.ts';
import { requireRole } from '../security/guard.ts';
import type { Store } from '../store/store.ts';

export interface ListRoutesParts {
  store: Store;
  identify: Identify;
}

export function listRoutes({ store, identify }: ListRoutesParts): Hono {
  const routes = new Hono();
  for (const kind of recordKinds) {
    // This address is also a page, see `stayBookingRoutes`.
    if (listCalls[kind] === calls.stayBookings) continue;
    routes.get(listCalls[kind], (c) => answerList(c, kind, { store, identify }));
  }
  return routes;
}

/**
 * Written page by page, so that 100,000 records are never in memory at once and nobody waits for all of them.
 */
export async function answerList(
  c: Context,
  kind: RecordKind,
  { store, identify }: ListRoutesParts,
): Promise<Response> {
  await requireRole(c, identify, recordRoles[kind]);
  const pages = store.records.pages(kind);
  // The first page is read before the answer begins, so that a failing database gives an error and not a
  // short list.
  let page = await pages.next();
  c.header('Content-Type', 'application/json');
  return stream(c, async (out) => {
    let before = '[';
    for (; !page.done; page = await pages.next()) {
      if (out.aborted) return;
      if (page.value.length === 0) continue;
      await out.write(before + page.value.map(({ kind: _, ...record }) => JSON.stringify(record)).join(','));
      before = ',';
    }
    await out.write(before === '[' ? '[]' : ']');
  });
}
