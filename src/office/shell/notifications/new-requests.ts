/** Finds the requests that are new for a person. Pure. */
import type { FeedRecord } from '../../../kinds/records.ts';
import { isUnanswered } from '../../features/figures/requests.ts';

type Request = Pick<FeedRecord, 'id' | 'state' | 'owner' | 'receivedAt'>;

/** Returns true for an unanswered request that nobody else owns. @param me id of the account */
export function isNewRequestFor({ state, owner }: Pick<Request, 'state' | 'owner'>, me: string): boolean {
  return isUnanswered(state === undefined ? {} : { state }) && (owner === null || owner.id === me);
}

export interface NewRequestCounts {
  count: number;
  /** When the server received the latest request of all, ISO 8601; empty without any. */
  latest: string;
  /** Number of requests that were received after `since`. */
  arrived: number;
}

/** @param since ISO 8601; empty at the first reading, when no request counts as arrived */
export function countNewRequests(requests: readonly Request[], me: string, since: string): NewRequestCounts {
  let count = 0;
  let arrived = 0;
  let latest = since;
  for (const request of requests) {
    if (request.receivedAt > latest) latest = request.receivedAt;
    if (!isNewRequestFor(request, me)) continue;
    count += 1;
    if (since !== '' && request.receivedAt > since) arrived += 1;
  }
  return { count, latest, arrived };
}
