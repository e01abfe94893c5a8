/** What every record has beside the fields of its kind. */

import type { RecordReply } from '../kinds/reply.ts';
import type { GuestMark } from '../office/guests.ts';
import type { MailDelivery } from '../office/mail.ts';
import type { FieldChange } from './changed-fields.ts';
import type { DeliveryChannel } from './delivery-channels.ts';

/** What a colleague wrote about a record. */
export interface RecordNote {
  id: string;
  /** Name of the account; empty for a traveller, whose correction came after the confirmation. */
  by: string;
  text: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** When who wrote it took it back, ISO 8601; absent while it stands. */
  takenBack?: string;
}

/** A part of a change (`set`), by its fields. */
export type PreviousValues = Readonly<Record<string, unknown>>;

/** Who last set a field of a record, and when. */
export interface FieldMark {
  /** Id of the submission. */
  id: string;
  /** Name of the account; empty for a traveller. */
  by: string;
  /** The device's clock, ISO 8601. */
  at: string;
  /**
   * A change (`set`) that makes the field what it was before; absent where a correction set it, or a server of an
   * earlier version.
   */
  was?: PreviousValues;
}

/** What somebody set a field to, before it was set again. */
export interface PastSetting extends Pick<FieldMark, 'id' | 'by' | 'at'> {
  field: string;
  /** As a change would set it. */
  set: PreviousValues;
}

/** What became of a version of a record. */
export type VersionOutcome =
  /** As it was before its first correction. */
  | 'first'
  | 'applied'
  /** It came after a version that was made on it: only the history has it. */
  | 'earlier'
  /** The office had confirmed the record: it stands as a note. */
  | 'message'
  /** The record was removed before. */
  | 'removed';

/** One version of a record that was corrected. */
export interface RecordVersion {
  /** Id of the submission that brought it. */
  id: string;
  /** Name of the account; empty for a traveller. */
  by: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  outcome: VersionOutcome;
  /** What differs from the version that it was made on, by the fields of the payload. */
  changes: readonly FieldChange[];
}

/** What every record carries beside the fields of its kind. */
export interface RecordBase {
  id: string;
  reference: string;
  /** The device's clock at submission, ISO 8601. */
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  /** Who of the staff entered it; absent for a traveller's, and from a server of an earlier version. */
  enteredBy?: { id: string; name: string };
  /** Counts the changes of the record, from 1. A change names the one that it was made against. */
  revision: number;
  /** Id of the submission that made or last changed it. */
  lastChange: string;
  /** Who takes care of it; null for nobody yet. */
  owner: { id: string; name: string } | null;
  /**
   * Where the office stands with a request, one of `workingStates` unless a newer server says something else;
   * absent where the record is no request.
   */
  state?: string;
  /** Why it was lost; absent in every other state. */
  lostReason?: string;
  /** Why staff voided what they had entered: it counts nowhere; absent otherwise. */
  voided?: string;
  /** Of a request, what was agreed: an amount like "1250.00"; each absent while nothing is. */
  price?: string;
  /** Of price and deposit, ISO 4217. */
  currency?: string;
  deposit?: string;
  /** Calendar dates. */
  depositDue?: string;
  balanceDue?: string;
  /** What was paid for it, by currency; absent while nothing was. */
  paid?: Readonly<Record<string, string>>;
  /** Of each field that was changed since the record was made, by whom; absent while there is none. */
  setBy?: Readonly<Record<string, FieldMark>>;
  /**
   * What these fields were set to before, in the order in which it was overwritten: the last `MOST_PAST_SETTINGS`. Absent
   * while none was set twice, and from a server of an earlier version.
   */
  pastSettings?: readonly PastSetting[];
  notes: readonly RecordNote[];
  /** Answers that went out, in the order of capture; absent while there is none. */
  replies?: readonly RecordReply[];
  /** What became of the receipt that the traveller was to get by mail; absent while nothing has. */
  receipt?: MailDelivery;
  /** Every version in the order of arrival; absent while there is only the first. */
  history?: readonly RecordVersion[];
  /** Of a request in the feed, for readers who ask for it. */
  guest?: GuestMark;
  /** By which exit of its device it came; absent for a call of its own, and where that is not known. */
  exit?: DeliveryChannel;
  /**
   * Who brought it from the device that had signed it; the name is empty where nobody was signed in. Absent where its
   * maker sent it.
   */
  carriedBy?: { name: string };
  /** A hidden field was filled in, as robots do. */
  suspect: boolean;
}
