/**
 * Tables as Kysely sees them. Times are ISO 8601 text in UTC, so every database sorts and returns them alike.
 * The tables of the kinds of record come from their files.
 */
import type { ColumnType, Kysely } from 'kysely';
import type { FlightRequest } from '../../../src/kinds/flight-request/schema.ts';
import type { HomeBooking } from '../../../src/kinds/tour/home-booking.ts';
import type {
  AccountRow,
  DeviceKeyRow,
  PasskeyChallengeRow,
  PasskeyRow,
  RecoveryCodeRow,
  SessionRow,
  TrustedDeviceRow,
} from '../accounts/account-rows.ts';
import type {
  AuditRow,
  DeviceReportRow,
  JobProgressRow,
  RetentionRow,
  RetentionRunRow,
  SealingKeyRow,
} from '../admin/admin-rows.ts';
import type {
  ContactRow,
  DailySumRow,
  MoneyLineRow,
  PageReportRow,
  SumZoneRow,
  TourValueRow,
} from '../figures/sum-rows.ts';
import type {
  FlightTravelerRow,
  flightRequestColumns,
  homeBookingColumns,
  TourRow,
} from '../kinds/hand-written-columns.ts';
import type { PlainTables } from '../kinds/list.ts';
import type { RowOf } from '../kinds/plain-kind.ts';
import type { DepartmentNoticeRow, MailMessageRow, RecordReplyRow } from '../mail/mail-rows.ts';
import type {
  GuestLinkRow,
  PastSettingRow,
  RecordFieldRow,
  RecordNoteRow,
  RecordRow,
  RecordVersionRow,
} from '../records/record-base-rows.ts';
import type { SavedViewRow } from '../records/saved-views/saved-view-row.ts';
import type { SiteDraftRow } from '../site/site-draft-row.ts';
import type { SiteEditionRow, SiteReleaseRow } from '../site/site-edition-rows.ts';
import type { SitePhotoPartRow, SitePhotoRow } from '../site/site-photo-rows.ts';

/** The idempotency ledger: one row for each submission ever received, kept for ever. */
export interface SubmissionRow {
  /** The idempotency key and the record's id. */
  id: string;
  kind: string;
  version: number;
  reference: string;
  /**
   * Hash of the payload (`server/intake/content-hash.ts`): tells a repeated submission from a key that is used
   * twice. Empty while only a correction of it has come.
   */
  content_hash: string;
  captured_at: string;
  /** Milliseconds by which the clock of the device was ahead then, as far as it knew; null while it was right. */
  clock_ahead: number | null;
  received_at: string;
  /** The operator's day of receipt, `YYYY-MM-DD`; null for that in UTC. */
  received_day: string | null;
  /** One of `exits`; null where it is not known. */
  exit: string | null;
  /** Set when the record was deleted: the key stays as a tombstone. */
  deleted_at: string | null;
  /** 1 when the honeypot was filled in, else 0. */
  suspect: number;
  /** Account that submitted it; null for visitors. */
  author_id: string | null;
  /**
   * Account of whoever brought what another device had signed, or `nobody` where none was signed in; null where its
   * maker sent it.
   */
  carried_by: string | null;
  /** For a change of a record: the revision that it produced. */
  revision: number | null;
  /**
   * SHA-256 of the secret of a visitor's submission, which the device alone has; null for a submission by staff, of an
   * older build, or that changes another.
   */
  secret_hash: string | null;
  /** FeedSequence in the feed; null for submissions from before receipts named one. */
  feed_place: number | null;
}

/** The one row of the feed: the last place given out, and the epoch of this database. */
export interface FeedStateRow {
  id: 1;
  seq: number;
  /** A restore sets a new one. */
  epoch: string;
  /** The newest of the chain, see `feed/lineage.ts`. */
  lineage: string;
}

/** One link of the chain of lineages. */
export interface LineageRow {
  /** From 1, without gaps. */
  number: number;
  lineage: string;
  /** End of the feed when it began: it reaches to where the next one begins. */
  place: number;
  /** The server's clock when it began, ISO 8601. */
  at: string;
  /** Seconds for which the database had been served by then. */
  uptime: number;
}

/** A removed id of which the ledger may know nothing, because it was put back to an earlier state. */
export interface RemovedIdRow {
  id: string;
  /** End of the feed when it was written. */
  place: number;
}

/** The lives that this database has had; the feed names the present one. */
export interface FeedEpochRow {
  epoch: string;
  /** When a restore began it; null for the first epoch. */
  restored_at: string | null;
  /** Seconds for which the database had been served by then; null where that was not counted yet. */
  uptime: number | null;
}

/** The one row of the last backup that was read back and found whole. */
export interface VerifiedBackupRow {
  id: 1;
  epoch: string;
  /** Last place in the feed that is in it. */
  place: number;
  at: string;
}

/** Rows that only the database itself writes. */
type Kept<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> };

declare const given: unique symbol;

/** A place in the feed that `nextSequence` gave out. */
export type FeedSequence = number & { readonly [given]: true };

declare const locked: unique symbol;

/** Id under which a record's rows are inserted; `lockedId` gives it only to code that holds the feed's lock. */
export type LockedId = string & { readonly [locked]: true };

/** A row of `record` changes with its place in the feed, see `moveRecord`. */
type FeedRecordTable = {
  [Column in Exclude<keyof RecordRow, 'seq' | 'bytes'>]: ColumnType<
    RecordRow[Column],
    Column extends 'id' ? LockedId : RecordRow[Column],
    never
  >;
} & { seq: ColumnType<number, FeedSequence, FeedSequence>; bytes: ColumnType<number, number, number> };

/** Rows of a record beside that: put in under a held id, and changed by `changeRows` alone. */
type RowsOf<Row, Id extends keyof Row> = {
  [Column in keyof Row]: ColumnType<Row[Column], Column extends Id ? LockedId : Row[Column], never>;
};

/** A note or an answer stays as it was written; who wrote it may take it back. */
type TakenBack<Row extends { record_id: string }> = Omit<RowsOf<Row, 'record_id'>, 'taken_back_at'> & {
  taken_back_at: ColumnType<string | null, null | undefined, string>;
};

/**
 * The content of a version goes with its record. Its differences are written after it, and anew when a version that it
 * was made on comes later. Nothing else of it changes.
 */
type VersionTable = Omit<RowsOf<RecordVersionRow, 'record_id'>, 'payload' | 'changes' | 'cut'> & {
  payload: ColumnType<string | null, string | null, null>;
  changes: ColumnType<string | null, undefined, string | null>;
  cut: ColumnType<number, undefined, number>;
};

/** A later change takes the place of an earlier one. */
type RecordFieldTable = Omit<RowsOf<RecordFieldRow, 'record_id'>, 'change_id' | 'was'> & {
  change_id: ColumnType<string, string, string>;
  was: ColumnType<string | null, string | null, string | null>;
};

/** A later word takes the place of an earlier one. */
type GuestLinkTable = RowsOf<GuestLinkRow, 'record_a' | 'record_b'> & {
  same: ColumnType<number, number, number>;
  change_id: ColumnType<string, string, string>;
};

/** A view takes a place with each change. */
type SavedViewTable = Omit<SavedViewRow, 'seq'> & { seq: ColumnType<number, FeedSequence, FeedSequence> };

/** A draft takes a place with each change. */
type SiteDraftTable = Omit<SiteDraftRow, 'seq'> & { seq: ColumnType<number, FeedSequence, FeedSequence> };

/** A message is put in while the record that it is about is held. */
type MailTable = Omit<MailMessageRow, 'record_id'> & {
  record_id: ColumnType<string | null, LockedId | null, never>;
};

/** A ledger's line is put in under a held id too; what became of it is noted later. */
type Ledger = {
  [Column in keyof SubmissionRow]: ColumnType<
    SubmissionRow[Column],
    Column extends 'id' ? LockedId : SubmissionRow[Column],
    Column extends 'id' | 'kind' | 'reference' | 'captured_at' | 'received_at' ? never : SubmissionRow[Column]
  >;
};

/** The tables of the kinds of record. */
export type KindTables = {
  [Table in keyof PlainTables]: RowsOf<PlainTables[Table], 'id'>;
} & {
  home_booking: RowsOf<RowOf<typeof homeBookingColumns, HomeBooking>, 'id'>;
  flight_request: RowsOf<RowOf<typeof flightRequestColumns, FlightRequest>, 'id'>;
  flight_traveler: RowsOf<FlightTravelerRow, 'flight_request_id'>;
  tour: RowsOf<TourRow, 'id'>;
};

export interface Tables extends KindTables {
  submission: Ledger;
  page_report: PageReportRow;
  account: AccountRow;
  session: SessionRow;
  trusted_device: TrustedDeviceRow;
  passkey: PasskeyRow;
  recovery_code: RecoveryCodeRow;
  passkey_challenge: PasskeyChallengeRow;
  audit: AuditRow;
  feed: FeedStateRow;
  feed_epoch: FeedEpochRow;
  verified_backup: VerifiedBackupRow;
  lineage: LineageRow;
  removed_id: RemovedIdRow;
  served_database: { id: number; instance: string };
  sealing_key: SealingKeyRow;
  record: FeedRecordTable;
  record_note: TakenBack<RecordNoteRow>;
  record_reply: TakenBack<RecordReplyRow>;
  record_version: VersionTable;
  record_field: RecordFieldTable;
  record_past_setting: RowsOf<PastSettingRow, 'record_id'>;
  guest_link: GuestLinkTable;
  guest_secret: Kept<{ id: 1; secret: string }>;
  mail_message: MailTable;
  department_notice: DepartmentNoticeRow;
  device_report: DeviceReportRow;
  device_key: DeviceKeyRow;
  retention: RetentionRow;
  retention_run: RetentionRunRow;
  contact: RowsOf<ContactRow, 'record_id'>;
  daily_sum: Kept<DailySumRow>;
  sum_zone: SumZoneRow;
  tour_worth: Kept<TourValueRow>;
  money_line: Kept<MoneyLineRow>;
  job_progress: JobProgressRow;
  saved_view: SavedViewTable;
  site_draft: SiteDraftTable;
  site_edition: SiteEditionRow;
  site_release: SiteReleaseRow;
  site_photo: SitePhotoRow;
  site_photo_part: SitePhotoPartRow;
}

/** A row of a table that is known by its name alone. */
type AnyRow = Record<string, string | number | null>;

/**
 * Returns the database for statements made of descriptions of kinds, which name their tables and columns. The types
 * check each description against schema and list in its place (`kinds/plain-kind.ts`).
 */
export const withDynamicTables = (database: Kysely<Tables>) =>
  database as unknown as Kysely<Readonly<Record<string, AnyRow>>>;
