/** Identity of a submission, which a body has beside the payload under `SUBMISSION_FIELD`. Devices need the type alone. */
import * as z from 'zod/mini';

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
