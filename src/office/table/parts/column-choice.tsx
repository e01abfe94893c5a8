import { Modal } from '../../../ui/dialog.tsx';
import { type Column, firstColumns } from '../engine/columns.ts';
import type { ViewControl } from '../view/use-view.ts';
import { moveColumn } from '../view/views.ts';

interface ColumnChoiceProps<Row> {
  open: boolean;
  onClose: () => void;
  columns: readonly Column<Row>[];
  view: ViewControl;
}

/** Which columns are shown, and in which order. */
export function ColumnChoice<Row>({ open, onClose, columns, view }: ColumnChoiceProps<Row>) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Columns"
      closeLabel="Done"
      actions={
        <button
          type="button"
          className="button quiet"
          onClick={() => view.change({ columns: firstColumns(columns) })}
        >
          As at first
        </button>
      }
    >
      {open && <Choices columns={columns} view={view} />}
    </Modal>
  );
}

function Choices<Row>({ columns, view }: Pick<ColumnChoiceProps<Row>, 'columns' | 'view'>) {
  const shown = view.state.columns;
  const inOrder = [
    ...shown.map((id) => columns.find((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ].filter((column) => column !== undefined);
  const toggle = (id: string, on: boolean) =>
    view.change({ columns: on ? [...shown, id] : shown.filter((other) => other !== id) });
  const mover = (column: Column<Row>, by: -1 | 1, word: string, path: string) => {
    const place = shown.indexOf(column.id);
    const able = place >= 0 && place + by >= 0 && place + by < shown.length;
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${column.header} ${word}`}
        aria-disabled={!able}
        onClick={() => able && view.change({ columns: moveColumn(shown, column.id, by) })}
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
            {mover(column, -1, 'up', 'M5 15l7-7 7 7')}
            {mover(column, 1, 'down', 'M5 9l7 7 7-7')}
          </li>
        );
      })}
    </ul>
  );
}
