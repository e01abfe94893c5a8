/** Answers to a sign-in, which are the same however the person signed in. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { sign } from 'hono/jwt';
import type { IdentityClaims, LoginAnswer, Session } from '../../../../src/contract/accounts/accounts.ts';
import type { Problem } from '../../../../src/contract/protocol/answers.ts';
import { kindsOfRole } from '../../../../src/kinds/record-roles.ts';
import type { Caller } from '../../../security/caller.ts';
import { type Charge, tooManyCallsMessage } from '../../../security/limits.ts';
import type { Store } from '../../../store/core/store.ts';

export interface SessionAnswers {
  describe(caller: Caller): Promise<Session>;
  /** The answer to a sign-in that succeeded. */
  signedIn(caller: Caller, message?: string): Promise<LoginAnswer>;
}

interface Office {
  /** See `TIME_ZONE`. */
  timeZone: string;
  /** True where the server sends mail. */
  sendsMail: boolean;
}

export function createSessionAnswers(
  { accounts }: Pick<Store, 'accounts'>,
  { timeZone, sendsMail }: Office,
): SessionAnswers {
  // The API never accepts this token as a credential, so only this process needs the key that signs it.
  const tokenKey = randomBytes(32).toString('base64url');

  async function describe(caller: Caller): Promise<Session> {
    const kinds = kindsOfRole(caller.role);
    const { mustChangePassword, mustAddPasskey } = caller;
    const colleagues = mustChangePassword || mustAddPasskey ? [] : await accounts.colleagues();
    return {
      account: {
        id: caller.accountId,
        email: caller.email,
        name: caller.name,
        role: caller.role,
        ...(caller.rights && { rights: [...caller.rights] }),
      },
      mustChangePassword,
      mustAddPasskey,
      ...(caller.language && { language: caller.language }),
      passkeys: await accounts.passkeys.count(caller.accountId),
      ...(sendsMail && { sendsMail }),
      expiresAt: caller.expiresAt,
      timeZone,
      colleagues: colleagues.filter(({ role }) => kindsOfRole(role).some((kind) => kinds.includes(kind))),
    };
  }

  return {
    describe,
    async signedIn(caller, message = 'You are signed in.') {
      const { role, name, expiresAt } = caller;
      const claims: IdentityClaims = { Role: role, name, exp: Math.floor(Date.parse(expiresAt) / 1000) };
      return {
        success: true,
        token: await sign({ ...claims }, tokenKey, 'HS256'),
        message: caller.mustChangePassword ? 'Please choose your own password now.' : message,
        session: await describe(caller),
      };
    },
  };
}

/** Charges an account a sign-in. @returns the refusal of one that has had too many; null for any other */
export async function checkSignInRateLimit(
  c: Context,
  charge: Charge,
  accountId: string,
): Promise<Response | null> {
  const wait = await charge.account(accountId);
  if (wait === 0) return null;
  c.header('Retry-After', String(wait));
  return c.json({ success: false, message: tooManyCallsMessage(wait) } satisfies LoginAnswer, 429);
}

/** The answer to a sign-in that cannot be read. */
export function answerUnreadableSignIn(c: Context, problem: Problem): Response {
  return c.json({ success: false, ...problem }, 400);
}
