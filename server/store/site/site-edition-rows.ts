/** Rows of what was published of the public site, and of what waits for its time. */

/** An edition. It is never changed. */
export interface SiteEditionRow {
  /** From 1, without a gap. */
  number: number;
  /** Id of the release that made it. */
  release: string;
  /** ISO 8601, the server's clock. */
  at: string;
  account_id: string;
  note: string;
  /** Number of the edition that it undid. */
  undid: number | null;
  /** JSON of all that is published with it: `FieldOverride[]`, in order. */
  overrides: string;
  /** JSON of what it changed: `EditionChange[]`. */
  changes: string;
  /** Build whose server drew it first, and the hash of what it drew: the same build draws the same. */
  build: string;
  hash: string;
}

/** A release that waits for its time. */
export interface SiteReleaseRow {
  id: string;
  /** ISO 8601, the server's clock. */
  due: string;
  made_at: string;
  account_id: string;
  note: string;
  /** JSON: ids of the drafts. */
  drafts: string;
  /** JSON: what they said when it was made, `FieldOverride[]`. */
  overrides: string;
  /** Why it could not be published at its time; null until then. */
  problem: string | null;
}
