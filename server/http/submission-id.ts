/** The id of a submission in a call of its own (docs/contract.md#identity). */
import type { Context } from 'hono';
import { v7 } from 'uuid';
import { IDEMPOTENCY_KEY_HEADER, SCHEMA_VERSION_HEADER } from '../../src/contract/protocol/answers.ts';
import type { SubmissionIdentity } from '../../src/contract/protocol/submission-identity.ts';
import { setSubmissionId } from './answers.ts';

export const submissionIdStrings = {
  none: 'Something on the way has removed the number of this request. Nothing was stored; please try another network.',
  other: 'The number in this request is not that of its entry.',
} as const;

/**
 * Returns the id in the body, which no proxy drops, or else that of the header; a new one for other clients. Our own
 * program, which names a version, gives every submission an id: another one at each attempt would make many records of
 * it.
 * @returns in lower case; null where a proxy has dropped it
 */
export function readSubmissionId(c: Context, { id: named }: SubmissionIdentity): string | null {
  const id = named ?? c.req.header(IDEMPOTENCY_KEY_HEADER);
  if (id !== undefined) {
    setSubmissionId(c, id);
    return id.toLowerCase();
  }
  return c.req.header(SCHEMA_VERSION_HEADER) === undefined ? v7() : null;
}
