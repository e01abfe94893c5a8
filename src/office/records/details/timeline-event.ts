/** Events in the history of a record, and the parts of a record that they are made of. */
import type { FieldChange } from '../../../contract/protocol/changed-fields.ts';
import type { PreviousValues, RecordBase } from '../../../contract/protocol/record-base.ts';
import type { FeedRecord } from '../../../kinds/records.ts';

/** Parts of a record from which its timeline is made. */
export type TimelineRecord = Pick<FeedRecord, 'kind' | keyof RecordBase>;

export interface TimelineEvent {
  id: string;
  /** Id of the change that set a field: those of one save are shown together. */
  save?: string;
  /** The event in a few words. */
  what: string;
  /** A note, or a reason in words. */
  text?: string;
  /** Changed fields, one per line. */
  lines?: readonly string[];
  /** Name of the account, or "The traveller"; empty where the office's server did it. */
  by: string;
  /** ISO 8601: the device's clock, or the server's where the server did it. */
  at: string;
  /** Id of the change and the values that undo it; absent where nothing can be set back. */
  back?: { change: string; set: PreviousValues };
  /** Each field before and after a correction; absent where no form of this version can set it back. */
  corrected?: readonly FieldChange[];
  /** Id of a note or an answer that has not been taken back; its author may take it back. */
  note?: string;
  /** True for a note or an answer that was taken back. */
  isTakenBack?: boolean;
  /** True for an answer that this server has sent, or may have sent. */
  hasLeft?: boolean;
}
