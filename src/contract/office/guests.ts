/**
 * Guests of requests (docs/contract.md#guests) in the feed: two requests belong to one guest if they have a
 * key in common. A key does not reveal a contact.
 */
import type { Role } from '../accounts/roles.ts';

/** Guest of a request in the feed. */
export interface GuestKeys {
  /** One key for each contact of the request, and for each request that it was joined with by hand. */
  keys: readonly string[];
  /** Ids of requests of other guests, even if they share a key; absent if there are none. */
  apart?: readonly string[];
}

/** A request of a department whose records the reader may not see. */
export interface OtherDepartmentRequest {
  /** Id for this list; it is not the id of the record. */
  id: string;
  /** Role that may read the request. */
  at: Role;
  /** Keys of its guest; empty once the request is gone. */
  keys: readonly string[];
}

/** Query that asks the feed for the guests of requests: `GET /api/changes?guests=1`. */
export const GUESTS_QUERY = 'guests=1';
