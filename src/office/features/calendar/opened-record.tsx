/** The panel of a record that was opened in the calendar, with those of the same day before and after it. */
import { useRef, useState } from 'react';
import { type CalendarItem, useCalendarRow } from '../../../device/office/days/index.ts';
import type { Row } from '../../../device/records/index.ts';
import { EnteredDetails } from '../../records/details/entered-details.tsx';
import { RequestControls, RequestDetails } from '../../records/details/request-details.tsx';
import { columnsOf, isRequest } from '../../records/list/kind-columns.tsx';
import { RowProblem } from '../../records/list/row-problem.tsx';
import { DetailsPanel } from '../../table/view/opened-record/details-panel.tsx';
import { usePanelKeys } from '../../table/view/opened-record/use-panel-keys.ts';
import { Toasts } from '../undo/toasts.tsx';

interface OpenRecordProps {
  opened: { item: CalendarItem; list: readonly CalendarItem[] } | null;
  onOpen: (item: CalendarItem, list: readonly CalendarItem[]) => void;
  onClose: () => void;
}

export function OpenedRecord({ opened, onOpen, onClose }: OpenRecordProps) {
  const read = useCalendarRow(opened?.item ?? null);
  // Until the next one is read, the panel stays as it is: closed and opened again it would lose the focus.
  const [kept, setKept] = useState(read);
  const row = opened ? (read ?? kept) : undefined;
  if (row !== kept) setKept(row);

  function step(by: -1 | 1): void {
    if (!opened) return;
    const { item, list } = opened;
    const next = list[list.findIndex(({ id }) => id === item.id) + by];
    if (next) onOpen(next, list);
  }

  const section = useRef<HTMLDivElement>(null);
  usePanelKeys({ isOpen: row !== undefined, beside: false, section, close: onClose, step });
  return (
    <div ref={section}>
      <DetailsPanel
        row={row}
        columns={row ? columnsOf(row.kind) : []}
        beside={false}
        lead={row && <Lead row={row} />}
        foot={<Toasts />}
        onClose={onClose}
        onClosed={onClose}
        onStep={step}
      >
        {row && <Rest row={row} />}
      </DetailsPanel>
    </div>
  );
}

const Lead = ({ row }: { row: Row }) =>
  isRequest(row) ? <RequestControls row={row} /> : <RowProblem row={row} />;

const Rest = ({ row }: { row: Row }) =>
  isRequest(row) ? <RequestDetails row={row} /> : <EnteredDetails row={row} />;
