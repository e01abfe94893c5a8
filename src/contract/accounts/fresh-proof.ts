/** A fresh proof of who is there (docs/contract.md#sign-in). */

/** `code` of a refusal that a fresh proof would lift. */
export const FRESH_PROOF_REQUIRED = 'prove-again';
/** Time for which a proof is fresh, milliseconds (OWASP ASVS 7.5.1). */
export const MAX_PROOF_AGE = 10 * 60 * 1_000;
/** Time for which a proof is fresh enough to open a passport number, milliseconds. */
export const MAX_PROOF_AGE_FOR_PASSPORTS = 5 * 60 * 1_000;
