/** Settings of how departments hear of new requests by mail: each sets its own, and management all. */
import { Hono } from 'hono';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import {
  noticeChangeSchema,
  noticeDepartments,
  noticeDepartmentsOfRole,
} from '../../../src/kinds/calls/notices.ts';
import { saveNoticeSetting } from '../../mail/confirm-address.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles, guardStrings } from '../../security/guard.ts';
import { type Charge, chargeAccount } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import { validate } from '../validate.ts';

export interface NoticeRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  charge: Charge;
}

const handling: readonly Role[] = [...noticeDepartments, 'management'];

export function noticeRoutes({ store, clock, identify, charge }: NoticeRoutesDeps): Hono {
  const routes = new Hono();

  const setsNotices = allowRoles(identify, handling);

  routes.get(endpoints.notices, setsNotices, async (c) =>
    c.json(await store.notices(noticeDepartmentsOfRole(c.var.caller.role))),
  );

  const readChange = validate('json', noticeChangeSchema);
  routes.put(endpoints.notices, setsNotices, chargeAccount(charge), readChange, async (c) => {
    const { role, accountId } = c.var.caller;
    const change = c.req.valid('json');
    if (!noticeDepartmentsOfRole(role).includes(change.department)) {
      return answerProblem(c, 403, { message: guardStrings.notAllowed });
    }
    const actor = { by: accountId, at: clock().toISOString() };
    const problem = await store.write((context) => saveNoticeSetting(context, change, actor));
    if (problem) return answerProblem(c, 400, problem);
    return c.json(await store.notices(noticeDepartmentsOfRole(role)));
  });

  return routes;
}
