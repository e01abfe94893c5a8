/** Rows of the tables that every kind of record has: the record, its fields, its notes, its versions, and its guest. */
import type { VersionOutcome } from '../../../src/contract/protocol/record-base.ts';

/** One row for each record that staff may see, including removed ones. */
export interface RecordRow {
  /** The id of the submission that made it. */
  id: string;
  kind: string;
  /** Its place in the feed, from its creation or last change. */
  seq: number;
  revision: number;
  /** The submission that made or last changed it. */
  last_change: string;
  owner_id: string | null;
  /** Set when it was removed; its kind's row is gone then. */
  removed_at: string | null;
  /** Working state; null where the record is no request. */
  state: string | null;
  /** Why the request is lost; null in every other state. */
  lost_reason: string | null;
  /** Seconds from receipt to the first answer; null while there is none. */
  answered_after: number | null;
  /** Agreed price of a request and the columns below: amounts as text with two decimals, null for none. */
  price: string | null;
  currency: string | null;
  deposit: string | null;
  deposit_due: string | null;
  balance_due: string | null;
  /** Why staff voided the record that they had entered; null for a valid one. */
  voided: string | null;
  /** The working state of a voided request, whose `state` is `voided` meanwhile. */
  voided_state: string | null;
  /** Day on which somebody takes a request up again, `YYYY-MM-DD`; null for none. */
  follow_up: string | null;
  /** Bytes of JSON that it takes in a list, about: see `record-bytes.ts`. */
  bytes: number;
}

/** The submission that last set a field of a record; none while the field is as it was made. */
export interface RecordFieldRow {
  record_id: string;
  field: string;
  change_id: string;
  /** JSON of what sets the field back; null where nobody set it by hand. */
  was: string | null;
}

/** An earlier value of a field that was set again later; the author and the times are in the ledger. */
export interface PastSettingRow {
  record_id: string;
  /** Counts up within the record. */
  place: number;
  field: string;
  change_id: string;
  /** JSON of what the field was, as a change would set it. */
  value: string;
}

export interface RecordNoteRow {
  id: string;
  record_id: string;
  author_id: string;
  text: string;
  captured_at: string;
  /** Time at which its author took it back, ISO 8601. */
  taken_back_at: string | null;
}

/** A version of a record that was corrected; its times and author stand in the ledger. */
export interface RecordVersionRow {
  id: string;
  record_id: string;
  /** JSON list of the versions that it was made on. */
  replaces: string;
  outcome: VersionOutcome;
  /** JSON as the kind reads it back, without passport numbers; null once the record was removed. */
  payload: string | null;
  /**
   * JSON of the differences from the version that it was made on; null once the record was removed, and where they are
   * too many.
   */
  changes: string | null;
  /** 1 where the differences are too many to be listed, else 0. */
  cut: number;
  /** 1 for a correction from another device, which reference and contact prove, else 0. */
  by_contact: number;
}

/**
 * Statement about whether two requests come from one guest, the lower id first; the latest statement counts.
 */
export interface GuestLinkRow {
  record_a: string;
  record_b: string;
  /** 1 for one guest, 0 for two. */
  same: number;
  change_id: string;
}
