import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { type Column, cellText, primaryOf, type TableRow } from '../engine/columns.ts';

interface DetailsProps<Row extends TableRow> {
  row: Row | undefined;
  columns: readonly Column<Row>[];
  /** What the department puts above the fields; it tells of problems itself. */
  lead?: ReactNode;
  /** What the department adds below the fields. */
  children: ReactNode;
  onClose: () => void;
  /** Opens the row before (-1) or after (1) this one. */
  onStep: (by: -1 | 1) => void;
}

/** Where the arrow keys have a meaning of their own. */
const TAKES_ARROWS = 'input, select, textarea';

const hasOwnLine = ({ apart }: Pick<Column<never>, 'apart'>) => !apart;

/** Everything of one row, shown columns or not. */
export function Details<Row extends TableRow>({
  row,
  columns,
  lead,
  children,
  onClose,
  onStep,
}: DetailsProps<Row>) {
  const primary = primaryOf(columns);
  const title = row && primary ? cellText(primary, row) : '';
  return (
    <Modal open={row !== undefined} onClose={onClose} title={title || 'Details'}>
      <Steps onStep={onStep} />
      {row?.problem && !lead && (
        <p className="notice problem">
          <strong>Needs attention.</strong> {row.problem.message}
        </p>
      )}
      {row?.pending && !row.problem && <p className="notice">Waiting to be sent.</p>}
      {lead}
      <dl className="definition">
        {row &&
          columns.filter(hasOwnLine).map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{(column.cell ? column.cell(row) : cellText(column, row)) || '–'}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Modal>
  );
}

/** Previous and next, by press and by the arrow keys. */
function Steps({ onStep }: Pick<DetailsProps<never>, 'onStep'>) {
  const step = useEffectEvent(onStep);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = bar.current?.closest('dialog');
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target as Element).closest(TAKES_ARROWS)) return;
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    dialog?.addEventListener('keydown', press);
    return () => dialog?.removeEventListener('keydown', press);
  }, []);
  return (
    <div className="record-panel buttons" ref={bar}>
      <button type="button" className="table-button" title="Arrow left" onClick={() => onStep(-1)}>
        Previous
      </button>
      <button type="button" className="table-button" title="Arrow right" onClick={() => onStep(1)}>
        Next
      </button>
    </div>
  );
}
