/** A screen for a phone at a camp: the form on top, then what was entered today, then everything. */
import { type ReactNode, useMemo, useState } from 'react';
import { isVoided } from '../../../contract/changes.ts';
import type { RecordKind } from '../../../contract/roles.ts';
import { type Row, useRecords } from '../../../device/feed/index.ts';
import { HandOver } from '../../parts/hand-over/hand-over.tsx';
import { Moment } from '../../parts/moment.tsx';
import { WhatToDo } from '../../parts/records/entered-details.tsx';
import { RowProblem } from '../../parts/records/row-problem.tsx';
import { todayHere } from '../../parts/records/today.ts';
import { useNow } from '../../parts/records/use-now.ts';
import './field-screen.css';
import { say, sayCount, sayWith } from '../../../words/say.ts';

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

/** On a long day only the newest are shown, until all are asked for. */
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
  const [isWhole, setWhole] = useState(false);
  const day = todayHere(useNow());
  const { entered, counted, unsent, refused, troubled } = useMemo(() => countsOf(rows, day), [rows, day]);
  return (
    <>
      {form}
      <section className="today" aria-labelledby="today">
        <h2 id="today">{today}</h2>
        <p role="status">
          {counted === 0 ? nothing : say('{count} entered today.', { count: counted })}{' '}
          {say('{count} not sent.', { count: unsent })}{' '}
          {refused > 0 &&
            sayCount(
              refused,
              '1 not accepted: please correct it.',
              '{count} not accepted: please correct them.',
            )}
        </p>
        <HandOver />
        <ul>
          {troubled.concat(isWhole ? entered : entered.slice(0, MOST)).map((row) => {
            const { title, text } = inWords(row);
            return (
              <li key={row.id}>
                <p>
                  <strong>
                    <bdi>{title}</bdi>
                  </strong>{' '}
                  {text}
                </p>
                <Times row={row} />
                <RowProblem row={row} />
                <WhatToDo row={row} />
              </li>
            );
          })}
        </ul>
        {entered.length > MOST && (
          <p className="buttons">
            <button
              type="button"
              className="button quiet"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole
                ? say('Show the newest {count}', { count: MOST })
                : say('Show all {count} of today', { count: entered.length })}
            </button>
          </p>
        )}
      </section>
      <section className="all" aria-labelledby="all">
        <h2 id="all">{say('All')}</h2>
        {table}
      </section>
    </>
  );
}

/** A day is never longer than this, milliseconds: most rows are older, and need no calendar. */
const LONGEST_DAY = 26 * 3_600_000;

function countsOf<Kind extends RecordKind>(rows: readonly Row<Kind>[], day: string) {
  const earliest = new Date(Date.now() - LONGEST_DAY).toISOString();
  const isOfToday = ({ capturedAt }: Pick<Row, 'capturedAt'>) =>
    capturedAt >= earliest && todayHere(new Date(capturedAt)) === day;
  const entered = rows.filter(isOfToday);
  entered.sort((one, other) => (one.capturedAt < other.capturedAt ? 1 : -1));
  return {
    entered,
    counted: entered.filter((row) => !isVoided(row)).length,
    unsent: rows.filter(({ pending, problem }) => pending !== null && !problem).length,
    refused: rows.filter(({ problem }) => problem).length,
    /** Not accepted, of days before. */
    troubled: rows.filter((row) => row.problem && !isOfToday(row)),
  };
}

/** Who entered it and when, and when the office received it. */
export function Times({
  row: { enteredBy, capturedAt, receivedAt },
}: {
  row: Pick<Row, 'enteredBy' | 'capturedAt' | 'receivedAt'>;
}) {
  return (
    <p className="label">
      {sayWith('By {name}. Captured {time}.', {
        name: enteredBy?.name || say('a colleague'),
        time: <Moment key="time" at={capturedAt} />,
      })}{' '}
      {receivedAt ? (
        sayWith('Received {time}.', { time: <Moment key="time" at={receivedAt} /> })
      ) : (
        <strong className="waits">{say('Not sent yet.')}</strong>
      )}
    </p>
  );
}
