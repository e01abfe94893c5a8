/** Identity of a submission, beside its content: its id, and the secret of what it makes or corrects. */
import { hash } from 'node:crypto';
import {
  type SubmissionIdentity,
  submissionIdentitySchema,
} from '../../src/contract/protocol/submission-identity.ts';
import { SUBMISSION_FIELD } from '../../src/contract/protocol/submission-secret.ts';
import { parseInput } from '../http/answers.ts';

/** A body as it arrived, in its parts. */
export interface SplitBody {
  /** The payload alone, of which the content's hash is made. */
  payload: unknown;
  identity: SubmissionIdentity;
}

/** Parts a body; a problem where it says something of itself that cannot be read. */
export function splitIdentity(body: unknown): SplitBody | { problem: { message: string } } {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, SUBMISSION_FIELD)) {
    return { payload: body, identity: {} };
  }
  const { [SUBMISSION_FIELD]: sent, ...payload } = body as Record<string, unknown>;
  const parsed = parseInput(submissionIdentitySchema, sent);
  if ('problem' in parsed) return { problem: { message: `What ${SUBMISSION_FIELD} says cannot be read.` } };
  return { payload, identity: parsed.data };
}

/**
 * Hash of the secret that a submission's record is to be known by, as stored: a first submission names it, a
 * correction proves it. Null for none.
 */
export function secretHashOf(kind: string, { secret, secretHash }: SubmissionIdentity): string | null {
  if (kind !== 'correction') return secretHash ?? null;
  return secret === undefined ? null : hash('sha256', secret, 'base64url');
}
