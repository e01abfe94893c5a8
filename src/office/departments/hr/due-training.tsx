import { useRecords } from '../../../device/records/index.ts';
import { LiveFigures, useFigures } from '../../features/dashboard/live-figures.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { DUE_WITHIN, dueInWords, dueTraining } from '../../features/figures/training.ts';
import { formatDate } from '../../table/engine/format.ts';
import { officeDay } from '../../time/office-time.ts';

/** Training that has expired or expires soon; shown above everything else. */
export function DueTraining() {
  const records = useRecords('training');
  const due = useFigures([records], (now) => dueTraining(records.rows, officeDay(now)));
  return (
    <section className="office-block" aria-labelledby="due-training">
      <h2 id="due-training">Falls due</h2>
      <LiveFigures of={[records]}>
        {due.length === 0 ? (
          <p>Nothing has expired, and nothing expires within {DUE_WITHIN} days.</p>
        ) : (
          <PlainTable
            caption="Training that falls due"
            rows={due}
            keyOf={({ row }) => row.id}
            columns={[
              { label: 'Who', cell: ({ row }) => row.who },
              { label: 'Course', cell: ({ row }) => row.course },
              { label: 'Expires on', cell: ({ row }) => formatDate(row.expires) },
              {
                label: 'Standing',
                cell: ({ days }) => (days < 0 ? <strong>{dueInWords(days)}</strong> : dueInWords(days)),
              },
            ]}
          />
        )}
      </LiveFigures>
    </section>
  );
}
