/** Devices, retention and customers' data, which management looks after. Devices report on their own. */
import { Hono } from 'hono';
import { areaRoles, roles } from '../../../src/contract/accounts/roles.ts';
import { deviceReportSchema } from '../../../src/contract/protocol/device-reports.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  type CustomerExport,
  customerErasureSchema,
  customerQuerySchema,
} from '../../../src/kinds/calls/customers.ts';
import { retentionChangeSchema } from '../../../src/kinds/calls/retention.ts';
import type { Identify } from '../../security/caller.ts';
import { allowFreshProof } from '../../security/fresh-proof.ts';
import { allowRoles, recheckRole } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import { answerJsonArray } from '../json-stream.ts';
import type { StreamHub } from '../stream-hub.ts';
import { validate } from '../validate.ts';

export interface AdminRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

export function adminRoutes({ store, clock, identify, hub }: AdminRoutesDeps): Hono {
  const { admin } = store;
  const routes = new Hono();
  const now = () => clock().toISOString();
  const seesDevices = allowRoles(identify, areaRoles.devices);
  const setsRetention = allowRoles(identify, areaRoles.retention);
  const seesCustomers = allowRoles(identify, areaRoles.customers);
  /** For erasure, what leads to it, and everything about somebody. */
  const proved = allowFreshProof(clock);

  routes.post(
    endpoints.devices,
    allowRoles(identify, roles),
    validate('json', deviceReportSchema),
    async (c) => {
      const lastContact = now();
      await admin.reportDevice(c.var.caller.accountId, c.req.valid('json'), lastContact);
      return c.json({ lastContact });
    },
  );

  routes.get(endpoints.devices, seesDevices, async (c) => c.json(await admin.devices()));

  routes.get(endpoints.retention, setsRetention, async (c) => c.json(await admin.retention()));

  routes.put(
    endpoints.retention,
    setsRetention,
    proved,
    validate('json', retentionChangeSchema),
    async (c) => {
      const actor = { by: c.var.caller.accountId, at: now() };
      return c.json(await admin.changeRetention(c.req.valid('json'), actor));
    },
  );

  routes.get(endpoints.retentionRun, setsRetention, async (c) => c.json(await admin.retentionRun(now())));

  routes.post(endpoints.retentionRun, setsRetention, proved, async (c) =>
    c.json(await admin.confirmClock({ by: c.var.caller.accountId, at: now() })),
  );

  routes.post(
    endpoints.customers,
    seesCustomers,
    proved,
    validate('json', customerQuerySchema),
    async (c) => {
      const head: Omit<CustomerExport, 'records'> = { query: c.req.valid('json'), at: now() };
      const before = `${JSON.stringify(head).slice(0, -1)},"records":[`;
      const isAllowed = recheckRole(c, identify, areaRoles.customers);
      return answerJsonArray(c, admin.findCustomer(head.query), isAllowed, { before, after: ']}' });
    },
  );

  const readErasure = validate('json', customerErasureSchema);
  routes.delete(endpoints.customers, seesCustomers, proved, readErasure, async (c) => {
    const { records } = c.req.valid('json');
    const erasure = await admin.erase(records, { by: c.var.caller.accountId, at: now() });
    if (erasure.erased.length > 0) hub.changed();
    return c.json(erasure);
  });

  return routes;
}
