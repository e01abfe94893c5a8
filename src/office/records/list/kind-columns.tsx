/**
 * The columns of a kind, built once from its description: those of its fields, and those that all records
 * have.
 */

import type { Row } from '../../../device/records/index.ts';
import { isRequestKind, isVoidableKind, type RecordKind, type RequestKind } from '../../../kinds/list.ts';
import type { ChangeableKind, RecordChangeSet } from '../../../kinds/record-change/schema.ts';
import { pageLanguage, say, sayKnown } from '../../../words/say.ts';
import { moneyColumns } from '../../features/money/money-columns.ts';
import { paidSumsOfRecord } from '../../features/money/paid-sums.ts';
import type { FieldColumn } from '../../kinds/kind.ts';
import type { CellValue, Column } from '../../table/engine/columns.ts';
import { officeToday } from '../../time/office-today.ts';
import { useChangeRecord } from '../change/use-change-record.ts';
import { CapturedTime } from './captured-time.tsx';
import { ChoiceCell, TextCell } from './cells.tsx';
import {
  capturedColumn,
  followUpColumn,
  followUpDueColumn,
  lostReasonColumn,
  notesColumn,
  ownerColumn,
  receivedColumn,
  referenceColumn,
  stateColumn,
  suspectColumn,
  urgentColumn,
  voidedColumn,
  waitingColumn,
} from './common-columns.ts';
import { FollowUpCell } from './follow-up.tsx';
import { kindView } from './record-labels.ts';
import { StateCell } from './state.tsx';
import { WaitingTime } from './waiting-time.tsx';

export { fieldLabel, subjectLabel } from './record-labels.ts';

/** A record of any kind, by the names of its fields. */
type AnyRow = Row & Readonly<Record<string, CellValue>>;
type AnyField = FieldColumn<unknown, CellValue>;

/** Returns true for a request: a record that has an owner and notes. */
export function isRequest<Any extends Pick<Row, 'kind'>>(row: Any): row is Any & Row<RequestKind> {
  return isRequestKind(row.kind);
}

/** Stands next to the name of the guest, so that the state can be set without scrolling. */
const requestState: Column<Row<RequestKind>> = { ...stateColumn, cell: (row) => <StateCell row={row} /> };

const captured: Column<Row<RecordKind>> = { ...capturedColumn, cell: (row) => <CapturedTime row={row} /> };

const common = [receivedColumn, referenceColumn, captured] as const;

const money = moneyColumns(paidSumsOfRecord);
/** Opened, a request shows its money in a part of its own. */
const priceColumn = { ...money.price, apart: true };
const moneyAfterPrice = [money.deposit, money.nextDue, money.paid, money.balance, money.currency].map(
  (column) => ({ ...column, apart: true, minor: true }),
);

/** Columns that every table of requests has after the fields of its kind. */
const requestColumns: readonly Column<Row<RequestKind>>[] = [
  ...moneyAfterPrice,
  { ...followUpColumn, cell: (row) => <FollowUpCell row={row} /> },
  ownerColumn,
  receivedColumn,
  referenceColumn,
  captured,
  { ...waitingColumn, cell: (row) => <WaitingTime since={waitingColumn.value(row)} /> },
  lostReasonColumn,
  notesColumn,
  suspectColumn,
  urgentColumn,
  followUpDueColumn,
];

/** Column lists by language, day and kind. */
const made = new Map<string, readonly Column<never>[]>();

/**
 * Returns the columns of a kind. The list keeps its identity between calls, because the table depends on it, until the
 * office's next day: other requests are urgent then, and other follow-ups due.
 */
export function columnsOf<Kind extends RecordKind>(kind: Kind): readonly Column<Row<Kind>>[] {
  const key = `${pageLanguage()} ${officeToday()} ${kind}`;
  const columns = made.get(key) ?? makeColumns(kind).map(translateColumn);
  made.set(key, columns);
  return columns as readonly Column<Row<Kind>>[];
}

/**
 * Translates the words of a column into the language of the page. Its choices keep their values; only their
 * display is translated.
 */
export function translateColumn<Row>(column: Column<Row>): Column<Row> {
  return {
    ...column,
    header: sayKnown(column.header),
    ...(column.empty !== undefined && { empty: sayKnown(column.empty) }),
  };
}

function makeColumns(kind: RecordKind): readonly Column<never>[] {
  const { columns, further = [], priceAfter } = kindView(kind);
  const own: Column<never>[] = Object.entries(columns).flatMap(([field, column]) => [
    ...(Array.isArray(column) ? column : [fieldColumn(field, column as AnyField)]),
    ...(field === priceAfter ? [priceColumn] : []),
  ]);
  own.push(...further);
  const shown = own.filter((column) => !column.hidden);
  const hidden = own.filter((column) => column.hidden);
  if (isVoidableKind(kind)) hidden.push(voidedColumn);
  // Of an opened record the times come last.
  if (!isRequest({ kind })) return [...shown, ...hidden, ...common];
  return [...shown.slice(0, 1), requestState, ...shown.slice(1), ...hidden, ...requestColumns];
}

function fieldColumn(field: string, { change, id = field, ...column }: AnyField): Column<AnyRow> {
  return {
    ...column,
    id,
    value: (row) => row[field] ?? null,
    ...(change && {
      cell: (row) => (
        <ChangeCell
          row={row}
          field={field}
          label={say('{field} of {record}', {
            field: sayKnown(change.as ?? column.header),
            record: change.of(row as never),
          })}
          choices={column.choices}
        />
      ),
    }),
  };
}

interface ChangeCellProps {
  row: AnyRow;
  field: string;
  /** For screen readers. */
  label: string;
  choices: readonly string[] | undefined;
}

function ChangeCell({ row, field, label, choices }: ChangeCellProps) {
  const change = useChangeRecord();
  const value = String(row[field] ?? '');
  // The contract's schema of changes checks the field.
  const set = (next: string) =>
    change(row as unknown as Row<ChangeableKind>, { [field]: next } as RecordChangeSet);
  return choices ? (
    <ChoiceCell label={label} value={value} choices={choices} onChoose={set} />
  ) : (
    <TextCell label={label} value={value} onChange={set} />
  );
}
