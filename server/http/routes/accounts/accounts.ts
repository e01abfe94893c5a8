/** Staff accounts, for management only. */
import { Hono } from 'hono';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import {
  type AccountAnswer,
  accountChangeSchema,
  newAccountSchema,
} from '../../../../src/contract/accounts/accounts.ts';
import { areaRoles } from '../../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../../security/caller.ts';
import { allowFreshProof } from '../../../security/fresh-proof.ts';
import { allowRoles } from '../../../security/guard.ts';
import { hashPassword, makeOneTimePassword } from '../../../security/passwords.ts';
import { sessionBoundsAt } from '../../../security/sessions.ts';
import { oneTimePasswordExpiry } from '../../../store/accounts/account-changes.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem } from '../../answers.ts';
import type { StreamHub } from '../../stream-hub.ts';
import { answerInvalidInputWith, idSchema, validate } from '../../validate.ts';

export const NO_SUCH_ACCOUNT_MESSAGE = 'There is no such account.';
/** Validator of routes below the address of one account. */
export const validateAccountId = validate(
  'param',
  z.object({ id: idSchema }),
  answerInvalidInputWith(NO_SUCH_ACCOUNT_MESSAGE, 404),
);

const taken = 'There is an account with this e-mail already.';

export interface AccountRoutesDeps {
  store: Store;
  clock: () => Date;
  identify: Identify;
  hub: StreamHub;
}

export function accountRoutes({ store, clock, identify, hub }: AccountRoutesDeps): Hono {
  const { accounts } = store;
  const routes = new Hono();

  const manages = allowRoles(identify, areaRoles.accounts);
  const proved = allowFreshProof(clock);

  routes.get(endpoints.accounts, manages, async (c) => c.json(await accounts.list(sessionBoundsAt(clock()))));

  routes.post(endpoints.accounts, manages, proved, validate('json', newAccountSchema), async (c) => {
    const { email, name, role } = c.req.valid('json');
    const account = { id: v7(), email: email.toLowerCase(), name, role };
    const oneTimePassword = makeOneTimePassword();
    const at = clock().toISOString();
    const passwordHash = await hashPassword(oneTimePassword);
    const added = await accounts.add(
      { ...account, passwordHash, mustChangePassword: true },
      { by: c.var.caller.accountId, at },
    );
    if (!added) return answerProblem(c, 409, { message: taken, fields: { email: taken } });
    return c.json({
      account: {
        ...account,
        disabled: false,
        mustChangePassword: true,
        oneTimeUntil: oneTimePasswordExpiry(at),
        createdAt: at,
        lastSeenAt: null,
        sessions: 0,
        passkeys: 0,
      },
      oneTimePassword,
    } satisfies AccountAnswer);
  });

  const readChange = validate('json', accountChangeSchema);
  routes.patch(
    `${endpoints.accounts}/:id`,
    manages,
    proved,
    readChange,
    async (c, next) =>
      Object.keys(c.req.valid('json')).length > 0
        ? next()
        : answerProblem(c, 400, { message: 'There is nothing to change.' }),
    validateAccountId,
    async (c) => {
      const change = c.req.valid('json');
      const oneTimePassword = change.resetPassword ? makeOneTimePassword() : null;
      const outcome = await accounts.change(
        c.req.valid('param').id,
        change,
        oneTimePassword && (await hashPassword(oneTimePassword)),
        { by: c.var.caller.accountId, at: clock().toISOString() },
      );
      if (!outcome.done) {
        return outcome.why === 'unknown'
          ? answerProblem(c, 404, { message: NO_SUCH_ACCOUNT_MESSAGE })
          : answerProblem(c, 409, {
              message: 'This is the last management account in use. Make another one first.',
            });
      }
      hub.end(outcome.endedSessions);
      // Its devices ask the feed, which then says that they may see something else.
      if (change.editsSite !== undefined) hub.changed();
      return c.json({
        account: outcome.account,
        ...(oneTimePassword && { oneTimePassword }),
      } satisfies AccountAnswer);
    },
  );

  return routes;
}
