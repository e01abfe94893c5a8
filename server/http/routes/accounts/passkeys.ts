/** Passkeys and recovery codes: signing in with them, and one's own (docs/contract.md#passkeys). */
import { type Context, Hono } from 'hono';
import {
  newPasskeySchema,
  type PasskeyAnswer,
  passkeyLoginSchema,
  passkeyPurposeSchema,
} from '../../../../src/contract/accounts/account-access.ts';
import { type LoginAnswer, loginStrings } from '../../../../src/contract/accounts/accounts.ts';
import { roles } from '../../../../src/contract/accounts/roles.ts';
import { calls } from '../../../../src/contract/protocol/calls.ts';
import type { Caller, Identify } from '../../../security/caller.ts';
import { requireRole } from '../../../security/guard.ts';
import type { Charge } from '../../../security/limits.ts';
import {
  hashOf,
  hashOfCode,
  makeRecoveryCodes,
  type Passkeys,
  passkeyStrings,
} from '../../../security/passkeys.ts';
import { requireFreshProof } from '../../../security/proof.ts';
import type { Sessions } from '../../../security/sessions.ts';
import type { SignInThrottle } from '../../../security/sign-in-limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem, parseInput } from '../../answers.ts';
import { readJson } from '../../body.ts';
import type { SessionAnswers } from './session-answers.ts';
import { refuseForNow } from './sessions.ts';

export interface PasskeyRoutesParts {
  store: Store;
  clock: () => Date;
  sessions: Sessions;
  identify: Identify;
  throttle: SignInThrottle;
  charge: Charge;
  passkeys: Passkeys;
  answers: SessionAnswers;
}

export function passkeyRoutes(parts: PasskeyRoutesParts): Hono {
  const { store, clock, sessions, identify, throttle, charge, passkeys, answers } = parts;
  const { accounts } = store;
  const routes = new Hono();
  const at = () => clock().toISOString();
  const personOf = ({ accountId, email, name }: Caller) => ({ id: accountId, email, name });

  routes.post(calls.passkeyChallenge, async (c) => {
    await charge(c, 'passkeys');
    return c.json(await passkeys.askToUse('sign-in', null));
  });

  // Limits on failed sign-ins do not apply: nobody guesses a passkey, and it lets its owner in when others fail.
  routes.post(calls.passkeyLogin, async (c) => {
    await charge(c, 'passkeys');
    const parsed = parseInput(passkeyLoginSchema, await readJson(c));
    if ('problem' in parsed) return c.json({ success: false, ...parsed.problem }, 400);
    const { data } = parsed;
    return 'assertion' in data
      ? signInWithPasskey(c, data.ticket, data.assertion)
      : signInWithCode(c, data.ticket, data.recoveryCode);
  });

  async function signInWithPasskey(c: Context, ticket: string, assertion: Parameters<Passkeys['check']>[1]) {
    const challenge = await passkeys.take(ticket, ['sign-in', 'second']);
    if (!challenge) return refuse(c, passkeyStrings.over);
    const checked = await passkeys.check(challenge, assertion);
    if ('wrong' in checked) return refuse(c, checked.wrong);
    return enter(c, checked.passkey.account_id);
  }

  async function signInWithCode(c: Context, ticket: string, code: string) {
    const admission = await throttle.admitOwn(hashOf(ticket));
    if (!admission.admitted) return refuseForNow(c, admission);
    const challenge = await accounts.passkeys.look(hashOf(ticket), at());
    const account = challenge?.purpose === 'second' ? await accounts.find(challenge.account_id ?? '') : null;
    if (!account) return refuse(c, passkeyStrings.over);
    const owner = { accountId: account.id };
    const used = await accounts.passkeys.useCode(hashOfCode(account.id, code), owner, at());
    if (!used) return refuse(c, passkeyStrings.wrongCode);
    await passkeys.take(ticket, ['second']);
    const { recoveryCodesLeft } = await accounts.passkeys.own(account.id);
    return enter(c, account.id, `You are signed in. You have ${recoveryCodesLeft} recovery codes left.`);
  }

  async function enter(c: Context, accountId: string, message?: string) {
    const account = await accounts.find(accountId);
    const caller = account && !account.disabled_at ? await sessions.start(c, account) : null;
    if (caller) return c.json(await answers.signedIn(caller, message));
    const isOneTime = account && !account.disabled_at && account.must_change_password === 1;
    return refuse(c, isOneTime ? loginStrings.oneTimeOver : loginStrings.wrong);
  }

  routes.post(calls.passkeyOptions, async (c) => {
    const caller = await requireRole(c, identify, roles);
    await charge(c, 'passkeys');
    const parsed = parseInput(passkeyPurposeSchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    if (!passkeys.possible) return answerProblem(c, 409, { message: passkeyStrings.impossible });
    if (parsed.data.purpose === 'prove') return c.json(await passkeys.askToUse('prove', caller.accountId));
    requireFreshProof(c, caller, clock());
    return c.json(await passkeys.askToAdd(personOf(caller)));
  });

  routes.get(calls.passkeys, async (c) => {
    const caller = await requireRole(c, identify, roles);
    return c.json(await accounts.passkeys.own(caller.accountId));
  });

  routes.post(calls.passkeys, async (c) => {
    const caller = await requireRole(c, identify, roles);
    requireFreshProof(c, caller, clock());
    const parsed = parseInput(newPasskeySchema, await readJson(c));
    if ('problem' in parsed) return answerProblem(c, 400, parsed.problem);
    const { ticket, attestation, name } = parsed.data;
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
    } satisfies PasskeyAnswer);
  });

  routes.delete(`${calls.passkeys}/:id`, async (c) => {
    const caller = await requireRole(c, identify, roles);
    requireFreshProof(c, caller, clock());
    if (!(await accounts.passkeys.remove(c.req.param('id').toLowerCase(), caller, at()))) {
      return answerProblem(c, 404, { message: 'You have no such passkey.' });
    }
    return c.json(await accounts.passkeys.own(caller.accountId));
  });

  routes.post(calls.recoveryCodes, async (c) => {
    const caller = await requireRole(c, identify, roles);
    requireFreshProof(c, caller, clock());
    if ((await accounts.passkeys.count(caller.accountId)) === 0) {
      return answerProblem(c, 409, { message: 'Add a passkey first. Recovery codes stand in for it.' });
    }
    const { codes, hashes } = makeRecoveryCodes(caller.accountId);
    await accounts.passkeys.replaceCodes(hashes, caller, at());
    return c.json({
      ...(await accounts.passkeys.own(caller.accountId)),
      recoveryCodes: codes,
    } satisfies PasskeyAnswer);
  });

  return routes;
}

function refuse(c: Context, message: string): Response {
  return c.json({ success: false, message } satisfies LoginAnswer, 401);
}
