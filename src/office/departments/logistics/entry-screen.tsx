/** A screen for a phone at a camp: the form on top, then today's entries, then the table of all. */
import { type ReactNode, useState } from 'react';
import { type Row, useRecords } from '../../../device/records/index.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { HandOver } from '../../features/hand-over/hand-over.tsx';
import { EntryActions } from '../../records/details/entered-details.tsx';
import { CapturedTime } from '../../records/list/captured-time.tsx';
import { RowProblem } from '../../records/list/row-problem.tsx';
import { wasClockAhead } from '../../time/office-clock.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { type TodayNumbers, useEnteredToday } from './my-day/entered-today.ts';
import './entry-screen.css';
import { say, sayCount, sayWith } from '../../../words/say.ts';

interface EntryScreenProps<Kind extends RecordKind> {
  kind: Kind;
  /** Heading of the list of today's entries. */
  today: string;
  /** Message while nothing has been entered today. */
  nothing: string;
  /** Returns a row in a few words. */
  inWords: (row: Row<Kind>) => { title: string; text: string };
  form: ReactNode;
  table: ReactNode;
}

/** Most entries of today that are shown until the person asks for all. */
const MOST = 30;

export function EntryScreen<Kind extends RecordKind>({
  kind,
  today,
  nothing,
  inWords,
  form,
  table,
}: EntryScreenProps<Kind>) {
  const [isWhole, setWhole] = useState(false);
  const { entered, troubled, numbers } = useEnteredToday(kind, useRecords(kind), officeToday(useNow()));
  return (
    <>
      {form}
      <section className="today" aria-labelledby="today">
        <h2 id="today">{today}</h2>
        {/* Nothing false is said while it is not known; the line keeps its height. */}
        <p role="status">{numbers ? inSentences(numbers, nothing) : '\u00a0'}</p>
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
                  <bdi>{text}</bdi>
                </p>
                <EntryTimes row={row} />
                <RowProblem row={row} />
                <EntryActions row={row} />
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

function inSentences({ counted, unsent, refused, isSynced }: TodayNumbers, nothing: string): string {
  const sentences = [
    ...(counted > 0 ? [say('{count} entered today.', { count: counted })] : isSynced ? [nothing] : []),
    say('{count} not sent.', { count: unsent }),
    ...(refused > 0
      ? [
          sayCount(
            refused,
            '1 not accepted: please correct it.',
            '{count} not accepted: please correct them.',
          ),
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** The person who entered a record, the time of entry, and the time when the office received it. */
export function EntryTimes({
  row,
}: {
  row: Pick<Row, 'enteredBy' | 'capturedAt' | 'clockAhead' | 'receivedAt'>;
}) {
  const { enteredBy, receivedAt } = row;
  const time = <OfficeMoment key="time" at={receivedAt} />;
  return (
    <p className="label">
      {sayWith('By {name}. Entered {time}.', {
        name: enteredBy?.name || say('a colleague'),
        time: <CapturedTime key="time" row={row} />,
      })}{' '}
      {wasClockAhead(row) ? (
        <span>{sayWith('Received {time}: the clock of the device was ahead.', { time })}</span>
      ) : receivedAt ? (
        <span>{sayWith('Received {time}.', { time })}</span>
      ) : (
        <strong className="waits">{say('Not sent yet.')}</strong>
      )}
    </p>
  );
}
