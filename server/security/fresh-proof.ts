/** Requires a recent proof of identity for the most sensitive calls (OWASP ASVS 7.5.1). */
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { FRESH_PROOF_REQUIRED, MAX_PROOF_AGE } from '../../src/contract/accounts/fresh-proof.ts';
import type { Problem } from '../../src/contract/protocol/answers.ts';
import { answerProblem } from '../http/answers.ts';
import type { Caller } from './caller.ts';
import type { GuardEnv } from './guard.ts';

const problem: Problem = {
  message: 'Please give your password or use your passkey again to go on.',
  code: FRESH_PROOF_REQUIRED,
};

/**
 * @param most age of the proof, milliseconds: ten minutes unless said otherwise
 * @throws HTTPException 403 with a code when the last proof is older, or after now
 */
export function requireFreshProof(c: Context, { provedAt }: Caller, now: Date, most = MAX_PROOF_AGE): void {
  const age = provedAt === null ? Number.NaN : now.getTime() - Date.parse(provedAt);
  if (age >= 0 && age <= most) return;
  throw new HTTPException(403, { res: answerProblem(c, 403, problem) });
}

/** Guard of a route, after `allowRoles`: lets those pass whose proof is recent; see `requireFreshProof`. */
export function allowFreshProof(clock: () => Date, most?: number): MiddlewareHandler<GuardEnv> {
  return async (c, next) => {
    requireFreshProof(c, c.var.caller, clock(), most);
    return next();
  };
}
