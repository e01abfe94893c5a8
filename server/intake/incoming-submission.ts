import type { DeliveryChannel } from '../../src/contract/protocol/delivery-channels.ts';
import type { SubmissionIdentity } from '../../src/contract/protocol/submission-identity.ts';
import type { EntryKind } from '../../src/kinds/entry-kinds.ts';
import type { Caller } from '../security/caller.ts';
import type { FoundByContact } from './corrections/correction-by-contact.ts';

/** A submission as it arrived. */
export interface IncomingSubmission {
  id: string;
  kind: EntryKind;
  /** Version of the payload's schema; null means the current one. */
  version: number | null;
  /** The device's clock, ISO 8601; null if it was not sent. */
  capturedAt: string | null;
  /** Milliseconds by which that clock was ahead, as its device says; absent or null if it says nothing. */
  clockAhead?: number | null | undefined;
  payload: unknown;
  /** Identity that it gave beside the payload; absent from older clients. */
  identity?: SubmissionIdentity;
  /** Id of the account that made it, if the device named one. */
  author?: string | null;
  /** The way by which it left its device; null if unknown. */
  exit?: DeliveryChannel | null;
  /** The account that is signed in on the sending device, or whose key signed the submission. */
  caller?: Caller | null;
  /**
   * Id of the account that delivered another device's signed submission, see `SubmissionRow`; absent for its
   * maker.
   */
  carriedBy?: string | null;
  /** True for a correction that was received as a message, by its receipt. */
  asMessage?: boolean | undefined;
  /** For a correction by reference and contact, what these have found. */
  found?: FoundByContact | undefined;
  /** False where who sends it may not be told what is held in its place; see `EntrySender`. */
  seesHeld?: boolean;
}
