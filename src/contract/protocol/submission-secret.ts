/**
 * The secret of a submission (docs/contract.md#secrets): the id says which submission it is, and many people know it;
 * the secret proves that its device asks. The first submission carries the hash of the secret, and a correction carries
 * the secret.
 */
import { toBase64Url } from '../values/base64url.ts';

/** Field beside those of the payload, at its top, with a `SubmissionIdentity`. It is no part of the content. */
export const SUBMISSION_FIELD = 'submission';

/** Days after its receipt in which a submission without a secret, of an older build, is corrected by its id. */
export const SECRETLESS_CORRECTION_WINDOW_DAYS = 30;

/** Returns SHA-256 of a text, base64url. @throws where the page has no Web Crypto: without TLS */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
