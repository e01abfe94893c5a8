/** Reads the payload that staff entered back from its record, so that its form can open with it. Pure. */
import { entryKinds } from '../../../contract/kinds/entry-kinds.ts';
import { madeRecords, type StaffMaker } from '../../../contract/kinds/made-records.ts';
import type { FeedRecord } from '../../../contract/kinds/records.ts';

/** Returns the kind of entry by which staff made a record; null for a record that a traveller sent. */
export function madeBy({ kind, reference }: Pick<FeedRecord, 'kind' | 'reference'>): StaffMaker | null {
  const found = (Object.keys(madeRecords) as StaffMaker[]).find((maker) => madeRecords[maker].kind === kind);
  return found && reference.startsWith(`${entryKinds[found].prefix}-`) ? found : null;
}

/** Returns the payload of a record, by the names of its fields; the record lists each as it was sent. */
export function payloadOf(maker: StaffMaker, record: Pick<FeedRecord, 'kind'>): Record<string, unknown> {
  const values = record as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(madeRecords[maker].listed).flatMap(([name, field]) =>
      typeof field === 'string' ? [[field, values[name]]] : [],
    ),
  );
}
