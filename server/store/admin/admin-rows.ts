/** Rows of what the office looks after: audit log, devices, retention, jobs, sealing keys. */
import type { Generated } from 'kysely';

/** Append-only: triggers in the database refuse changes. */
export interface AuditRow {
  number: Generated<number>;
  at: string;
  /** Id of an account, `system`, `traveller` or `unknown`. */
  by: string;
  action: string;
  subject: string;
  /** Subject area and action, see `auditTopic`. */
  topic: string;
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
  /** Null to keep it for ever. */
  months: number | null;
  changed_at: string;
  /** Id of the account. */
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

/** Progress of a long job; it has none while it is not under way. */
export interface JobProgressRow {
  job: string;
  state: string;
}

/** A sealing key that a server of this database has given out; its private half is in a file. */
export interface SealingKeyRow {
  id: string;
  public_key: string;
  /** ISO 8601. */
  created_at: string;
}
