import { Modal } from '../../../ui/dialog/dialog.tsx';
import { say } from '../../../words/say.ts';
import { type Column, defaultColumnIds, type TableRow } from '../engine/columns.ts';
import { columnIds, showColumns, type TableInstance } from '../view/state/table-state.ts';
import { clampColumnWidth, moveColumn } from '../view/state/views.ts';

interface ColumnChoiceProps<Row extends TableRow> {
  open: boolean;
  onClose: () => void;
  columns: readonly Column<Row>[];
  table: TableInstance<Row>;
}

/** Pixels of one press. */
const STEP = 32;

/** Which columns are shown, in which order, and how wide. */
export function ColumnChooser<Row extends TableRow>({
  open,
  onClose,
  columns,
  table,
}: ColumnChoiceProps<Row>) {
  const asAtFirst = () => {
    showColumns(table, defaultColumnIds(columns));
    table.setColumnSizing({});
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={say('Columns')}
      closeLabel={say('Done')}
      actions={
        <button type="button" className="button quiet" onClick={asAtFirst}>
          {say('Reset')}
        </button>
      }
    >
      {open && <Choices columns={columns} table={table} />}
    </Modal>
  );
}

function Choices<Row extends TableRow>({
  columns,
  table,
}: Pick<ColumnChoiceProps<Row>, 'columns' | 'table'>) {
  const shown = columnIds(table.getVisibleLeafColumns());
  const inOrder = [
    ...shown.map((id) => columns.find((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ].filter((column) => column !== undefined);
  // A column that is added follows those that are shown.
  const toggle = (id: string, on: boolean) =>
    on ? showColumns(table, [...shown, id]) : table.getColumn(id)?.toggleVisibility(false);
  const widen = ({ id }: Column<Row>, by: number) => {
    const width = table.getColumn(id)?.getSize() ?? 0;
    table.setColumnSizing((widths) => ({ ...widths, [id]: clampColumnWidth(width + by) }));
  };
  const widener = (column: Column<Row>, by: number, word: string, path: string) => (
    <button
      type="button"
      className="icon-button table-widener"
      aria-label={word}
      onClick={() => widen(column, by)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  const mover = (column: Column<Row>, by: -1 | 1, word: string, path: string) => {
    const place = shown.indexOf(column.id);
    const neighbour = place < 0 ? undefined : shown[place + by];
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={word}
        aria-disabled={!neighbour}
        onClick={() => neighbour && table.setColumnOrder((order) => moveColumn(order, column.id, neighbour))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      </button>
    );
  };
  return (
    <ul className="table-column-choice">
      {inOrder.map((column) => {
        const on = shown.includes(column.id);
        return (
          <li key={column.id}>
            <label>
              <input
                type="checkbox"
                checked={on}
                // At least one column stays, because a table without columns would offer no way back.
                disabled={on && shown.length === 1}
                onChange={({ target }) => toggle(column.id, target.checked)}
              />
              {column.header}
            </label>
            {on &&
              widener(
                column,
                -STEP,
                say('Make {column} narrower', { column: column.header }),
                'M2 12h7M6 9l3 3-3 3M22 12h-7M18 9l-3 3 3 3',
              )}
            {on &&
              widener(
                column,
                STEP,
                say('Make {column} wider', { column: column.header }),
                'M10 12H3M6 9l-3 3 3 3M14 12h7M18 9l3 3-3 3',
              )}
            {mover(column, -1, say('Move {column} up', { column: column.header }), 'M5 15l7-7 7 7')}
            {mover(column, 1, say('Move {column} down', { column: column.header }), 'M5 9l7 7 7-7')}
          </li>
        );
      })}
    </ul>
  );
}
