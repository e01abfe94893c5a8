import type { RemovedIds } from '../removal/removed-ids.ts';
import type { BatchInsert } from './batch-insert.ts';
import type { Savepoints } from './savepoints.ts';
import type { StoredKinds } from './stored-kind.ts';
import type { EntryMappers } from './stored-kinds.ts';

/** What work that is given to `store.write` passes to the functions with which it reads and writes. */
export interface WriteContext {
  /** Gives out the transaction. */
  savepoints: Savepoints;
  /** New records that are in the database already, which `addRecord` takes from here. */
  written: BatchInsert;
  kinds: StoredKinds;
  mappers: EntryMappers;
  removedIds: RemovedIds;
  /** What is told after the commit. */
  outcome: WriteOutcome;
}

export interface WriteOutcome {
  /** True once a write has moved the feed, or mail waits to be sent. */
  moved: boolean;
  /** Ids of the records that were removed. */
  removed: string[];
}
