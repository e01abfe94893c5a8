/** Whether the office has confirmed a traveller's request. */
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { isSubmissionKind } from '../../../src/kinds/submissions.ts';
import { isConfirmed } from '../../../src/kinds/working-state.ts';

/**
 * True for a traveller's request that the office has confirmed: a correction is then a message to the desk. What
 * staff entered themselves is never confirmed.
 * @param kind of the submission that made the record
 */
export function isConfirmedRequest(kind: string, record: FeedRecord): boolean {
  return isSubmissionKind(kind) && isConfirmed(record);
}
