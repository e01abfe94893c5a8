/** Passkeys and recovery codes: signing in with them, and one's own (docs/contract.md#passkeys). */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type LoginAnswer, loginStrings } from '../../../../src/contract/accounts/accounts.ts';
import { roles } from '../../../../src/contract/accounts/roles.ts';
import {
  newPasskeySchema,
  passkeyLoginSchema,
  passkeyPurposeSchema,
  type RecoveryCodesAnswer,
} from '../../../../src/contract/accounts/sign-in-methods.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Caller, Identify } from '../../../security/caller.ts';
import { allowFreshProof, requireFreshProof } from '../../../security/fresh-proof.ts';
import { allowRoles } from '../../../security/guard.ts';
import { type Charge, chargeAccount, chargeOnePoint } from '../../../security/limits.ts';
import {
  hashRecoveryCode,
  hashToken,
  makeRecoveryCodes,
  type Passkeys,
  passkeyStrings,
} from '../../../security/passkeys.ts';
import type { Sessions } from '../../../security/sessions.ts';
import type { SignInThrottle } from '../../../security/sign-in-limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem } from '../../answers.ts';
import { answerInvalidInputWith, idSchema, validate } from '../../validate.ts';
import { answerUnreadableSignIn, checkSignInRateLimit, type SessionAnswers } from './session-answers.ts';
import { answerRetryLater } from './sessions.ts';

const noSuchPasskey = 'You have no such passkey.';

export interface PasskeyRoutesDeps {
  store: Store;
  clock: () => Date;
  sessions: Sessions;
  identify: Identify;
  throttle: SignInThrottle;
  charge: Charge;
  passkeys: Passkeys;
  answers: SessionAnswers;
}

export function passkeyRoutes(parts: PasskeyRoutesDeps): Hono {
  const { store, clock, sessions, identify, throttle, charge, passkeys, answers } = parts;
  const { accounts } = store;
  const routes = new Hono();
  const at = () => clock().toISOString();
  const personOf = ({ accountId, email, name }: Caller) => ({ id: accountId, email, name });

  const allowStaff = allowRoles(identify, roles);
  const proved = allowFreshProof(clock);
  const charged = chargeOnePoint(charge, 'passkeys');

  routes.post(endpoints.passkeyChallenge, charged, async (c) =>
    c.json(await passkeys.askToUse('sign-in', null)),
  );

  const readLogin = validate('json', passkeyLoginSchema, answerUnreadableSignIn);
  // Limits on failed sign-ins do not apply: nobody guesses a passkey, and it lets its owner in when others fail.
  routes.post(endpoints.passkeyLogin, charged, readLogin, async (c) => {
    const data = c.req.valid('json');
    return 'assertion' in data
      ? signInWithPasskey(c, data.ticket, data.assertion)
      : signInWithCode(c, data.ticket, data.recoveryCode);
  });

  async function signInWithPasskey(c: Context, ticket: string, assertion: Parameters<Passkeys['check']>[1]) {
    const challenge = await passkeys.take(ticket, ['sign-in', 'second']);
    if (!challenge) return answerRefusal(c, passkeyStrings.over);
    const checked = await passkeys.check(challenge, assertion);
    if ('wrong' in checked) return answerRefusal(c, checked.wrong);
    return enter(c, checked.passkey.account_id);
  }

  async function signInWithCode(c: Context, ticket: string, code: string) {
    const admission = await throttle.admitOwn(hashToken(ticket));
    if (!admission.admitted) return answerRetryLater(c, admission);
    const challenge = await accounts.passkeys.look(hashToken(ticket), at());
    const account = challenge?.purpose === 'second' ? await accounts.find(challenge.account_id ?? '') : null;
    if (!account) return answerRefusal(c, passkeyStrings.over);
    const owner = { accountId: account.id };
    const used = await accounts.passkeys.useCode(hashRecoveryCode(account.id, code), owner, at());
    if (!used) return answerRefusal(c, passkeyStrings.wrongCode);
    await passkeys.take(ticket, ['second']);
    const { recoveryCodesLeft } = await accounts.passkeys.own(account.id);
    return enter(c, account.id, `You are signed in. You have ${recoveryCodesLeft} recovery codes left.`);
  }

  async function enter(c: Context, accountId: string, message?: string) {
    const refusal = await checkSignInRateLimit(c, charge, accountId);
    if (refusal) return refusal;
    const account = await accounts.find(accountId);
    const caller = account && !account.disabled_at ? await sessions.start(c, account) : null;
    if (caller) return c.json(await answers.signedIn(caller, message));
    const isOneTime = account && !account.disabled_at && account.must_change_password === 1;
    return answerRefusal(c, isOneTime ? loginStrings.oneTimeOver : loginStrings.wrong);
  }

  const readPurpose = validate('json', passkeyPurposeSchema);
  routes.post(endpoints.passkeyOptions, allowStaff, charged, readPurpose, async (c) => {
    const { caller } = c.var;
    if (!passkeys.possible) return answerProblem(c, 409, { message: passkeyStrings.impossible });
    if (c.req.valid('json').purpose === 'prove')
      return c.json(await passkeys.askToUse('prove', caller.accountId));
    requireFreshProof(c, caller, clock());
    return c.json(await passkeys.askToAdd(personOf(caller)));
  });

  routes.get(endpoints.passkeys, allowStaff, async (c) =>
    c.json(await accounts.passkeys.own(c.var.caller.accountId)),
  );

  const chargedHere = chargeAccount(charge);
  const readNew = validate('json', newPasskeySchema);
  routes.post(endpoints.passkeys, allowStaff, proved, chargedHere, readNew, async (c) => {
    const { caller } = c.var;
    const { ticket, attestation, name } = c.req.valid('json');
    const challenge = await passkeys.take(ticket, ['add']);
    if (challenge?.account_id !== caller.accountId) {
      return answerProblem(c, 400, { message: passkeyStrings.over });
    }
    const passkey = await passkeys.readNew(challenge, attestation, personOf(caller), name);
    if (!passkey) return answerProblem(c, 400, { message: passkeyStrings.wrong });
    const { codes, hashes } = makeRecoveryCodes(caller.accountId);
    const added = await accounts.passkeys.add({ passkey, codeHashes: hashes }, caller, at());
    if (added === 'taken' || added === 'full')
      return answerProblem(c, 409, { message: passkeyStrings[added] });
    return c.json({
      ...(await accounts.passkeys.own(caller.accountId)),
      ...(added === 'first' && { recoveryCodes: codes }),
    } satisfies RecoveryCodesAnswer);
  });

  const readPasskey = validate(
    'param',
    z.object({ id: idSchema }),
    answerInvalidInputWith(noSuchPasskey, 404),
  );
  routes.delete(`${endpoints.passkeys}/:id`, allowStaff, proved, readPasskey, async (c) => {
    const { caller } = c.var;
    if (!(await accounts.passkeys.remove(c.req.valid('param').id, caller, at()))) {
      return answerProblem(c, 404, { message: noSuchPasskey });
    }
    return c.json(await accounts.passkeys.own(caller.accountId));
  });

  routes.post(endpoints.recoveryCodes, allowStaff, proved, chargedHere, async (c) => {
    const { caller } = c.var;
    if ((await accounts.passkeys.count(caller.accountId)) === 0) {
      return answerProblem(c, 409, { message: 'Add a passkey first. Recovery codes stand in for it.' });
    }
    const { codes, hashes } = makeRecoveryCodes(caller.accountId);
    await accounts.passkeys.replaceCodes(hashes, caller, at());
    return c.json({
      ...(await accounts.passkeys.own(caller.accountId)),
      recoveryCodes: codes,
    } satisfies RecoveryCodesAnswer);
  });

  return routes;
}

function answerRefusal(c: Context, message: string): Response {
  return c.json({ success: false, message } satisfies LoginAnswer, 401);
}
