/** Details below the fields of an opened record that is not a request: the link Correct and the timeline. */
import type { ReactNode } from 'react';
import { isVoided } from '../../../contract/protocol/record-base.ts';
import { entryKindOfRecord, isRefusedEntry, type Row } from '../../../device/records/index.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { formOf } from '../../kinds/list.ts';
import { VoidEntry } from '../change/void-entry.tsx';
import { closeDialogAround, useFormUrl } from '../entry/form-sections.ts';
import { nameOfRow } from '../list/record-labels.ts';
import { Timeline } from './timeline.tsx';
import type { TimelineRecord } from './timeline-event.ts';

export function EnteredDetails({
  row,
  children,
}: {
  row: TimelineRecord & Pick<Row, 'pending' | 'problem'>;
  children?: ReactNode;
}) {
  return (
    <div className="request-details">
      {children}
      <CorrectLink row={row} />
      <VoidEntry row={row} />
      <Timeline row={row} />
    </div>
  );
}

/** Actions for a row of a list: correct it or void it. */
export function EntryActions({ row }: { row: Parameters<typeof CorrectLink>[0]['row'] }) {
  return (
    <div className="what-to-do">
      <CorrectLink row={row} />
      <VoidEntry row={row} />
    </div>
  );
}

/** Link that opens the record in its form. Renders nothing for an entry that was refused as a whole. */
export function CorrectLink({
  row,
}: {
  row: Pick<Row, 'id' | 'kind' | 'reference' | 'pending' | 'problem' | 'voided'>;
}) {
  const maker = entryKindOfRecord(row);
  const form = useFormUrl(maker, row.id);
  if (!maker || !form || formOf(maker).isFixed || isRefusedEntry(row) || isVoided(row)) return null;
  return (
    <p className="buttons">
      <Link
        id={`correct-${row.id}`}
        className="button"
        to={form}
        aria-label={[say('Correct'), nameOfRow(row)].join(' ')}
        onClick={closeDialogAround}
      >
        {say('Correct')}
      </Link>
    </p>
  );
}
