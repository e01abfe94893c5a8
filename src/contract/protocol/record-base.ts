/** Frame of every record: its fields beside those of its kind. */

import type { GuestKeys } from '../office/guests.ts';
import type { MailDelivery, ReplyChannel } from '../office/mail.ts';
import type { FieldChange } from './changed-fields.ts';
import type { DeliveryChannel } from './delivery-channels.ts';

/** A note on a record. */
export interface RecordNote {
  id: string;
  /** Name of the account; empty for a traveller, whose correction came after the confirmation. */
  by: string;
  text: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** ISO 8601 time at which its author took it back; absent if they did not. */
  takenBack?: string;
}

/** An answer as its record lists it. */
export interface RecordReply {
  way: ReplyChannel;
  /** An e-mail address; for WhatsApp, the digits of a phone number with its country code. */
  to: string;
  subject: string;
  id: string;
  /** Name of the account. */
  by: string;
  text: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** Delivery of an answer that this server sends; absent for any other. */
  delivery?: MailDelivery;
  /** ISO 8601 time at which its author took it back; absent if they did not. */
  takenBack?: string;
}

/** A part of a change (`set`), by its fields. */
export type PreviousValues = Readonly<Record<string, unknown>>;

/** Author and time of the last setting of a field. */
export interface FieldSetting {
  /** Id of the submission. */
  id: string;
  /** Name of the account; empty for a traveller. */
  by: string;
  /** The device's clock, ISO 8601. */
  at: string;
  /**
   * Change (`set`) that restores the field's earlier value; absent if a correction set it, or a server of an
   * earlier version.
   */
  was?: PreviousValues;
}

/** An earlier setting of a field, since overwritten. */
export interface PastSetting extends Pick<FieldSetting, 'id' | 'by' | 'at'> {
  field: string;
  /** The value, as a change would set it. */
  set: PreviousValues;
}

/** Outcome of a version of a record. */
export type VersionOutcome =
  /** The version before the first correction. */
  | 'first'
  | 'applied'
  /** It arrived after a version that was based on it: only the history has it. */
  | 'earlier'
  /** The office had already confirmed the record: the version became a note. */
  | 'message'
  /** The record had already been removed. */
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
  /**
   * Differences from the version that it was based on, by the fields of the payload. The first version has none, unless
   * a later one is `cut`: then it lists all that it said.
   */
  changes: readonly FieldChange[];
  /** True where the differences are too many to be listed; absent otherwise, and from older servers. */
  cut?: true;
  /** True for a traveller's from another device, proven by reference and contact; absent otherwise. */
  byContact?: true;
}

/** Fields that every record has beside those of its kind. */
export interface RecordBase {
  id: string;
  reference: string;
  /** The device's clock at submission, ISO 8601. */
  capturedAt: string;
  /**
   * Milliseconds by which that clock was ahead of the server's, as far as the device knew, negative for behind; absent
   * while it was right, and from older devices and servers.
   */
  clockAhead?: number;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  /** Staff account that entered it; absent for travellers, and from servers of earlier versions. */
  enteredBy?: { id: string; name: string };
  /** Counts the changes of the record, from 1. A change names the revision that it was made against. */
  revision: number;
  /** Id of the submission that made or last changed it. */
  lastChange: string;
  /** Account that takes care of it; null for nobody yet. */
  owner: { id: string; name: string } | null;
  /**
   * Where the office stands with a request, one of `workingStates` unless a newer server says something else;
   * absent where the record is no request.
   */
  state?: string;
  /** Reason why it was lost; absent in every other state. */
  lostReason?: string;
  /** Day on which somebody takes a request up again, `YYYY-MM-DD`; absent if none is set. */
  followUp?: string;
  /** Reason why staff voided it, so that it counts nowhere; absent otherwise. */
  voided?: string;
  /** Agreed price of a request, an amount like "1250.00"; absent if none is agreed, as the fields below. */
  price?: string;
  /** Currency of price and deposit, ISO 4217. */
  currency?: string;
  deposit?: string;
  /** Calendar dates, `YYYY-MM-DD`. */
  depositDue?: string;
  balanceDue?: string;
  /** Paid amounts by currency; absent if nothing was paid. */
  paid?: Readonly<Record<string, string>>;
  /** Last setting of each field that was changed since the record was made; absent if none was. */
  setBy?: Readonly<Record<string, FieldSetting>>;
  /**
   * Earlier settings of these fields, in the order in which they were overwritten: the last
   * `MAX_PAST_SETTINGS`. Absent if no field was set twice, and from servers of earlier versions.
   */
  pastSettings?: readonly PastSetting[];
  notes: readonly RecordNote[];
  /** Answers that went out, in the order of capture; absent while there is none. */
  replies?: readonly RecordReply[];
  /** Delivery of the receipt that the traveller gets by mail; absent until there is one. */
  receipt?: MailDelivery;
  /** Every version in the order of arrival; absent while there is only the first. */
  history?: readonly RecordVersion[];
  /** Guest of a request in the feed, for readers who ask for it. */
  guest?: GuestKeys;
  /** Channel by which it left its device; absent for a call of its own, and if unknown. */
  exit?: DeliveryChannel;
  /**
   * Account that brought it from the device that had signed it; the name is empty if nobody was signed in.
   * Absent if its author sent it.
   */
  carriedBy?: { name: string };
  /** True if a hidden field was filled in, as robots do. */
  suspect: boolean;
}

/** Returns true for a voided record, which counts nowhere: not in figures, manifests or sums. */
export const isVoided = ({ voided }: { voided?: string | undefined }): boolean =>
  voided !== undefined && voided !== '';

/** Returns a field of a record of any kind, by its listed name; undefined where its kind has none of that name. */
export const fieldValue = (record: object, field: string): unknown =>
  (record as Readonly<Record<string, unknown>>)[field];
