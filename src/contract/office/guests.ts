/**
 * Which requests are of one guest (docs/contract.md#guests), as the feed says it: two requests are of one guest when
 * they have a key in common. Keys are no contacts.
 */
import type { Role } from '../accounts/roles.ts';

/** What the feed says of the guest of a request. */
export interface GuestMark {
  /** One of each contact that the request was made with, and of each request that it was joined with by hand. */
  keys: readonly string[];
  /** Ids of requests that are somebody else's, whatever keys they share; absent while there is none. */
  apart?: readonly string[];
}

/** A request of a department whose records the reader may not see. */
export interface ElsewhereRequest {
  /** Not the record's own id. */
  id: string;
  /** Whose request it is: the role that may read it. */
  at: Role;
  /** Empty once the request is gone. */
  keys: readonly string[];
}

/** Asks the feed for the guests of requests: `GET /api/changes?guests=1`. */
export const WITH_GUESTS = 'guests=1';
