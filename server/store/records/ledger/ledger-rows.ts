/** Rows of the ledger, on their way in and as they are held. */
import type { SubmissionRow } from '../../core/tables.ts';

export type LedgerRow = Omit<
  SubmissionRow,
  | 'kind'
  | 'clock_ahead'
  | 'received_day'
  | 'exit'
  | 'deleted_at'
  | 'author_id'
  | 'carried_by'
  | 'revision'
  | 'secret_hash'
  | 'feed_place'
> & {
  author_id?: string | null;
  clock_ahead?: number | null;
  carried_by?: string | null;
  exit?: string | null;
  secret_hash?: string | null;
};

/** A submission on its way into the ledger. */
export type LedgerEntry = LedgerRow & { kind: string };

/** The ledger row of a key, and whether it was written just now. */
export interface LedgerResult {
  row: SubmissionRow & { feed_place: number };
  fresh: boolean;
  /** Which epoch of the database holds it, and the newest lineage of then. */
  epoch: string;
  lineage: string;
}
