/** New records. */
import type { CreatingKind } from '../../../src/kinds/entry-kinds.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { WriteContext } from '../core/write-context.ts';
import { receiveLateOriginal } from './corrections/late-original.ts';
import { addLedgerEntry } from './ledger/ledger.ts';
import type { LedgerResult, LedgerRow } from './ledger/ledger-rows.ts';
import { createRecord } from './record-rows.ts';

/** A checked submission on its way into the database. */
export type NewRecord = {
  [Kind in CreatingKind]: { kind: Kind; payload: EntryPayload<Kind> };
}[CreatingKind] &
  LedgerRow;

/** Writes ledger and record together; if the key is known, returns the submission that is held. */
export async function addRecord(context: WriteContext, record: NewRecord): Promise<LedgerResult> {
  const { savepoints, written, mappers, outcome } = context;
  const mapper = mappers.get(record.kind);
  if (!mapper) throw new Error(`Nothing stores ${record.kind}.`);
  const before = written.take(record);
  if (before) {
    savepoints.noteShared();
    outcome.moved = true;
    return before;
  }
  const entered = await addLedgerEntry(context, record);
  if (entered.fresh) {
    await createRecord(await savepoints.begin(), mapper, record);
    return entered;
  }
  const row = await receiveLateOriginal(context, mapper, entered.row, record);
  outcome.moved ||= row !== entered.row;
  return { ...entered, row };
}
