/** The lists of the staff (docs/contract.md#records), for any client: records of one kind as one JSON array, of any length. */

import { type Context, Hono } from 'hono';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { factsOf, type RecordKind, recordKinds } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { Identify } from '../../security/caller.ts';
import { requireRole } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';

export interface ListRoutesDeps {
  store: Store;
  identify: Identify;
}

export function listRoutes({ store, identify }: ListRoutesDeps): Hono {
  const routes = new Hono();
  for (const kind of recordKinds) {
    // This address is also a page, see `stayBookingRoutes`.
    if (factsOf(kind).list === calls.stayBookings) continue;
    routes.get(factsOf(kind).list, (c) => answerRecordList(c, kind, { store, identify }));
  }
  return routes;
}

/**
 * Written page by page, so that 100,000 records are never in memory at once and nobody waits for all of them.
 */
export async function answerRecordList(
  c: Context,
  kind: RecordKind,
  { store, identify }: ListRoutesDeps,
): Promise<Response> {
  await requireRole(c, identify, factsOf(kind).roles);
  const pages = store.records.pages(kind);
  // The first page is read before the answer begins, so that a failing database gives an error and not a
  // short list.
  let page: IteratorResult<FeedRecord[], unknown> = await pages.next();
  const encoder = new TextEncoder();
  let before = '[';
  const body = new ReadableStream<Uint8Array>({
    // Called when the reader has taken what there was. An error ends the connection, so that a list that is
    // cut short is never taken for a whole one.
    async pull(out) {
      while (!page.done && page.value.length === 0) page = await pages.next();
      if (page.done) {
        out.enqueue(encoder.encode(before === '[' ? '[]' : ']'));
        out.close();
        return;
      }
      const records = page.value.map(({ kind: _, ...record }) => JSON.stringify(record));
      out.enqueue(encoder.encode(before + records.join(',')));
      before = ',';
      page = await pages.next();
    },
    cancel: () => void pages.return(undefined),
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
