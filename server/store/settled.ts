/** Whether the office has confirmed a traveller's request. */
import type { FeedRecord } from '../../src/contract/records.ts';
import type { WorkingState } from '../../src/contract/statuses.ts';
import { isSubmissionKind } from '../../src/contract/submissions.ts';

const CONFIRMED: readonly string[] = ['confirmed', 'done'] satisfies WorkingState[];

/**
 * True for a traveller's request that the office has confirmed: a correction is then a message to the desk. What
 * staff entered themselves is never settled.
 * @param kind of the submission that made the record
 */
export function isSettled(kind: string, record: FeedRecord): boolean {
  if (!isSubmissionKind(kind)) return false;
  if (record.state !== undefined && CONFIRMED.includes(record.state)) return true;
  return record.kind === 'tour' && (record.tour_status !== 'pending' || record.payment_status === 'Paid');
}
