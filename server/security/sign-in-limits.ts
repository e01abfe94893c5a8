/**
 * Limits on failed sign-ins. Nobody can lock a colleague out by failing on purpose: a device on which the
 * account has signed in has its own limit (OWASP, device cookies), and so has an address from which it signed
 * in. Management, the shell and a reset of the password forgive all failures at an account.
 */
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiter, type LimiterFactory, memoryLimiters } from '../store/core/limiters.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long an account that was unlocked is let in although its address has used up its own limit, seconds. */
const LET_IN = 60 * MINUTE;
/** How long a successful sign-in vouches for its address, seconds. */
const KNOWN = 14 * DAY;

/** Failures, and the seconds in which they count. */
export const signInLimits = {
  /** From one address over all accounts. A camp is one address, and its fifty people mistype. */
  address: { points: 100, duration: 15 * MINUTE },
  /** One account from one address. */
  pair: { points: 10, duration: 15 * MINUTE },
  /** One account from all unknown addresses together: slow guessing from a thousand machines. */
  account: { points: 200, duration: DAY },
  /** One account on a device that it knows, and its changes of the password. */
  own: { points: 10, duration: 15 * MINUTE },
};
export type SignInLimits = typeof signInLimits;

export interface SignInAttempt {
  /** As `callerAddress` gives it. */
  address: string;
  /** In lower case; whether there is such an account makes no difference. */
  email: string;
  /** Hash of the device's token when the account has signed in on it, else null. */
  device: string | null;
  /** When failures at the account were last forgiven, ISO 8601; null for never. */
  unlockedAt: string | null;
}

export type SignInAdmission =
  | { admitted: true; succeeded: () => Promise<void> }
  /** Seconds to wait. */
  | { admitted: false; retryAfter: number };

export interface SignInThrottle {
  /** Call this before the password is checked, so that parallel guesses count too. */
  admit: (attempt: SignInAttempt) => Promise<SignInAdmission>;
  /** The same for a signed-in account that confirms its password. */
  admitOwn: (sessionId: string) => Promise<SignInAdmission>;
}

/** @param limiters of the store: all servers on its database count together */
export function createSignInThrottle(
  clock: () => Date,
  limits: SignInLimits = signInLimits,
  limiters: LimiterFactory = memoryLimiters,
): SignInThrottle {
  const addresses = limiters.exact({ name: 'address', ...limits.address });
  const pairs = limiters.exact({ name: 'pair', ...limits.pair });
  const accounts = limiters.exact({ name: 'account', ...limits.account });
  const own = limiters.exact({ name: 'own', ...limits.own });
  const known = limiters.exact({ name: 'familiar', points: 1, duration: KNOWN });

  return {
    async admit({ address, email, device, unlockedAt }) {
      // Failures from before an unlock are counted under another name, on every server of the database.
      const account = `${email} ${unlockedAt ?? ''}`;
      const pair = `${address} ${account}`;
      if (device) return ask([own, `${device} ${account}`]);
      const isKnown = (await known.get(`${address} ${email}`)) !== null;
      const letIn = unlockedAt !== null && clock().getTime() - Date.parse(unlockedAt) < LET_IN * 1_000;
      const admission = await ask(
        ...(letIn ? [] : ([[addresses, address]] as const)),
        [pairs, pair],
        ...(isKnown ? [] : ([[accounts, account]] as const)),
      );
      if (!admission.admitted) return admission;
      return {
        admitted: true,
        async succeeded() {
          await admission.succeeded();
          await Promise.all([pairs.delete(pair), known.set(`${address} ${email}`, 1, KNOWN)]);
        },
      };
    },
    admitOwn: (sessionId) => ask([own, sessionId]),
  };
}

/**
 * Charges each limit in turn and stops at the first that is used up, so that refused attempts do not use up
 * the others.
 */
async function ask(...each: readonly (readonly [Limiter, string])[]): Promise<SignInAdmission> {
  for (const [limiter, key] of each) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { admitted: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }
  return {
    admitted: true,
    // Only failures count.
    succeeded: async () => void (await Promise.all(each.map(([limiter, key]) => limiter.reward(key)))),
  };
}
