/**
 * Tables as Kysely sees them. Times are ISO 8601 text in UTC, so every database sorts and returns them alike.
 * The tables of the kinds of record come from their files.
 */
import type { ColumnType, Generated } from 'kysely';
import type { FlightRequest } from '../../src/contract/flight-request.ts';
import type { HomeBooking } from '../../src/contract/home-booking.ts';
import type { MailState, NoticeMode, ReplyWay } from '../../src/contract/mail.ts';
import type { VersionOutcome } from '../../src/contract/record-frame.ts';
import type {
  FlightTravelerRow,
  flightRequestColumns,
  homeBookingColumns,
  TourRow,
} from './kinds/columns-by-hand.ts';
import type { PlainTables } from './kinds/list.ts';
import type { RowOf } from './kinds/plain-kind.ts';

/** The idempotency ledger: one row for each submission ever received, kept for ever. */
export interface SubmissionRow {
  /** The idempotency key and the record's id. */
  id: string;
  kind: string;
  version: number;
  reference: string;
  /**
   * Hash of the payload (`server/content-hash.ts`): tells a repeated submission from a key that is used
   * twice. Empty while only a correction of it has come.
   */
  content_hash: string;
  captured_at: string;
  received_at: string;
  /** Set when the record was deleted: the key stays as a tombstone. */
  deleted_at: string | null;
  /** 1 when the honeypot was filled in, else 0. */
  suspect: number;
  /** Account that submitted it; null for visitors. */
  author_id: string | null;
  /** For a change of a record: the revision that it produced. */
  revision: number | null;
  /** Place in the feed; null for submissions from before receipts named one. */
  feed_place: number | null;
}

/** One page view or web vital, without anything that identifies the visitor. */
export interface PageReportRow {
  id: string;
  /** `addressKey` of a page. */
  path: string;
  /** The device's clock. */
  at: string;
  metric: string;
  value: number;
  received_at: string;
}

/** The one row of the feed: the last place given out, and the epoch of this database. */
export interface FeedRow {
  id: 1;
  seq: number;
  /** A restore sets a new one. */
  epoch: string;
}

/** The lives that this database has had; the feed names the present one. */
export interface FeedEpochRow {
  epoch: string;
  /** When a restore began it; null for the first life. */
  restored_at: string | null;
}

/** The one row of the last backup that was read back and found whole. */
export interface VerifiedBackupRow {
  id: 1;
  epoch: string;
  /** Last place in the feed that is in it. */
  place: number;
  at: string;
}

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
}

/** The submission that last set a field of a record; none while the field is as it was made. */
export interface RecordFieldRow {
  record_id: string;
  field: string;
  change_id: string;
}

export interface RecordNoteRow {
  id: string;
  record_id: string;
  author_id: string;
  text: string;
  captured_at: string;
}

/** An answer to a request; its mail, if any, has the same id. */
export interface RecordReplyRow {
  id: string;
  record_id: string;
  author_id: string;
  way: ReplyWay;
  /** E-mail address or phone number. */
  recipient: string;
  subject: string;
  text: string;
  captured_at: string;
}

/** A message to be sent by mail, or what became of it. It goes with the record that it is about. */
export interface MailMessageRow {
  /** It is also in the message's own id, which is the same at each attempt. */
  id: string;
  purpose: MailPurpose;
  /** Null for the digest of a department. */
  record_id: string | null;
  recipient: string;
  subject: string;
  /** Empty once it was sent. */
  body: string;
  /** The lowest number goes first. */
  urgency: number;
  state: MailState;
  /** The attempt that has begun to hand it over, if any. */
  attempt: string | null;
  /** Attempts that failed for a passing cause. */
  attempts: number;
  queued_at: string;
  /** Not tried before. */
  due_at: string;
  settled_at: string | null;
  /** In words, without the address; null where there is none. */
  problem: string | null;
}
export type MailPurpose = 'reply' | 'receipt' | 'notice';

/** How a department wants to hear of new requests; it has none until somebody sets it. */
export interface DepartmentNoticeRow {
  department: string;
  mode: NoticeMode;
  address: string;
  /** When it was told last, or chose so; the server's clock. */
  told_at: string;
  /** Place in the feed up to which it was told of requests. */
  told_up_to: number;
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
}

export interface AccountRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: string;
  /** Argon2id, with its parameters and salt. */
  password_hash: string;
  /** 1 until the one-time password is changed, then 0. */
  must_change_password: number;
  /** A one-time password works before this moment, and not again after its first use. */
  one_time_until: string | null;
  /** When failed sign-ins were last forgiven: those before it count no more. */
  unlocked_at: string | null;
  disabled_at: string | null;
  created_at: string;
  last_seen_at: string | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, so that a copy of the database signs nobody in. */
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  /** It ends at this time even if it is in use. */
  expires_at: string;
  /** When its owner last gave a password or a passkey; null for sessions of an older version. */
  proved_at: string | null;
  /** Hash of the device's token, as in `TrustedDeviceRow`. */
  device: string | null;
  /** In words, such as "Firefox on Android". */
  browser: string | null;
}

/** A device on which an account has signed in; failures elsewhere do not lock it out. */
export interface TrustedDeviceRow {
  token_hash: string;
  account_id: string;
  last_used_at: string;
  browser: string | null;
}

/** A passkey (WebAuthn credential) of an account. */
export interface PasskeyRow {
  id: string;
  account_id: string;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Uses that the device has counted; 0 where it counts none. PostgreSQL's driver gives it as text. */
  counter: number | string;
  /** JSON. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface RecoveryCodeRow {
  /** SHA-256 of the account's id and the code. */
  code_hash: string;
  account_id: string;
  created_at: string;
}

/** A challenge that waits for the answer of a passkey. It is deleted by the first answer. */
export interface PasskeyChallengeRow {
  /** SHA-256 of the ticket that names it. */
  ticket_hash: string;
  /** Null while nobody has said who is signing in. */
  account_id: string | null;
  purpose: string;
  challenge: string;
  expires_at: string;
}

/** Append-only: triggers in the database refuse changes. */
export interface AuditRow {
  number: Generated<number>;
  at: string;
  by: string;
  action: string;
  subject: string;
  /** JSON; null where there is nothing. */
  before: string | null;
  after: string | null;
}

/** The last reported state of the outbox of one account on one device. */
export interface DeviceReportRow {
  account_id: string;
  device_id: string;
  pending: number;
  parked: number;
  oldest_captured_at: string | null;
  /** The server's clock. */
  last_contact: string;
  version: string;
}

/** A kind of record for which management has set how long it is kept. */
export interface RetentionRow {
  kind: string;
  /** Null for ever. */
  months: number | null;
  changed_at: string;
  /** The account's e-mail. */
  changed_by: string;
}

/** The one row with the state of the retention job. */
export interface RetentionRunRow {
  id: number;
  /** The last moment at which the clock was trusted. */
  known_at: string;
  /** When the last run began; null before the first. */
  ran_at: string | null;
  /** JSON list of the kinds of which it left some expired records. */
  rest: string;
}

/** A contact or name by which a record is found (`contact-index.ts`). */
export interface ContactRow {
  record_id: string;
  what: 'email' | 'phone' | 'name';
  /** 1 for what the record was made with, 0 for what its texts mention. */
  own: number;
  /** In one spelling; the digits of phone numbers from the last to the first. */
  value: string;
}

/** A sum that triggers keep (migration 0011); one without a day is of all days. */
export interface DailySumRow {
  /**
   * What is added up: `tour`, `campaign`, `state`, `answer`, a metric of pages; `submission`, `record`,
   * `pageReports` without days.
   */
  topic: string;
  /** `YYYY-MM-DD`, UTC, or empty. */
  day: string;
  /** Payment status, page, value of a web vital, or kind; of a state, kind and state. */
  part: string;
  count: number;
  /** How many of them have an amount. */
  priced: number;
  /** US dollars; of `answer`, seconds. */
  amount: number;
}

/** What each tour is worth, kept by triggers. */
export interface TourWorthRow {
  id: string;
  received_at: string;
  payment_status: string;
  /** US dollars; null for a tour that staff added. */
  value: number | null;
}

/** How far a long job has come; it has none while it is not under way. */
export interface JobProgressRow {
  job: string;
  state: string;
}

/** Rows that only the database itself writes. */
type Kept<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> };

declare const given: unique symbol;

/** A place in the feed that `nextPlace` gave out. */
export type Place = number & { readonly [given]: true };

/** A sealing key that a server of this database has given out; its private half is in a file. */
export interface SealingKeyRow {
  id: string;
  public_key: string;
  /** ISO 8601. */
  created_at: string;
}

declare const held: unique symbol;

/** Id under which a record's rows are inserted; `heldId` gives it only to code that holds the feed's lock. */
export type HeldId = string & { readonly [held]: true };

/** A row of `record` changes with its place in the feed, see `moveRecord`. */
type RecordTable = {
  [Column in Exclude<keyof RecordRow, 'seq'>]: ColumnType<
    RecordRow[Column],
    Column extends 'id' ? HeldId : RecordRow[Column],
    never
  >;
} & { seq: ColumnType<number, Place, Place> };

/** Rows of a record beside that: put in under a held id, and changed by `changeRows` alone. */
type RowsOf<Row, Id extends keyof Row> = {
  [Column in keyof Row]: ColumnType<Row[Column], Column extends Id ? HeldId : Row[Column], never>;
};

/** The content of a version goes with its record, and nothing else of it changes. */
type VersionTable = Omit<RowsOf<RecordVersionRow, 'record_id'>, 'payload'> & {
  payload: ColumnType<string | null, string | null, null>;
};

/** A later change takes the place of an earlier one. */
type RecordFieldTable = Omit<RowsOf<RecordFieldRow, 'record_id'>, 'change_id'> & {
  change_id: ColumnType<string, string, string>;
};

/** A message is put in while the record that it is about is held. */
type MailTable = Omit<MailMessageRow, 'record_id'> & {
  record_id: ColumnType<string | null, HeldId | null, never>;
};

/** A ledger's line is put in under a held id too; what became of it is noted later. */
type Ledger = {
  [Column in keyof SubmissionRow]: ColumnType<
    SubmissionRow[Column],
    Column extends 'id' ? HeldId : SubmissionRow[Column],
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
  feed: FeedRow;
  feed_epoch: FeedEpochRow;
  verified_backup: VerifiedBackupRow;
  served_database: { id: number; instance: string };
  sealing_key: SealingKeyRow;
  record: RecordTable;
  record_note: RowsOf<RecordNoteRow, 'record_id'>;
  record_reply: RowsOf<RecordReplyRow, 'record_id'>;
  record_version: VersionTable;
  record_field: RecordFieldTable;
  mail_message: MailTable;
  department_notice: DepartmentNoticeRow;
  device_report: DeviceReportRow;
  retention: RetentionRow;
  retention_run: RetentionRunRow;
  contact: RowsOf<ContactRow, 'record_id'>;
  daily_sum: Kept<DailySumRow>;
  tour_worth: Kept<TourWorthRow>;
  job_progress: JobProgressRow;
}
