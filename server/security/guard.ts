/** Guards the API: every call is refused unless it is on the public list or the account may make it. */
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { mayEditSite, type Role } from '../../src/contract/accounts/roles.ts';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { pathKey } from '../../src/contract/protocol/routes.ts';
import { entryKinds } from '../../src/kinds/entry-kinds.ts';
import { submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import type { Caller, Identify } from './caller.ts';

export const guardStrings = {
  signIn: 'Please sign in first.',
  notAllowed: 'Your account may not do this.',
  changePassword: 'Please change your one-time password first.',
  addPasskey: 'Please add a passkey to your account first.',
} as const;

const callKey = (method: string, path: string) => `${method === 'HEAD' ? 'GET' : method} ${pathKey(path)}`;
const keysOf = (list: readonly (readonly [string, string])[]) =>
  new Set(list.map(([method, path]) => callKey(method, path)));

/** Calls that need no account. The authors of staff entries in a backlog are checked one by one. */
const publicEndpoints = keysOf([
  ['GET', endpoints.health],
  ['GET', endpoints.sealingKey],
  ['POST', endpoints.lookup],
  ['POST', endpoints.analytics],
  ['POST', endpoints.replay],
  ['POST', endpoints.sealedReplay],
  ['POST', endpoints.known],
  // A device that was revoked is signed out, and asks why.
  ['GET', endpoints.deviceKeys],
  // The route itself requires the author for corrections of staff entries.
  ['POST', endpoints.corrections],
  ['POST', endpoints.login],
  ['POST', endpoints.passkeyChallenge],
  ['POST', endpoints.passkeyLogin],
  ['DELETE', endpoints.session],
  // Checks access itself, because a scraper has a token and no session.
  ['GET', endpoints.metrics],
  ...submissionKinds.map((kind) => ['POST', submissions[kind].call] as const),
]);

/** The calls that an account may make before it changes its one-time password. */
const firstEndpoints = keysOf([
  ['GET', endpoints.session],
  ['POST', endpoints.password],
  ['PUT', endpoints.language],
]);

/** Further calls that an account may make before it adds a required passkey. */
const passkeyEndpoints = keysOf([
  ['GET', endpoints.passkeys],
  ['POST', endpoints.passkeys],
  ['POST', endpoints.passkeyOptions],
  ['POST', endpoints.proof],
]);

/**
 * Calls whose submissions are checked one by one, as in a backlog: a submission that is already held is
 * answered even if the account must still choose its password.
 */
const askedByThemselves = keysOf(Object.values(entryKinds).map(({ call }) => ['POST', call] as const));

/** True for a call that anyone may make. */
export function isPublicCall(method: string, path: string): boolean {
  return publicEndpoints.has(callKey(method, path));
}

/** Refuses every non-public call without a session, so that a route which forgets to ask stays closed. */
export function denyByDefault(identify: Identify): MiddlewareHandler {
  return async (c, next) => {
    if (isPublicCall(c.req.method, c.req.path)) return next();
    const caller = await requireSession(c, identify);
    const key = callKey(c.req.method, c.req.path);
    if (!askedByThemselves.has(key)) requireReady(c, caller);
    return next();
  };
}

/** @throws HTTPException 401 when nobody is signed in */
export async function requireSession(c: Context, identify: Identify): Promise<Caller> {
  const caller = await identify(c);
  if (!caller) throw new HTTPException(401, { message: guardStrings.signIn });
  return caller;
}

/**
 * @throws HTTPException 401 when nobody is signed in, 403 when the account may not, and the
 *   answer itself to HEAD
 */
export async function requireRole(c: Context, identify: Identify, allowed: readonly Role[]): Promise<Caller> {
  const caller = await requireSession(c, identify);
  requireReady(c, caller);
  if (!(allowed as readonly string[]).includes(caller.role)) {
    throw new HTTPException(403, { message: guardStrings.notAllowed });
  }
  endHeadRequest(c);
  return caller;
}

/** Returns a check to call during a long answer: it rejects once the caller may no longer have it. */
export const recheckRole =
  (c: Context, identify: Identify, allowed: readonly Role[]) => (): Promise<Caller> =>
    requireRole(c, (asked) => identify(asked, false), allowed);

/** Variables of a request that passed a guard of its route. */
export interface GuardEnv {
  Variables: { caller: Caller };
}

/** Guard of a route: lets accounts of these roles pass, who are `c.var.caller` behind it; see `requireRole`. */
export function allowRoles(identify: Identify, allowed: readonly Role[]): MiddlewareHandler<GuardEnv> {
  return async (c, next) => {
    c.set('caller', await requireRole(c, identify, allowed));
    return next();
  };
}

/** Guard of a route: lets those pass who may edit the public site. */
export function allowSiteEditors(identify: Identify): MiddlewareHandler<GuardEnv> {
  return async (c, next) => {
    const caller = await requireSession(c, identify);
    requireReady(c, caller);
    if (!mayEditSite(caller)) throw new HTTPException(403, { message: guardStrings.notAllowed });
    endHeadRequest(c);
    c.set('caller', caller);
    return next();
  };
}

/** Guard of a route: lets everybody pass who is signed in; see `requireSession`. */
export function allowSignedIn(identify: Identify): MiddlewareHandler<GuardEnv> {
  return async (c, next) => {
    c.set('caller', await requireSession(c, identify));
    return next();
  };
}

/**
 * Answers a HEAD call as soon as the caller is known, because HEAD only tells whether GET would be answered.
 * Continuing would prepare a body that is never sent, and would leave a stream open.
 */
export function endHeadRequest(c: Context): void {
  if (c.req.method === 'HEAD') throw new HTTPException(200, { res: new Response(null) });
}

/** @throws HTTPException 403 when the account must first do something else than this call */
function requireReady(c: Context, caller: Caller): void {
  const key = callKey(c.req.method, c.req.path);
  const message = firstEndpoints.has(key) ? null : requiredFirstStep(caller);
  if (message === null || (message === guardStrings.addPasskey && passkeyEndpoints.has(key))) return;
  throw new HTTPException(403, { message });
}

/** Returns what an account must do before anything else, in words, or null if nothing. */
export function requiredFirstStep({ mustChangePassword, mustAddPasskey }: Caller): string | null {
  if (mustChangePassword) return guardStrings.changePassword;
  return mustAddPasskey ? guardStrings.addPasskey : null;
}
