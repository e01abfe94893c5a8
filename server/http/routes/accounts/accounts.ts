/** Staff accounts, for management only. */
import { Hono } from 'hono';
import { v7 } from 'uuid';
import {
  type AccountAnswer,
  accountChangeSchema,
  newAccountSchema,
} from '../../../../src/contract/accounts/accounts.ts';
import { areaRoles } from '../../../../src/contract/accounts/roles.ts';
import { calls } from '../../../../src/contract/protocol/calls.ts';
import type { Identify } from '../../../security/caller.ts';
import { requireRole } from '../../../security/guard.ts';
import { hashPassword, makeOneTimePassword } from '../../../security/passwords.ts';
import { requireFreshProof } from '../../../security/proof.ts';
import { boundsAt } from '../../../security/sessions.ts';
import { oneTimeUntil } from '../../../store/accounts/account-changes.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem, parseInput } from '../../answers.ts';
import { readJson } from '../../body.ts';
import type { StreamHub } from '../../stream-hub.ts';

const taken = 'There is an account with this e-mail already.';

export interface AccountRoutesParts {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

export function accountRoutes({ store, clock, identify, hub }: AccountRoutesParts): Hono {
  const { accounts } = store;
  const routes = new Hono();

  routes.get(calls.accounts, async (c) => {
    await requireRole(c, identify, areaRoles.accounts);
    return c.json(await accounts.list(boundsAt(clock())));
  });

  routes.post(calls.accounts, async (c) => {
    const caller = await requireRole(c, identify, areaRoles.accounts);
    requireFreshProof(c, caller, clock());
    const parsed = parseInput(newAccountSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const { name, role } = parsed.data;
    const account = { id: v7(), email: parsed.data.email.toLowerCase(), name, role };
    const oneTimePassword = makeOneTimePassword();
    const at = clock().toISOString();
    const passwordHash = await hashPassword(oneTimePassword);
    const added = await accounts.add(
      { ...account, passwordHash, mustChangePassword: true },
      { by: caller.accountId, at },
    );
    if (!added) return answerProblem(c, 409, { message: taken, fields: { email: taken } });
    return c.json({
      account: {
        ...account,
        disabled: false,
        mustChangePassword: true,
        oneTimeUntil: oneTimeUntil(at),
        createdAt: at,
        lastSeenAt: null,
        sessions: 0,
        passkeys: 0,
      },
      oneTimePassword,
    } satisfies AccountAnswer);
  });

  routes.patch(`${calls.accounts}/:id`, async (c) => {
    const caller = await requireRole(c, identify, areaRoles.accounts);
    requireFreshProof(c, caller, clock());
    const parsed = parseInput(accountChangeSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    if (Object.keys(parsed.data).length === 0) {
      return answerProblem(c, 400, { message: 'There is nothing to change.' });
    }
    const oneTimePassword = parsed.data.resetPassword ? makeOneTimePassword() : null;
    const outcome = await accounts.change(
      c.req.param('id').toLowerCase(),
      parsed.data,
      oneTimePassword && (await hashPassword(oneTimePassword)),
      { by: caller.accountId, at: clock().toISOString() },
    );
    if (!outcome.done) {
      return outcome.why === 'unknown'
        ? answerProblem(c, 404, { message: 'There is no such account.' })
        : answerProblem(c, 409, {
            message: 'This is the last management account in use. Make another one first.',
          });
    }
    hub.end(outcome.endedSessions);
    return c.json({
      account: outcome.account,
      ...(oneTimePassword && { oneTimePassword }),
    } satisfies AccountAnswer);
  });

  return routes;
}
