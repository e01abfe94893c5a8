/** What every record has beside the fields of its kind. */

/** What a colleague wrote about a record. */
export interface RecordNote {
  id: string;
  /** Name of the account. */
  by: string;
  text: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
}

/** What every record carries beside the fields of its kind. */
export interface RecordFrame {
  id: string;
  reference: string;
  /** The device's clock at submission, ISO 8601. */
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  /** Counts the changes of the record, from 1. A change names the one that it was made against. */
  revision: number;
  /** Id of the submission that made or last changed it. */
  lastChange: string;
  /** Who takes care of it; null for nobody yet. */
  owner: { id: string; name: string } | null;
  notes: readonly RecordNote[];
  /** A hidden field was filled in, as robots do. */
  suspect: boolean;
}
