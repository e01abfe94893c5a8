/** Signing in and out, and one's own password (docs/contract.md#sign-in). */
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import {
  type LoginAnswer,
  loginSchema,
  loginStrings,
  passwordChangeSchema,
} from '../../../../src/contract/accounts/accounts.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { Identify } from '../../../security/caller.ts';
import { callerAddress } from '../../../security/caller-address.ts';
import { allowSignedIn, endHeadRequest } from '../../../security/guard.ts';
import { type Charge, chargeAccount } from '../../../security/limits.ts';
import type { Passkeys } from '../../../security/passkeys.ts';
import { findPasswordFault } from '../../../security/password-rules.ts';
import { hashPassword, passwordMatches, prepareDummyHash } from '../../../security/passwords.ts';
import type { Sessions } from '../../../security/sessions.ts';
import type { SignInAdmission, SignInThrottle } from '../../../security/sign-in-limits.ts';
import type { Store } from '../../../store/core/store.ts';
import { answerProblem } from '../../answers.ts';
import { validate } from '../../validate.ts';
import { answerUnreadableSignIn, checkSignInRateLimit, type SessionAnswers } from './session-answers.ts';

/**
 * How long a failed sign-in takes, milliseconds: longer than the check itself, whose time differs slightly
 * between existing and unknown accounts.
 */
const FAILURE_TAKES = 250;
const wrongCurrent = 'This is not your current password.';

export interface SessionRoutesDeps {
  store: Store;
  clock: () => Date;
  sessions: Sessions;
  identify: Identify;
  throttle: SignInThrottle;
  passkeys: Passkeys;
  charge: Charge;
  answers: SessionAnswers;
  /** Our own proxies in front of the server. */
  proxies: number;
  /** Closes the open streams of sessions that ended. */
  end: (sessionIds: readonly string[]) => void;
}

export function sessionRoutes(parts: SessionRoutesDeps): Hono {
  const { store, clock, sessions, identify, throttle, passkeys, charge, answers, proxies } = parts;
  const { accounts } = store;
  prepareDummyHash();
  const routes = new Hono();

  routes.post(endpoints.login, validate('json', loginSchema, answerUnreadableSignIn), async (c) => {
    const earliest = pause(FAILURE_TAKES);
    const given = c.req.valid('json');
    const email = given.email.toLowerCase();
    const account = await accounts.findByEmail(email);
    const device = sessions.deviceOf(c);
    const trusted = device && account && (await accounts.isTrustedDevice(device, account.id));
    const admission = await throttle.admit({
      address: callerAddress(c, proxies),
      email,
      device: trusted ? device : null,
      unlockedAt: account?.unlocked_at ?? null,
    });
    if (!admission.admitted) return answerRetryLater(c, admission);

    const fits = await passwordMatches(account?.password_hash ?? null, given.password);
    const known = account && fits && !account.disabled_at ? account : null;
    const refusal = known && (await checkSignInRateLimit(c, charge, known.id));
    if (refusal) {
      await admission.succeeded();
      return refusal;
    }
    if (known && (await accounts.passkeys.count(known.id)) > 0) {
      await admission.succeeded();
      const passkey = await passkeys.askToUse('second', known.id);
      const message = loginStrings.passkeyNeeded;
      return c.json({ success: false, message, passkey } satisfies LoginAnswer, 401);
    }
    const caller = known && (await sessions.start(c, known));
    if (!caller) {
      if (account) await logRefusal(account.id);
      await earliest;
      const message = known?.must_change_password === 1 ? loginStrings.oneTimeOver : loginStrings.wrong;
      return c.json({ success: false, message } satisfies LoginAnswer, 401);
    }
    await admission.succeeded();
    return c.json(await answers.signedIn(caller));
  });

  routes.get(endpoints.session, allowSignedIn(identify), async (c) => {
    endHeadRequest(c);
    return c.json(await answers.describe(c.var.caller));
  });

  routes.delete(endpoints.session, async (c) => {
    await sessions.end(c);
    return c.body(null, 204);
  });

  const readPasswords = validate('json', passwordChangeSchema);
  routes.post(
    endpoints.password,
    allowSignedIn(identify),
    chargeAccount(charge),
    readPasswords,
    async (c) => {
      const { caller } = c.var;
      const given = c.req.valid('json');
      const admission = await throttle.admitOwn(caller.sessionId);
      if (!admission.admitted) return answerRetryLater(c, admission);
      const account = await accounts.find(caller.accountId);
      if (!(await passwordMatches(account?.password_hash ?? null, given.current))) {
        return answerProblem(c, 400, { message: wrongCurrent, fields: { current: wrongCurrent } });
      }
      await admission.succeeded();
      const fault = await findPasswordFault(given.next, caller);
      if (fault) return answerProblem(c, 400, { message: fault, fields: { next: fault } });
      const passwordHash = await hashPassword(given.next);
      const doing = { by: caller.accountId, at: clock().toISOString() };
      const here = sessions.deviceOf(c);
      parts.end(await accounts.setPassword(caller.accountId, passwordHash, false, doing, here));
      const renewed = await accounts.find(caller.accountId);
      const next = renewed && (await sessions.start(c, renewed));
      if (!next)
        return answerProblem(c, 401, { message: 'Your password is changed. Please sign in with it.' });
      return c.json(await answers.describe(next));
    },
  );

  /** Records failed attempts for the account's owner and management, but not who made them. */
  function logRefusal(accountId: string): Promise<void> {
    return accounts.audit({
      by: 'system',
      action: 'session.refuse',
      subject: accountId,
      at: clock().toISOString(),
    });
  }

  return routes;
}

/** 429, with the time to wait in words and in the header. */
export function answerRetryLater(
  c: Context,
  { retryAfter }: Extract<SignInAdmission, { admitted: false }>,
): Response {
  c.header('Retry-After', String(retryAfter));
  const message = `Too many sign-ins failed. Please try again in ${inWords(retryAfter)}. A passkey always works, and management can let you in sooner.`;
  return c.json({ success: false, message }, 429);
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours, or on a device that you have used before`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
