/** Page views and web vitals, without any data about the visitor (docs/contract.md#analytics). */
import { Hono, type MiddlewareHandler } from 'hono';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { MAX_REPORT_BYTES, pageReportSchema } from '../../../src/contract/protocol/page-analytics.ts';
import { notFoundDocument, pathKey } from '../../../src/contract/protocol/routes.ts';
import { type Charge, chargeOnePoint } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerInvalidInputWith, validate } from '../validate.ts';

export interface AnalyticsRoutesDeps {
  store: Store;
  clock: () => Date;
  charge: Charge;
  /** True for the `pathKey` of a page of the site. */
  isPage: (key: string) => boolean;
}

export function analyticsRoutes({ store, clock, charge, isPage }: AnalyticsRoutesDeps): Hono {
  const routes = new Hono();
  const shape = answerInvalidInputWith('A report is {"events": […]} with 1 to 50 events.');
  const readReport = validate('json', pageReportSchema, shape, MAX_REPORT_BYTES);
  routes.post(
    endpoints.analytics,
    ignoreUntracked,
    chargeOnePoint(charge, 'reports'),
    readReport,
    async (c) => {
      await charge.bytes(c, JSON.stringify(c.req.valid('json')).length);
      const events = c.req.valid('json').events.map((event) => {
        const key = pathKey(event.path);
        // A typed address may identify a person, so only addresses of existing pages are stored.
        return { ...event, id: event.id.toLowerCase(), path: isPage(key) ? key : notFoundDocument };
      });
      await store.report(events, clock().toISOString());
      return c.json({ taken: events.length });
    },
  );
  return routes;
}

/** With Do Not Track or Global Privacy Control the report is not even read. */
const ignoreUntracked: MiddlewareHandler = async (c, next) =>
  c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1' ? c.body(null, 204) : next();
