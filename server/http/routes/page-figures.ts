/** Page views and web vitals, added up for marketing. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { areaRoles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  DEFAULT_FIGURE_DAYS,
  MAX_FIGURE_DAYS,
  type PageFigures,
} from '../../../src/contract/protocol/page-analytics.ts';
import { operatorDay } from '../../../src/contract/values/operator-zone.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import { validate } from '../validate.ts';

const DAY = 24 * 60 * 60 * 1_000;

const inBounds = (days: string) =>
  /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_FIGURE_DAYS;

const querySchema = z.object({
  days: z._default(
    z.string().check(z.refine(inBounds, `Days must be a whole number from 1 to ${MAX_FIGURE_DAYS}.`)),
    String(DEFAULT_FIGURE_DAYS),
  ),
});

export interface PageFigureRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
}

export function pageFigureRoutes({ store, clock, identify }: PageFigureRoutesDeps): Hono {
  const routes = new Hono();
  const seesFigures = allowRoles(identify, areaRoles.pageFigures);
  routes.get(endpoints.figures, seesFigures, validate('query', querySchema), async (c) => {
    const days = Number(c.req.valid('query').days);
    // Whole days, including today.
    const today = Date.parse(`${operatorDay(clock().toISOString())}T00:00:00Z`);
    const first = new Date(today - (days - 1) * DAY).toISOString().slice(0, 10);
    return c.json({ days, ...(await store.figures(first)) } satisfies PageFigures);
  });
  return routes;
}
