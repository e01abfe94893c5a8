import type { AuditEntry } from '../admin/audit.ts';
import type { LineagePoint } from '../feed/lineage.ts';
import type { LedgerEntry, LedgerResult } from '../records/ledger/ledger-rows.ts';
import type { Savepoints } from './savepoints.ts';
import type { StoredKinds } from './stored-kind.ts';
import type { EntryMappers } from './stored-kinds.ts';

/** Context of the work that is given to `store.write`, for the functions with which it reads and writes. */
export interface WriteContext {
  /** Gives out the transaction. */
  savepoints: Savepoints;
  /** New records that are in the database already, which `addRecord` takes from here. */
  written: BatchInsert;
  kinds: StoredKinds;
  mappers: EntryMappers;
  /** Tells what was removed before this database was restored. */
  removedIds: { isForgotten(id: string): boolean };
  /** Outcome that is told after the commit. */
  outcome: WriteOutcome;
}

/** A state of the database that its receipts name. */
export interface ReceiptState extends LineagePoint {
  epoch: string;
}

export interface WriteOutcome {
  /** True once a write has moved the feed, or mail waits to be sent. */
  moved: boolean;
  /** Ids of the records that were removed. */
  removed: string[];
  /** The furthest state of the database that a receipt names; null where none was given. */
  reached: ReceiptState | null;
}

/** Keeps the furthest state that a receipt of this write names. */
export function keepFurthestState({ outcome }: Pick<WriteContext, 'outcome'>, state: ReceiptState): void {
  if (!outcome.reached || outcome.reached.place < state.place) outcome.reached = state;
}

/** Records that were written together. */
export interface BatchInsert {
  /** Number of records that have not been taken. */
  readonly left: number;
  /**
   * Returns the ledger's answer for a submission whose record was written; undefined for any other, or a
   * second time.
   */
  take(entry: LedgerEntry): LedgerResult | undefined;
  /** Lines of the audit log, which are written together at the end. */
  readonly lines: AuditEntry[];
}
