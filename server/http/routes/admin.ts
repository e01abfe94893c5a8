/** Devices, retention and customers' data, which management looks after. Devices report on their own. */
import { type Context, Hono } from 'hono';
import { areaRoles, type Role, roles } from '../../../src/contract/accounts/roles.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { deviceReportSchema } from '../../../src/contract/protocol/device-reports.ts';
import {
  type CustomerExport,
  customerErasureSchema,
  customerQuerySchema,
} from '../../../src/kinds/customers.ts';
import { retentionChangeSchema } from '../../../src/kinds/retention.ts';
import type { Identify } from '../../security/caller.ts';
import { requireRole } from '../../security/guard.ts';
import { requireFreshProof } from '../../security/proof.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem, parseInput } from '../answers.ts';
import { readJson } from '../body.ts';
import type { StreamHub } from '../stream-hub.ts';

export interface AdminRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

export function adminRoutes({ store, clock, identify, hub }: AdminRoutesParts): Hono {
  const { admin } = store;
  const routes = new Hono();
  const now = () => clock().toISOString();
  /** For erasure, what leads to it, and everything about somebody. */
  const requireProved = async (c: Context, allowed: readonly Role[]) => {
    const caller = await requireRole(c, identify, allowed);
    requireFreshProof(c, caller, clock());
    return caller;
  };

  routes.post(calls.devices, async (c) => {
    const caller = await requireRole(c, identify, roles);
    const parsed = parseInput(deviceReportSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const lastContact = now();
    await admin.reportDevice(caller.accountId, parsed.data, lastContact);
    return c.json({ lastContact });
  });

  routes.get(calls.devices, async (c) => {
    await requireRole(c, identify, areaRoles.devices);
    return c.json(await admin.devices());
  });

  routes.get(calls.retention, async (c) => {
    await requireRole(c, identify, areaRoles.retention);
    return c.json(await admin.retention());
  });

  routes.put(calls.retention, async (c) => {
    const { accountId } = await requireProved(c, areaRoles.retention);
    const parsed = parseInput(retentionChangeSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    return c.json(await admin.changeRetention(parsed.data, { by: accountId, at: now() }));
  });

  routes.get(calls.retentionRun, async (c) => {
    await requireRole(c, identify, areaRoles.retention);
    return c.json(await admin.retentionRun(now()));
  });

  routes.post(calls.retentionRun, async (c) => {
    const { accountId } = await requireProved(c, areaRoles.retention);
    return c.json(await admin.confirmClock({ by: accountId, at: now() }));
  });

  routes.post(calls.customers, async (c) => {
    await requireProved(c, areaRoles.customers);
    const parsed = parseInput(customerQuerySchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const records = await admin.findCustomer(parsed.data);
    return c.json({ query: parsed.data, at: now(), records } satisfies CustomerExport);
  });

  routes.delete(calls.customers, async (c) => {
    const { accountId } = await requireProved(c, areaRoles.customers);
    const parsed = parseInput(customerErasureSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const erasure = await admin.erase(parsed.data.records, { by: accountId, at: now() });
    if (erasure.erased.length > 0) hub.changed();
    return c.json(erasure);
  });

  return routes;
}
