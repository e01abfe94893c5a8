/** Display names of records and their fields. */
import { type CreatingKind, createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { requestFields } from '../../../kinds/request-fields.ts';
import { isStaffCreatingKind, staffEntries } from '../../../kinds/staff-entries.ts';
import type { FieldColumn, KindView } from '../../kinds/kind.ts';
import { kindViews } from '../../kinds/list.ts';
import type { CellValue } from '../../table/engine/columns.ts';

type Values = Readonly<Record<string, CellValue>>;

const REQUEST_FIELDS: Readonly<Record<string, string>> = {
  owner: 'Owner',
  state: 'State',
  lostReason: 'Reason',
  followUp: 'Follow-up',
  price: 'Price agreed',
  currency: 'Currency',
  deposit: 'Deposit',
  depositDue: 'Deposit due',
  balanceDue: 'Balance due',
  voided: 'Voided',
};

/** True for a field of a request that holds a calendar date. */
export const isDayField = (field: string): boolean => field === 'followUp' || field.endsWith('Due');

/** Returns the display name of a field of a record, for places where it is changed. */
export function fieldLabel(kind: RecordKind, field: string): string {
  if (Object.hasOwn(REQUEST_FIELDS, field)) return REQUEST_FIELDS[field] as string;
  const column = kindView(kind).columns[field] as FieldColumn<unknown, CellValue> | undefined;
  return column?.change?.as ?? column?.header ?? field;
}

/** Returns the person or thing that a record is about, in a few words. */
export function subjectLabel(record: { kind: RecordKind }): string {
  const { subject, fallbackSubject = subject } = kindView(record.kind);
  const values = record as unknown as Partial<Values>;
  return String(values[subject] || (values[fallbackSubject] ?? ''));
}

/** The view of a kind for code that does not know which kind it is. */
export const kindView = (kind: RecordKind) => kindViews[kind] as unknown as KindView<Values>;

/** Returns what a button says for screen readers of whom it is about: the name, else the reference. */
export const nameOfRow = (row: { kind: RecordKind; reference: string }): string =>
  subjectLabel(row) || row.reference;

/** Returns the person or thing that an entry is about, from what its form submits; empty for none. */
export function subjectOfPayload(maker: CreatingKind, payload: unknown): string {
  const { subject, fallbackSubject = subject } = kindView(createdKindOf(maker));
  const listed = isStaffCreatingKind(maker) ? staffEntries[maker].listed : requestFields[maker];
  const textOf = (name: string) => {
    const field = (listed as Readonly<Record<string, unknown>>)[name];
    return typeof field === 'string' ? String((payload as Values | null)?.[field] ?? '') : '';
  };
  return textOf(subject) || textOf(fallbackSubject);
}
