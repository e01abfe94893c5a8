/** Sums for finance and HR, who may not see the records behind them (docs/contract.md#roles), and of requests. */
import { Hono } from 'hono';
import { areaRoles } from '../../../src/contract/accounts/roles.ts';
import type { MoneyFigures, StaffFigures } from '../../../src/contract/office/department-figures.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { RequestFigures } from '../../../src/kinds/calls/request-figures.ts';
import { requestKinds } from '../../../src/kinds/list.ts';
import { mayHandle } from '../../../src/kinds/record-roles.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';

interface DepartmentFigureDeps {
  store: Pick<Store, 'departmentFigures'>;
  clock: () => Date;
  identify: Identify;
}

/** How long somebody counts as recently seen, milliseconds. */
const LATELY = 30 * 24 * 3_600_000;

export function departmentFigureRoutes({ store, clock, identify }: DepartmentFigureDeps): Hono {
  const routes = new Hono();
  routes.get(endpoints.financeFigures, allowRoles(identify, areaRoles.financeFigures), async (c) =>
    c.json((await store.departmentFigures.money()) satisfies MoneyFigures),
  );
  routes.get(endpoints.hrFigures, allowRoles(identify, areaRoles.hrFigures), async (c) => {
    const lately = new Date(clock().getTime() - LATELY).toISOString();
    return c.json((await store.departmentFigures.staff(lately)) satisfies StaffFigures);
  });
  routes.get(endpoints.requestFigures, allowRoles(identify, areaRoles.requestFigures), async (c) => {
    const kinds = requestKinds.filter((kind) => mayHandle(c.var.caller.role, kind));
    return c.json((await store.departmentFigures.requests(kinds)) satisfies RequestFigures);
  });
  return routes;
}
