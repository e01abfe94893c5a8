/** Check that the sender of a correction sent the submission that it corrects (docs/contract.md#secrets). */
import { timingSafeEqual } from 'node:crypto';
import { SECRETLESS_CORRECTION_WINDOW_DAYS } from '../../../../src/contract/protocol/submission-secret.ts';
import type { SubmissionRow } from '../../core/tables.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { isHealing } from '../../feed/epoch.ts';

interface Sender {
  /** Account that sends it by its session; null for a visitor. */
  authorId: string | null;
  /** Hash of the secret that was sent; null for none. */
  secretHash: string | null;
  /** The server's clock, ISO 8601. */
  at: string;
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Staff are known by their session, a visitor by the secret. A submission of an older build has none: its id is enough
 * for some days, and while devices give a restored server back what it had taken before. Of a removed one nothing is
 * written, and its sender is told.
 */
export async function mayCorrect(
  context: WriteContext,
  held: Pick<SubmissionRow, 'deleted_at' | 'secret_hash' | 'received_at'>,
  { authorId, secretHash, at }: Sender,
): Promise<boolean> {
  if (authorId !== null || held.deleted_at !== null) return true;
  if (held.secret_hash !== null) return secretHash !== null && isEqual(held.secret_hash, secretHash);
  const age = Date.parse(at) - Date.parse(held.received_at);
  return age < SECRETLESS_CORRECTION_WINDOW_DAYS * DAY || isHealing(context, at);
}

/** Takes the same time, whichever character differs. Hashes of one kind are of one length. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
