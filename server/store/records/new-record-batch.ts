/** Rows of a new record that are written together, and the resulting place; the same for each database. */
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { AgreedColumns } from '../core/stored-kind.ts';
import type { LockedId } from '../core/tables.ts';
import type { ledgerRowOf } from './ledger/ledger.ts';
import type { NewRows } from './new-rows.ts';

/** A record to be written. */
export interface NewRecordBatch {
  ledger: ReturnType<typeof ledgerRowOf<LockedId>>;
  makes: RecordKind;
  /** The working state that it begins in; null if it is not a request. */
  state: string | null;
  /** Bytes that it takes in a list, about. */
  bytes: number;
  agreed: AgreedColumns;
  rows: readonly NewRows[];
}

/** The place in the feed that a record was given. */
export interface FeedPlacement {
  id: string;
  feed_place: number;
  epoch: string;
  lineage: string;
}
