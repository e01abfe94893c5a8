/** A fresh proof of who is there (docs/contract.md#sign-in). */

/** `code` of a refusal that a fresh proof would lift. */
export const FRESH_PROOF_REQUIRED = 'prove-again';
/** How long a proof is fresh, milliseconds (OWASP ASVS 7.5.1). */
export const MAX_PROOF_AGE = 10 * 60 * 1_000;
/** The same before a passport number is opened. */
export const MAX_PROOF_AGE_FOR_PASSPORTS = 5 * 60 * 1_000;
