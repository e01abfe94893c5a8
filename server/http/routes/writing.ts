/**
 * Notices of who is writing to a guest at this moment. Colleagues with the same request hear of it on their streams;
 * nothing is stored.
 */
import { Hono } from 'hono';
import { roles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { isRequestKind, requestKinds } from '../../../src/kinds/list.ts';
import { mayHandle } from '../../../src/kinds/record-roles.ts';
import { writingSchema } from '../../../src/kinds/writing.ts';
import type { Identify } from '../../security/caller.ts';
import { allowRoles } from '../../security/guard.ts';
import { type Charge, chargeAccount } from '../../security/limits.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem } from '../answers.ts';
import type { StreamHub } from '../stream-hub.ts';
import { validate } from '../validate.ts';

export interface WritingRoutesDeps {
  store: Pick<Store, 'kindOf'>;
  identify: Identify;
  charge: Charge;
  hub: Pick<StreamHub, 'wrote'>;
}

/** Roles that answer guests. */
const answering = roles.filter((role) => requestKinds.some((kind) => mayHandle(role, kind)));

export function writingRoutes({ store, identify, charge, hub }: WritingRoutesDeps): Hono {
  const routes = new Hono();
  const answers = allowRoles(identify, answering);
  routes.post(
    endpoints.writing,
    answers,
    chargeAccount(charge),
    validate('json', writingSchema),
    async (c) => {
      const { accountId, role } = c.var.caller;
      const { writing, ...asked } = c.req.valid('json');
      const record = asked.record.toLowerCase();
      const kind = await store.kindOf(record);
      // Whoever may not see a record does not learn whether there is one.
      if (!kind || !isRequestKind(kind) || !mayHandle(role, kind)) {
        return answerProblem(c, 404, { message: 'There is no such request.' });
      }
      hub.wrote({ record, kind, account: accountId, writing });
      return c.body(null, 204);
    },
  );
  return routes;
}
