import { Modal } from '../../../ui/dialog.tsx';
import { say } from '../../../words/say.ts';
import { type Column, firstColumns, widthOf } from '../engine/columns.ts';
import type { ViewControl } from '../view/use-view.ts';
import { fittingWidth, moveColumn } from '../view/views.ts';

interface ColumnChoiceProps<Row> {
  open: boolean;
  onClose: () => void;
  columns: readonly Column<Row>[];
  view: ViewControl;
}

/** Pixels of one press. */
const STEP = 32;

/** Which columns are shown, in which order, and how wide. */
export function ColumnChoice<Row>({ open, onClose, columns, view }: ColumnChoiceProps<Row>) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={say('Columns')}
      closeLabel={say('Done')}
      actions={
        <button
          type="button"
          className="button quiet"
          onClick={() => view.change({ columns: firstColumns(columns), widths: {} })}
        >
          {say('As at first')}
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
  const { widths } = view.state;
  const widen = (column: Column<Row>, by: number) =>
    view.change({
      widths: { ...widths, [column.id]: fittingWidth((widths[column.id] ?? widthOf(column)) + by) },
    });
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
    const able = place >= 0 && place + by >= 0 && place + by < shown.length;
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={word}
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
