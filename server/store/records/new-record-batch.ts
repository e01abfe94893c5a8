/** What is written together of a new record, and where it was put; the same for each database. */
import type { RecordKind } from '../../../src/contract/accounts/roles.ts';
import type { AgreedColumns } from '../core/stored-kind.ts';
import type { LockedId } from '../core/tables.ts';
import type { ledgerRowOf } from './ledger.ts';
import type { NewRows } from './new-rows.ts';

/** A record to be written. */
export interface NewRecordBatch {
  ledger: ReturnType<typeof ledgerRowOf<LockedId>>;
  makes: RecordKind;
  /** The working state that it begins in; null for what is no request. */
  state: string | null;
  agreed: AgreedColumns;
  rows: readonly NewRows[];
}

/** Where a record was put. */
export interface Placed {
  id: string;
  feed_place: number;
  epoch: string;
}
