/** The audit log, for management only. */
import { Hono } from 'hono';
import { type AuditQuery, auditQuerySchema } from '../../../src/contract/accounts/audit.ts';
import { areaRoles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { parseReference } from '../../../src/contract/values/reference.ts';
import { createTimeZone, nextDay, type TimeZone } from '../../../src/contract/values/time-zone.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import { type AuditFilter, NoSuchAuditLine } from '../../store/admin/audit-pages.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import { validate } from '../validate.ts';

export interface AuditRoutesDeps {
  store: Store;
  identify: Identify;
  /** Time zone of the days in the filter, as an IANA name. */
  timeZone: string;
}

export function auditRoutes({ store, identify, timeZone }: AuditRoutesDeps): Hono {
  const routes = new Hono();
  const zone = createTimeZone(timeZone);
  const seesLog = allowRoles(identify, areaRoles.audit);
  routes.get(endpoints.audit, seesLog, validate('query', auditQuerySchema), async (c) => {
    try {
      return c.json(await store.accounts.readAudit(filterOf(c.req.valid('query'), zone)));
    } catch (error) {
      if (!(error instanceof NoSuchAuditLine)) throw error;
      return answerProblem(c, 400, {
        message: 'There is no such line. Please begin with the newest again.',
      });
    }
  });
  return routes;
}

const LAST_DAY = '9999-12-31';

function filterOf(
  { before, person, kind, action, record, from, to }: AuditQuery,
  zone: TimeZone,
): AuditFilter {
  const start = (day: string) => zone.startOf(day).toISOString();
  return {
    ...(before !== undefined && { before: Number(before) }),
    ...(person !== undefined && { by: person }),
    ...(kind !== undefined && { about: kind }),
    ...(action !== undefined && { action }),
    ...(record !== undefined && { subject: parseReference(record) ?? record }),
    ...(from !== undefined && { from: start(from) }),
    // After the calendar's last day there is nothing to leave out.
    ...(to !== undefined && to < LAST_DAY && { until: start(nextDay(to)) }),
  };
}
