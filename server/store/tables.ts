/** Tables as Kysely sees them. Times are ISO 8601 text in UTC, so every database sorts and returns them alike. */

/** One row for each submission ever taken, for as long as the product lives: the idempotency ledger. */
export interface SubmissionRow {
  /** The idempotency key and the record's id. */
  id: string;
  kind: string;
  version: number;
  reference: string;
  /** SHA-256 of the checked payload; tells a repeat from a key used twice. */
  content_hash: string;
  captured_at: string;
  received_at: string;
  /** Set when the record was deleted: the key stays as a tombstone. */
  deleted_at: string | null;
}

export interface PackageBookingRow {
  id: string;
  package_name: string;
  full_name: string;
  email: string;
  phone: string;
  number_of_adults: number;
  number_of_children: number | null;
  travel_date: string;
  special_requests: string;
}

export interface Tables {
  submission: SubmissionRow;
  package_booking: PackageBookingRow;
}
