/** Page views and web vitals, without any data about the visitor (docs/contract.md#analytics). */
import { Hono } from 'hono';
import { addressKey, notFoundDocument } from '../../../src/contract/protocol/addresses.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { REPORT_BYTES, reportSchema } from '../../../src/contract/protocol/page-reports.ts';
import type { Charge } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem, parseInput } from '../answers.ts';
import { readJson } from '../body.ts';

export interface AnalyticsRoutesParts {
  store: Store;
  clock: () => Date;
  charge: Charge;
  /** True for the `addressKey` of a page of the site. */
  isPage: (key: string) => boolean;
}

export function analyticsRoutes({ store, clock, charge, isPage }: AnalyticsRoutesParts): Hono {
  const routes = new Hono();
  routes.post(calls.analytics, async (c) => {
    // With Do Not Track or Global Privacy Control the report is not even read.
    if (c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1') return c.body(null, 204);
    await charge(c, 'reports');
    const parsed = parseInput(reportSchema, await readJson(c, REPORT_BYTES));
    if ('problem' in parsed) {
      return answerProblem(c, 400, { message: 'A report is {"events": […]} with 1 to 50 events.' });
    }
    const events = parsed.data.events.map((event) => {
      const key = addressKey(event.path);
      // A typed address may identify a person, so only addresses of existing pages are stored.
      return { ...event, id: event.id.toLowerCase(), path: isPage(key) ? key : notFoundDocument };
    });
    await store.report(events, clock().toISOString());
    return c.json({ taken: events.length });
  });
  return routes;
}
