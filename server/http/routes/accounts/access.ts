/** A fresh proof of who is there, and sessions and devices ended one by one (docs/contract.md#sign-in). */
import { type Context, Hono } from 'hono';
import { proofSchema } from '../../../../src/contract/accounts/account-access.ts';
import { areaRoles, roles } from '../../../../src/contract/accounts/roles.ts';
import { calls } from '../../../../src/contract/protocol/calls.ts';
import type { Caller, Identify } from '../../../security/caller.ts';
import { requireRole } from '../../../security/guard.ts';
import { type Passkeys, passkeyStrings } from '../../../security/passkeys.ts';
import { passwordMatches } from '../../../security/passwords.ts';
import { requireFreshProof } from '../../../security/proof.ts';
import { boundsAt } from '../../../security/sessions.ts';
import type { SignInThrottle } from '../../../security/sign-in-limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem, parseInput } from '../../answers.ts';
import { readJson } from '../../body.ts';
import { refuseForNow } from './sessions.ts';

const wrongPassword = 'This is not your password.';

export interface AccessRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
  throttle: SignInThrottle;
  passkeys: Passkeys;
  /** Closes the open streams of sessions that ended. */
  end: (sessionIds: readonly string[]) => void;
}

export function accessRoutes(parts: AccessRoutesParts): Hono {
  const { store, clock, identify, throttle, passkeys } = parts;
  const { accounts } = store;
  const routes = new Hono();

  routes.post(calls.proof, async (c) => {
    const caller = await requireRole(c, identify, roles);
    const parsed = parseInput(proofSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const { data } = parsed;
    const admission = await throttle.admitOwn(caller.sessionId);
    if (!admission.admitted) return refuseForNow(c, admission);
    if ('password' in data) {
      const account = await accounts.find(caller.accountId);
      if (!(await passwordMatches(account?.password_hash ?? null, data.password))) {
        return answerProblem(c, 400, { message: wrongPassword, fields: { password: wrongPassword } });
      }
    } else {
      const challenge = await passkeys.take(data.ticket, ['prove']);
      if (challenge?.account_id !== caller.accountId) {
        return answerProblem(c, 400, { message: passkeyStrings.over });
      }
      const checked = await passkeys.check(challenge, data.assertion);
      if ('wrong' in checked) return answerProblem(c, 400, { message: checked.wrong });
    }
    await admission.succeeded();
    const provedAt = clock().toISOString();
    await accounts.noteProof(caller.sessionId, provedAt);
    return c.json({ provedAt });
  });

  routes.get(calls.sessions, async (c) => {
    const caller = await requireRole(c, identify, roles);
    return c.json(await accounts.access(caller.accountId, boundsAt(clock()), caller.sessionId));
  });

  routes.delete(`${calls.sessions}/:id`, async (c) => {
    const caller = await requireRole(c, identify, roles);
    return endOne(c, caller, caller.accountId, c.req.param('id'));
  });

  routes.get(`${calls.accounts}/:id/sessions`, async (c) => {
    const caller = await requireRole(c, identify, areaRoles.accounts);
    const account = await accounts.find(c.req.param('id').toLowerCase());
    if (!account) return answerProblem(c, 404, { message: 'There is no such account.' });
    return c.json(await accounts.access(account.id, boundsAt(clock()), caller.sessionId));
  });

  routes.delete(`${calls.accounts}/:id/sessions/:session`, async (c) => {
    const caller = await requireRole(c, identify, areaRoles.accounts);
    return endOne(c, caller, c.req.param('id').toLowerCase(), c.req.param('session'));
  });

  async function endOne(c: Context, caller: Caller, accountId: string, id: string): Promise<Response> {
    requireFreshProof(c, caller, clock());
    const actor = { by: caller.accountId, at: clock().toISOString() };
    const ended = await accounts.endAccess(accountId, id, actor);
    if (!ended) return answerProblem(c, 404, { message: 'There is no such session or device any more.' });
    parts.end(ended);
    return c.json(await accounts.access(accountId, boundsAt(clock()), caller.sessionId));
  }

  return routes;
}
