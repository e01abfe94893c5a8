/** The lists of the staff (docs/contract.md#records), for any client: records of one kind as one JSON array, of any length. */
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { calls } from '../../src/contract/calls.ts';
import { type RecordKind, recordRoles } from '../../src/contract/roles.ts';
import type { Identify } from '../security/caller.ts';
import { requireRole } from '../security/guard.ts';
import type { Store } from '../store/store.ts';

const lists: Record<string, RecordKind> = {
  [calls.bookingInfos]: 'tour',
  [calls.packagesBookings]: 'packageBooking',
  [calls.tripPlans]: 'tripPlan',
  [calls.flightRequests]: 'flightRequest',
  [calls.eventRequests]: 'eventRequest',
  [calls.souvenirs]: 'souvenir',
  [calls.people]: 'person',
  [calls.leads]: 'lead',
  [calls.campaigns]: 'campaign',
  [calls.feedback]: 'feedback',
};

export interface ListRoutesParts {
  store: Store;
  identify: Identify;
}

export function listRoutes({ store, identify }: ListRoutesParts): Hono {
  const routes = new Hono();
  for (const [path, kind] of Object.entries(lists)) {
    routes.get(path, (c) => answerList(c, kind, { store, identify }));
  }
  return routes;
}

/** Written page by page: 100,000 records are never in memory at once. */
export async function answerList(
  c: Context,
  kind: RecordKind,
  { store, identify }: ListRoutesParts,
): Promise<Response> {
  await requireRole(c, identify, recordRoles[kind]);
  // Read before the answer begins, so that a database that fails is an error and no short list.
  let page = await store.records.list(kind, '');
  c.header('Content-Type', 'application/json');
  return stream(c, async (out) => {
    let first = true;
    while (page.length > 0) {
      if (out.aborted) return;
      const text = page.map(({ kind: _, ...record }) => JSON.stringify(record)).join(',');
      await out.write(`${first ? '[' : ','}${text}`);
      first = false;
      page = await store.records.list(kind, page.at(-1)?.id ?? '');
    }
    await out.write(first ? '[]' : ']');
  });
}
