/** Page views and web vitals, added up for marketing. */
import { Hono } from 'hono';
import { areaRoles } from '../../../src/contract/accounts/roles.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import {
  FIGURE_DAYS,
  FIGURE_DAYS_MAX,
  type PageFigures,
} from '../../../src/contract/protocol/page-reports.ts';
import { operatorDay } from '../../../src/contract/values/operator-zone.ts';
import type { Identify } from '../../security/caller.ts';
import { requireRole } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';

const DAY = 24 * 60 * 60 * 1_000;

export interface FigureRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
}

export function figureRoutes({ store, clock, identify }: FigureRoutesParts): Hono {
  const routes = new Hono();
  routes.get(calls.figures, async (c) => {
    await requireRole(c, identify, areaRoles.pageFigures);
    const asked = c.req.query('days') ?? String(FIGURE_DAYS);
    const days = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
    if (days < 1 || days > FIGURE_DAYS_MAX) {
      const message = `Days must be a whole number from 1 to ${FIGURE_DAYS_MAX}.`;
      return answerProblem(c, 400, { message, fields: { days: message } });
    }
    // Whole days, including today.
    const today = Date.parse(`${operatorDay(clock().toISOString())}T00:00:00Z`);
    const first = new Date(today - (days - 1) * DAY).toISOString().slice(0, 10);
    return c.json({ days, ...(await store.figures(first)) } satisfies PageFigures);
  });
  return routes;
}
