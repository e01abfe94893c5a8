/** A screen for a phone at a camp: the form on top, then what was entered today, then everything. */
import type { ReactNode } from 'react';
import type { RecordKind } from '../../../contract/roles.ts';
import { type Row, useRecords } from '../../../device/feed/index.ts';
import { Moment } from '../../parts/moment.tsx';
import { CorrectLink } from '../../parts/records/entered-details.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import { isToday } from '../../parts/records/today.ts';
import './field-screen.css';

interface FieldScreenProps<Kind extends RecordKind> {
  kind: Kind;
  /** Heading of the list of today. */
  today: string;
  /** Said while nothing was entered today. */
  nothing: string;
  /** A row in few words. */
  inWords: (row: Row<Kind>) => { title: string; text: string };
  form: ReactNode;
  table: ReactNode;
}

/** On a long day only the newest are shown; the table has them all. */
const MOST = 30;

export function FieldScreen<Kind extends RecordKind>({
  kind,
  today,
  nothing,
  inWords,
  form,
  table,
}: FieldScreenProps<Kind>) {
  const { rows } = useRecords(kind);
  const entered = rows.filter((row) => isToday(row.capturedAt));
  entered.sort((one, other) => (one.capturedAt < other.capturedAt ? 1 : -1));
  const unsent = rows.filter(({ pending, problem }) => pending !== null && !problem).length;
  const refused = rows.filter(({ problem }) => problem).length;
  return (
    <>
      {form}
      <section className="today" aria-labelledby="today">
        <h2 id="today">{today}</h2>
        <p role="status">
          {entered.length === 0 ? nothing : `${entered.length} entered today.`} {unsent} not sent.
          {refused > 0 && ` ${refused} not accepted: please correct ${refused === 1 ? 'it' : 'them'}.`}
        </p>
        <ul>
          {rows
            .filter((row) => row.problem && !isToday(row.capturedAt))
            .concat(entered.slice(0, MOST))
            .map((row) => {
              const { title, text } = inWords(row);
              return (
                <li key={row.id}>
                  <p>
                    <strong>{title}</strong> {text}
                  </p>
                  <Times row={row} />
                  <RowProblem row={row} />
                  <CorrectLink row={row} />
                </li>
              );
            })}
        </ul>
        {entered.length > MOST && (
          <p className="label">The newest {MOST} are shown. The table below has all of them.</p>
        )}
      </section>
      <section className="all" aria-labelledby="all">
        <h2 id="all">All</h2>
        {table}
      </section>
    </>
  );
}

/** When it was entered here, and when the office received it. */
function Times({ row: { capturedAt, receivedAt } }: { row: Pick<Row, 'capturedAt' | 'receivedAt'> }) {
  return (
    <p className="label">
      Captured <Moment at={capturedAt} />.{' '}
      {receivedAt ? (
        <>
          Received <Moment at={receivedAt} />.
        </>
      ) : (
        <strong className="waits">Not sent yet.</strong>
      )}
    </p>
  );
}
