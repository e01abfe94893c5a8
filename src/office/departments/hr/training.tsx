import { developmentSteps, trainingModules } from '../../../content/office/hr.ts';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import './training.css';
import { useRecords } from '../../../device/records/index.ts';
import { say, sayKnown, sayWith } from '../../../words/say.ts';
import { LiveFigures, useComputedFigures } from '../../features/dashboard/live-figures.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { DUE_WITHIN_DAYS, dueTraining, formatDue } from '../../features/figures/training.ts';
import { formatDate } from '../../table/engine/format.ts';
import { officeDay } from '../../time/office-time.ts';

export function TrainingAndDevelopment() {
  return (
    <>
      <DueTraining />
      <section className="office-block" aria-label={say('Who passed what')}>
        <EntrySection maker="training" />
      </section>
      <section className="office-block" aria-labelledby="courses">
        <h2 id="courses">{say('Courses')}</h2>
        <p className="prose">
          {say(
            'What everybody who works with guests must know, and how often it must be repeated. To pass a course, somebody shows the tasks in practice to a colleague who has passed it.',
          )}
        </p>
        {trainingModules.map(({ title, forWhom, time, why, topics, passed }) => (
          <details key={title} className="course">
            <summary>
              <h3>{sayKnown(title)}</h3>
              <span className="label">{sayKnown(forWhom)}</span>
            </summary>
            <div className="prose">
              <p>{sayKnown(why)}</p>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{sayKnown(topic)}</li>
                ))}
              </ul>
              <p>
                {sayWith('{label} {time}.', {
                  label: <strong key="label">{say('Time:')}</strong>,
                  time: sayKnown(time),
                })}
              </p>
              <p>
                <strong>{say('Passed:')}</strong> {sayKnown(passed)}
              </p>
            </div>
          </details>
        ))}
      </section>
      <section className="office-block" aria-labelledby="development">
        <h2 id="development">{say('Development')}</h2>
        <dl className="definition">
          {developmentSteps.map(({ title, text }) => (
            <div key={title}>
              <dt>{sayKnown(title)}</dt>
              <dd>{sayKnown(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** Training that has expired or expires soon; shown above everything else. */
function DueTraining() {
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
