/** The lists of the staff (docs/contract.md#records), for any client: records of one kind as one JSON array, of any length. */

import { type Context, Hono } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { factsOf, type RecordKind, recordKinds } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { Identify } from '../../security/caller.ts';
import { recheckRole, requireRole } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import { answerJsonArray } from '../json-stream.ts';

export interface ListRoutesDeps {
  store: Store;
  identify: Identify;
}

export function listRoutes({ store, identify }: ListRoutesDeps): Hono {
  const routes = new Hono();
  for (const kind of recordKinds) {
    // This address is also a page, see `stayBookingRoutes`.
    if (factsOf(kind).list === endpoints.stayBookings) continue;
    routes.get(factsOf(kind).list, (c) => answerRecordList(c, kind, { store, identify }));
  }
  return routes;
}

/** Answers with all records of a kind, without naming it in each. */
export async function answerRecordList(
  c: Context,
  kind: RecordKind,
  { store, identify }: ListRoutesDeps,
): Promise<Response> {
  const { roles } = factsOf(kind);
  await requireRole(c, identify, roles);
  return answerJsonArray(c, withoutKind(store.records.pages(kind)), recheckRole(c, identify, roles));
}

async function* withoutKind(pages: AsyncIterable<FeedRecord[]>) {
  for await (const page of pages) yield page.map(({ kind: _, ...record }) => record);
}
