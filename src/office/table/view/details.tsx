/**
 * Everything of one row, shown columns or not: beside the table where there is room, which then stays usable;
 * elsewhere a sheet over the whole screen.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Column, cellText, primaryOf, type TableRow } from '../engine/columns.ts';
import './details.css';
import { say, sayKnown } from '../../../words/say.ts';

interface DetailsProps<Row extends TableRow> {
  row: Row | undefined;
  columns: readonly Column<Row>[];
  /** Beside the table, not over it. */
  beside: boolean;
  /** What the department puts above the fields; it tells of problems itself. */
  lead?: ReactNode;
  /** What the department adds below the fields. */
  children: ReactNode;
  /** At the foot of the sheet, whichever row it shows. */
  foot: ReactNode;
  onClose: () => void;
  /** It is closed, by the browser or by what is inside it, which looks after the focus. */
  onClosed: () => void;
  /** Opens the row before (-1) or after (1) this one. */
  onStep: (by: -1 | 1) => void;
}

const hasOwnLine = ({ apart }: Pick<Column<never>, 'apart'>) => !apart;

export function Details<Row extends TableRow>({
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
  const primary = primaryOf(columns);
  const title = (row && primary && cellText(primary, row)) || say('Details');
  const open = row !== undefined;

  // One element for both, so that nothing typed is lost when the screen is turned.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) element.close();
    if (!open) return;
    // Beside the table the focus stays where it is.
    if (beside) element.setAttribute('open', '');
    else element.showModal();
  }, [open, beside]);

  // What had the focus belonged to the row before.
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
      // Notifier of late: it may be open again, in the other way.
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
        // What is typed belongs to this row.
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
