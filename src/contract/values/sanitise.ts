/**
 * Sanitising (docs/contract.md#sanitising). Word characters are letters and marks of every script, so that
 * José stays José. Sanitising twice changes nothing more.
 */

/** Keeps word characters and whitespace; trims. Hyphens and slashes are removed, in dates too. */
export function sanitiseText(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{Nd}_\s]/gu, '').trim();
}

/** Keeps letters, digits, @, dot and whitespace; trims. */
export function sanitiseEmail(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{Nd}@.\s]/gu, '').trim();
}

/** Reads a sanitised date back: `20270614` is 2027-06-14. Any other text is returned unchanged. */
export function readSanitisedDate(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
