/** A fresh proof of who is there, and sessions and devices ended one by one (docs/contract.md#sign-in). */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { areaRoles, roles } from '../../../../src/contract/accounts/roles.ts';
import { proofSchema } from '../../../../src/contract/accounts/sign-in-methods.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowFreshProof } from '../../../security/fresh-proof.ts';
import { allowRoles, type GuardEnv } from '../../../security/guard.ts';
import { type Charge, chargeAccount } from '../../../security/limits.ts';
import { type Passkeys, passkeyStrings } from '../../../security/passkeys.ts';
import { passwordMatches } from '../../../security/passwords.ts';
import { sessionBoundsAt } from '../../../security/sessions.ts';
import type { SignInThrottle } from '../../../security/sign-in-limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem } from '../../answers.ts';
import { answerInvalidInputWith, idSchema, validate } from '../../validate.ts';
import { NO_SUCH_ACCOUNT_MESSAGE, validateAccountId } from './accounts.ts';
import { answerRetryLater } from './sessions.ts';

/** Id of a session or device, see `SessionOrDevice`: the hash of its secret. */
const accessId = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const noSuchAccess = 'There is no such session or device any more.';
const wrongPassword = 'This is not your password.';

export interface SessionDeviceRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  throttle: SignInThrottle;
  passkeys: Passkeys;
  charge: Charge;
  /** Closes the open streams of sessions that ended. */
  end: (sessionIds: readonly string[]) => void;
}

export function sessionDeviceRoutes(parts: SessionDeviceRoutesDeps): Hono {
  const { store, clock, identify, throttle, passkeys, charge } = parts;
  const { accounts } = store;
  const routes = new Hono();

  const allowStaff = allowRoles(identify, roles);
  const manages = allowRoles(identify, areaRoles.accounts);
  const proved = allowFreshProof(clock);

  routes.post(
    endpoints.proof,
    allowStaff,
    chargeAccount(charge),
    validate('json', proofSchema),
    async (c) => {
      const { caller } = c.var;
      const data = c.req.valid('json');
      const admission = await throttle.admitOwn(caller.sessionId);
      if (!admission.admitted) return answerRetryLater(c, admission);
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
    },
  );

  routes.get(endpoints.sessions, allowStaff, async (c) => {
    const { accountId, sessionId } = c.var.caller;
    return c.json(await accounts.access(accountId, sessionBoundsAt(clock()), sessionId));
  });

  const readOwn = validate('param', z.object({ id: accessId }), answerInvalidInputWith(noSuchAccess, 404));
  routes.delete(`${endpoints.sessions}/:id`, allowStaff, proved, readOwn, (c) =>
    endOne(c, c.var.caller.accountId, c.req.valid('param').id),
  );

  routes.get(`${endpoints.accounts}/:id/sessions`, manages, validateAccountId, async (c) => {
    const account = await accounts.find(c.req.valid('param').id);
    if (!account) return answerProblem(c, 404, { message: NO_SUCH_ACCOUNT_MESSAGE });
    return c.json(await accounts.access(account.id, sessionBoundsAt(clock()), c.var.caller.sessionId));
  });

  const readOneOfAccount = validate(
    'param',
    z.object({ id: idSchema, session: accessId }),
    answerInvalidInputWith(noSuchAccess, 404),
  );
  routes.delete(`${endpoints.accounts}/:id/sessions/:session`, manages, proved, readOneOfAccount, (c) =>
    endOne(c, c.req.valid('param').id, c.req.valid('param').session),
  );

  async function endOne(c: Context<GuardEnv>, accountId: string, id: string): Promise<Response> {
    const { caller } = c.var;
    const actor = { by: caller.accountId, at: clock().toISOString() };
    const ended = await accounts.endAccess(accountId, id, actor);
    if (!ended) return answerProblem(c, 404, { message: noSuchAccess });
    parts.end(ended);
    return c.json(await accounts.access(accountId, sessionBoundsAt(clock()), caller.sessionId));
  }

  return routes;
}
