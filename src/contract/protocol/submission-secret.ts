/**
 * The id of a submission in its body, and its secret (docs/contract.md#secrets): the id says which submission it is,
 * and many people know it; the secret proves that its device asks. The first submission carries the hash of the
 * secret, and a correction carries the secret.
 */
import * as z from 'zod/mini';
import { toBase64Url } from '../values/base64url.ts';

/** Field beside those of the payload, at its top. It is no part of the content. */
export const SUBMISSION_FIELD = 'submission';

/** 256 bits, base64url. */
const bitsSchema = z.string().check(z.regex(/^[\w-]{43}$/, 'This must be 43 characters of base64url.'));

export const submissionIdentitySchema = z.object({
  /** The idempotency key once more, because proxies may drop its header. */
  id: z.optional(z.uuid()),
  /** SHA-256 of the secret, as text, in a first submission by a visitor. */
  secretHash: z.optional(bitsSchema),
  /** Secret of the first submission, in a visitor's correction of it. */
  secret: z.optional(bitsSchema),
});
export type SubmissionIdentity = z.output<typeof submissionIdentitySchema>;

/** Days after its receipt in which a submission without a secret, of an older build, is corrected by its id. */
export const WITHOUT_SECRET_DAYS = 30;

/** Returns SHA-256 of a text, base64url. @throws where the page has no Web Crypto: without TLS */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
