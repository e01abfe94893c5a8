/** How departments hear of new requests by mail: each sets its own, and management all. */
import { Hono } from 'hono';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { noticeChangeSchema, noticeDepartments, noticesOf } from '../../../src/kinds/notices.ts';
import type { Identify } from '../../security/caller.ts';
import { guardStrings, requireRole } from '../../security/guard.ts';
import type { Store } from '../../store/core/store.ts';
import { answerProblem, parseInput } from '../answers.ts';
import { readJson } from '../body.ts';

export interface NoticeRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
}

const allowed: readonly Role[] = [...noticeDepartments, 'management'];

export function noticeRoutes({ store, clock, identify }: NoticeRoutesParts): Hono {
  const routes = new Hono();

  routes.get(calls.notices, async (c) => {
    const { role } = await requireRole(c, identify, allowed);
    return c.json(await store.notices(noticesOf(role)));
  });

  routes.put(calls.notices, async (c) => {
    const { role, accountId } = await requireRole(c, identify, allowed);
    const parsed = parseInput(noticeChangeSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    if (!noticesOf(role).includes(parsed.data.department)) {
      return answerProblem(c, 403, { message: guardStrings.notAllowed });
    }
    await store.changeNotice(parsed.data, { by: accountId, at: clock().toISOString() });
    return c.json(await store.notices(noticesOf(role)));
  });

  return routes;
}
