import { useRecords } from '../../../device/records/index.ts';
import { say } from '../../../words/say.ts';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { DUE_WITHIN_DAYS, dueTraining, formatDue } from '../../features/figures/training.ts';
import { formatDate } from '../../table/engine/format.ts';
import { officeDay } from '../../time/office-time.ts';

/** Training that has expired or expires soon; shown above everything else. */
export function DueTraining() {
  const records = useRecords('training');
  const due = useComputedFigures([records], (now) => dueTraining(records.rows, officeDay(now)));
  return (
    <section className="office-block" aria-labelledby="due-training">
      <h2 id="due-training">{say('Falls due')}</h2>
      <LiveFigures of={[records]}>
        {due.length === 0 ? (
          <p>
            {say('Nothing has expired, and nothing expires within {days} days.', { days: DUE_WITHIN_DAYS })}
          </p>
        ) : (
          <PlainTable
            caption={say('Training that falls due')}
            rows={due}
            keyOf={({ row }) => row.id}
            columns={[
              { label: say('Who'), cell: ({ row }) => row.who },
              { label: say('Course'), cell: ({ row }) => row.course },
              { label: say('Expires on'), cell: ({ row }) => formatDate(row.expires) },
              {
                label: say('Standing'),
                cell: ({ days }) => (days < 0 ? <strong>{formatDue(days)}</strong> : formatDue(days)),
              },
            ]}
          />
        )}
      </LiveFigures>
    </section>
  );
}
