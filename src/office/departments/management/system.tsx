import { useState } from 'react';
import { listUnfilledDetails } from '../../../content/unfilled-details.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { AnswerState } from '../../features/dashboard/answer-state.tsx';
import { PlainTable } from '../../features/dashboard/plain-table.tsx';
import { useOfficeAnswer } from '../../features/dashboard/use-office-answer.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { itemUrl } from './item-url.ts';

const LEVELS = { info: 'Everything', warn: 'Warnings and errors', error: 'Errors' } as const;
/** The server keeps more; a person reads the newest. */
const SHOWN = 200;

/** The state of the product: what the site still lacks, the last lines of the server's log, and a link to its metrics. */
export function System() {
  const [level, setLevel] = useState<string>('warn');
  const answer = useOfficeAnswer<SystemLogLine[]>(`${endpoints.log}?level=${level}`);
  const lines = answer.value?.slice(0, SHOWN) ?? [];
  return (
    <>
      <BeforeGoingPublic />
      <section className="office-block" aria-labelledby="log">
        <h2 id="log">{say('Log of the server')}</h2>
        <p className="office-note">
          {say('Since its last start, newest first. Without names, contents and addresses of visitors.')}
        </p>
        <Field
          label={say('Show')}
          className="log-level"
          value={level}
          onChange={({ target }: { target: { value: string } }) => setLevel(target.value)}
        >
          {Object.entries(LEVELS).map(([value, label]) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </Field>
        <AnswerState answer={answer} what={say('The log')}>
          {lines.length === 0 ? (
            <p role="status">{say('Nothing of that kind since the last start.')}</p>
          ) : (
            <PlainTable
              caption={say('Log')}
              many
              rows={lines.map((line, place) => ({ ...line, place }))}
              keyOf={({ place, time }) => `${time} ${place}`}
              columns={[
                { label: say('When'), cell: ({ time }) => <OfficeMoment at={time} /> },
                { label: say('Level'), cell: (line) => line.level },
                { label: say('What'), cell: ({ msg }) => msg ?? '–' },
                { label: say('More'), cell: (line) => <code>{logWords(line)}</code> },
              ]}
            />
          )}
        </AnswerState>
        <p>
          <button type="button" className="button quiet" onClick={() => void answer.ask()}>
            {say('Refresh')}
          </button>
        </p>
      </section>
      <section className="office-block" aria-labelledby="metrics">
        <h2 id="metrics">{say('Metrics')}</h2>
        <p className="prose">
          {say('Calls, times, memory and the feed, as text that Prometheus and other programs read.')}{' '}
          <a href={endpoints.metrics}>{say('Open the metrics')}</a>
        </p>
      </section>
    </>
  );
}

/** Details that are placeholders or empty; nothing once all are filled in. */
function BeforeGoingPublic() {
  const details = listUnfilledDetails();
  if (details.length === 0) return null;
  return (
    <section className="office-block" aria-labelledby="unfilled">
      <h2 id="unfilled">{say('Before you go public')}</h2>
      <p className="prose">
        {say(
          'These details of the site are placeholders or still empty. Each link leads to the form in which it is filled in.',
        )}
      </p>
      <PlainTable
        caption={say('Before you go public')}
        many
        rows={details}
        keyOf={({ title, item: form, shown }) => `${form} ${title} ${shown}`}
        columns={[
          { label: say('Detail'), cell: ({ title, item }) => <Link to={itemUrl(item)}>{title}</Link> },
          { label: say('Shown now'), cell: ({ shown }) => shown || say('Nothing') },
        ]}
      />
    </section>
  );
}

/** A line of the server's log, as `calls.log` gives it. */
interface SystemLogLine {
  level: string;
  /** ISO 8601. */
  time: string;
  msg?: string;
  [field: string]: unknown;
}

/** Fields that mean nothing to a reader. */
const DULL = ['level', 'time', 'msg', 'pid', 'hostname', 'v', 'place'];

/** The other fields of a line in words: "method GET, status 500". Pure. */
function logWords(line: SystemLogLine): string {
  return Object.entries(line)
    .filter(([name]) => !DULL.includes(name))
    .map(([name, value]) => `${name} ${messageOf(value)}`)
    .join(', ');
}

function messageOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { message } = value as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(value);
}
