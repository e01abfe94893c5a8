/** Tables as Kysely sees them. Times are ISO 8601 text in UTC, so every database sorts and returns them alike. */
import type { Generated } from 'kysely';

/** One row for each submission ever taken, for as long as the product lives: the idempotency ledger. */
export interface SubmissionRow {
  /** The idempotency key and the record's id. */
  id: string;
  kind: string;
  version: number;
  reference: string;
  /** Of the payload, see `server/content-hash.ts`; tells a repeat from a key used twice. */
  content_hash: string;
  captured_at: string;
  received_at: string;
  /** Set when the record was deleted: the key stays as a tombstone. */
  deleted_at: string | null;
  /** 1 when the honeypot was filled in, else 0. */
  suspect: number;
  /** Account that submitted it; null for visitors. */
  author_id: string | null;
  /** Of a change of a record: the revision that it made. */
  revision: number | null;
}

export interface HomeBookingRow {
  id: string;
  trip_type: string;
  days: number;
  travelers: number;
  category: string;
  /** US dollars per person per day. */
  budget: number;
  /** Read back from its sanitised form: a calendar date. */
  preferred_date: string;
  name: string;
  email: string;
  reply_to: string;
  special_requests: string;
}

export interface TripPlanRow {
  id: string;
  activity: string;
  days: number;
  travelers: number;
  category: string;
  budget: number;
  preferred_date: string;
  name: string;
  email: string;
  special_request: string;
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

export interface StayBookingRow {
  id: string;
  checkin_date: string;
  checkout_date: string;
  number_of_guests: number;
  package: string;
  special_request: string;
  contacts: string;
}

export interface FlightRequestRow {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  travelers: number;
  preferred_airline: string;
  additional_requests: string;
}

export interface FlightTravelerRow {
  flight_request_id: string;
  /** Index in `travelerDetails`, from 0: the sealed value opens at this place alone. */
  place: number;
  name: string;
  /** JSON of a sealed value; null when none was given. Never readable here. */
  sealed_passport_number: string | null;
  gender: string;
  travel_date: string;
  return_date: string;
  departure_point: string;
}

export interface EventRequestRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  event_date: string;
  package: string;
  message: string;
}

/** One page view or web vital; nothing tells whose. */
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

/** The one row of the feed: its last place given out, and which database this is. */
export interface FeedRow {
  id: 1;
  seq: number;
  /** Another one after a restore. */
  epoch: string;
}

/** One row for each record that staff may see, and for those that were. */
export interface RecordRow {
  /** The id of the submission that made it. */
  id: string;
  kind: string;
  /** Its place in the feed: of its making or last change. */
  seq: number;
  revision: number;
  /** The submission that made or last changed it. */
  last_change: string;
  owner_id: string | null;
  /** Set when it was removed; its kind's row is gone then. */
  removed_at: string | null;
}

export interface RecordNoteRow {
  id: string;
  record_id: string;
  author_id: string;
  text: string;
  captured_at: string;
}

export interface TourRow {
  id: string;
  /** Null for a home booking, which has a name of its own. */
  customer_name: string | null;
  tour_status: string;
  payment_status: string;
  guide: string;
}

export interface SouvenirRow {
  id: string;
  item: string;
  customer: string;
  quantity: number;
  place: string;
  boarded_on: string;
  delivery_status: string;
}

export interface TransportedPersonRow {
  id: string;
  name: string;
  transport_date: string;
  destination: string;
  guide: string;
  vehicle: string;
}

export interface LeadRow {
  id: string;
  name: string;
  place: string;
  social_network: string;
  converted: string;
}

export interface CampaignRow {
  id: string;
  name: string;
  /** US dollars. */
  amount_invested: number;
  targeted_customers: string;
  reach: number;
  /** Percent. */
  engagement: number;
}

export interface FeedbackRow {
  id: string;
  customer: string;
  rating: number;
  comment: string;
  date: string;
  department: string;
}

export interface AccountRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: string;
  /** Argon2id, with its parameters and salt. */
  password_hash: string;
  /** 1 while the one-time password stands, else 0. */
  must_change_password: number;
  disabled_at: string | null;
  created_at: string;
  last_seen_at: string | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value: a copy of the database signs nobody in. */
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  /** It ends here however much it is used. */
  expires_at: string;
}

/** A device on which an account has signed in: others' failures do not shut it out. */
export interface TrustedDeviceRow {
  token_hash: string;
  account_id: string;
  last_used_at: string;
}

/** Only ever added to: the database itself refuses changes. */
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

/** How the outbox of one account on one device was when it was last heard of. */
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

/** The one row of how the removal of what is no longer to be kept goes on. */
export interface RetentionRunRow {
  id: number;
  /** The last moment at which the clock was believed. */
  known_at: string;
  /** When the last run began; null before the first. */
  ran_at: string | null;
  /** JSON list of the kinds of which it left some. */
  rest: string;
}

export interface Tables {
  submission: SubmissionRow;
  home_booking: HomeBookingRow;
  trip_plan: TripPlanRow;
  package_booking: PackageBookingRow;
  stay_booking: StayBookingRow;
  flight_request: FlightRequestRow;
  flight_traveler: FlightTravelerRow;
  event_request: EventRequestRow;
  page_report: PageReportRow;
  account: AccountRow;
  session: SessionRow;
  trusted_device: TrustedDeviceRow;
  audit: AuditRow;
  feed: FeedRow;
  record: RecordRow;
  record_note: RecordNoteRow;
  tour: TourRow;
  souvenir: SouvenirRow;
  transported_person: TransportedPersonRow;
  lead: LeadRow;
  campaign: CampaignRow;
  feedback: FeedbackRow;
  device_report: DeviceReportRow;
  retention: RetentionRow;
  retention_run: RetentionRunRow;
}
