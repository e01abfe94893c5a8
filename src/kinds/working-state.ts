/** Working states of requests: the first one, and what counts as confirmed (docs/contract.md#working-states). */

import { isVoided } from '../contract/protocol/record-base.ts';
import { isRequestKind, type RecordKind } from './list.ts';
import type { FeedRecord } from './records.ts';
import type { RepliedState, WorkingState } from './statuses.ts';

/**
 * @param maker kind of the entry that makes the record
 * @returns null for records that are no requests
 */
export function initialWorkingState(maker: string, kind: RecordKind): WorkingState | null {
  if (!isRequestKind(kind)) return null;
  // Staff enter a booking that is agreed already: it waits for no answer.
  return maker === 'addedTour' ? 'confirmed' : 'new';
}

/**
 * Returns the state that an answer gives a request; null where it stays.
 * @param wanted what the answer sets; answered by default
 */
export function stateAfterReply(
  state: string | undefined,
  wanted: RepliedState = 'answered',
): RepliedState | null {
  const isNew = state === ('new' satisfies WorkingState);
  const isFurther = wanted === 'quoted' && state === ('answered' satisfies WorkingState);
  return isNew || isFurther ? wanted : null;
}

const CONFIRMED: readonly string[] = ['confirmed', 'done'] satisfies WorkingState[];

/** True for a request that the office has confirmed; so is a tour that has begun, or is paid. */
export function isConfirmed(record: FeedRecord): boolean {
  if (isVoided(record)) return false;
  if (record.state !== undefined && CONFIRMED.includes(record.state)) return true;
  return record.kind === 'tour' && (record.tour_status !== 'pending' || record.payment_status === 'Paid');
}
