/**
 * All fields of one row, whether their columns are shown or not. Where there is room, it opens beside the
 * table, which stays usable; elsewhere it covers the whole screen.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Column, cellText, primaryColumn, type TableRow } from '../../engine/columns.ts';
import './details.css';
import { say, sayKnown } from '../../../../words/say.ts';

interface DetailsProps<Row extends TableRow> {
  row: Row | undefined;
  columns: readonly Column<Row>[];
  /** True if it opens beside the table, not over it. */
  beside: boolean;
  /** The department's content above the fields, which also shows problems of the row. */
  lead?: ReactNode;
  /** The department's content below the fields. */
  children: ReactNode;
  /** Content at the foot of the sheet, the same for all rows. */
  foot: ReactNode;
  onClose: () => void;
  /** Called once it is closed, by the browser or by its own content, so that the focus can be restored. */
  onClosed: () => void;
  /** Opens the row before (-1) or after (1) this one. */
  onStep: (by: -1 | 1) => void;
}

const hasOwnLine = ({ apart }: Pick<Column<never>, 'apart'>) => !apart;

export function DetailsPanel<Row extends TableRow>({
  row,
  columns,
  beside,
  lead,
  children,
  foot,
  onClose,
  onClosed,
  onStep,
}: DetailsProps<Row>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const primary = primaryColumn(columns);
  const title = (row && primary && cellText(primary, row)) || say('Details');
  const open = row !== undefined;

  // One element serves both layouts, so that no typed text is lost when the screen is turned.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) element.close();
    if (!open) return;
    // Beside the table the focus stays where it is.
    if (beside) element.setAttribute('open', '');
    else element.showModal();
  }, [open, beside]);

  // The element that had the focus belonged to the previous row.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isOther = shown.current !== undefined && row !== undefined && shown.current !== row.id;
    shown.current = row?.id;
    if (!isOther) return;
    dialog.current?.scrollTo({ top: 0 });
    if (document.activeElement === document.body) focusHeading(dialog.current);
  }, [row]);

  const close = () => (beside ? onClose() : dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      className={beside ? 'dialog record-panel beside' : 'dialog modal record-panel'}
      aria-labelledby={id}
      // The event arrives late: by then the dialog may be open again in the other layout.
      onClose={() => dialog.current?.open || onClosed()}
    >
      <div className="modal-head">
        <h2 id={id} tabIndex={-1} aria-live="polite">
          {title}
        </h2>
        <span className="record-steps">
          <button
            type="button"
            className="icon-button"
            aria-label={say('Previous')}
            title={say('Previous (K or arrow left)')}
            onClick={() => onStep(-1)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 15l7-7 7 7" />
            </svg>
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('Next')}
            title={say('Next (J or arrow right)')}
            onClick={() => onStep(1)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 9l7 7 7-7" />
            </svg>
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('Close')}
            title={say('Close (Escape)')}
            onClick={close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </span>
      </div>
      {row && (
        // Keyed by row, because typed text belongs to this row.
        <div className="modal-body" key={row.id}>
          {row.problem && !lead && (
            <p className="notice problem">
              <strong>{say('Needs attention.')}</strong> {sayKnown(row.problem.message)}
            </p>
          )}
          {row.pending && !row.problem && <p className="notice">{say('Waiting to be sent.')}</p>}
          {lead}
          <dl className="definition">
            {columns.filter(hasOwnLine).map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>{(column.cell ? column.cell(row) : cellText(column, row)) || '–'}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      )}
      {open && !beside && foot}
    </dialog>
  );
}

/** Moves the focus into the panel that is open beside a table. */
export function focusHeading(dialog: Element | null | undefined): void {
  dialog?.querySelector<HTMLElement>('.modal-head h2')?.focus({ preventScroll: true });
}
