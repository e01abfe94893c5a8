/** The end of a day on one screen: what I and all of us entered, and whether it is at the office. */
import { type ChangeEvent, useMemo, useState } from 'react';
import { useSession } from '../../../../device/office/session/page.ts';
import { useRecords } from '../../../../device/records/index.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FigureRow } from '../../../features/dashboard/dashboard-frame.tsx';
import { EntryActions } from '../../../records/details/entered-details.tsx';
import { CapturedTime } from '../../../records/list/captured-time.tsx';
import { RowProblem } from '../../../records/list/row-problem.tsx';
import { OfficeMoment } from '../../../time/office-moment.tsx';
import { officeToday } from '../../../time/office-today.ts';
import { useNow } from '../../../time/use-now.ts';
import {
  type DaySummary,
  type ManifestDifference as Differing,
  describeOtherKinds,
  describeRow,
  describeTotals,
  type FieldWorkRow,
  summarizeDay,
} from './day-summary.ts';
import './my-day.css';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount, sayCountWith, sayKnown, sayNumber, sayWith } from '../../../../words/say.ts';

/** On a long day only the newest are shown; the tables have them all. */
const MOST = 60;
/** Names that are said; the others are counted. */
const MAX_NAMES = 12;

export function MyDay() {
  const people = useRecords('person');
  const souvenirs = useRecords('souvenir');
  const feedback = useRecords('feedback');
  const account = useSession().session?.account;
  const today = officeToday(useNow());
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  const [isMine, setMine] = useState(true);
  const plan = useMemo(
    () => summarizeDay([...people.rows, ...souvenirs.rows, ...feedback.rows], day),
    [people.rows, souvenirs.rows, feedback.rows, day],
  );
  const isByMe = ({ enteredBy }: FieldWorkRow) => enteredBy?.id === account?.id;
  const mine = plan.entered.filter(isByMe);
  const shown = isMine ? [...mine, ...plan.voided.filter(isByMe)] : [...plan.entered, ...plan.voided];
  const lists = [people, souvenirs, feedback];
  // Before that nothing is counted, and nothing said to be missing.
  const isKnown = lists.every(({ state }) => state === 'ready');
  const error = lists.find(({ state }) => state === 'failed')?.error;
  const isOfToday = day === today;
  const choices = [
    {
      label: isOfToday ? say('Entered by me today') : say('Entered by me that day'),
      count: mine.length,
      isPressed: isMine,
      choose: () => setMine(true),
    },
    {
      label: isOfToday ? say('By all of us today') : say('By all of us that day'),
      count: plan.entered.length,
      isPressed: !isMine,
      choose: () => setMine(false),
    },
  ];
  return (
    <>
      <div className="my-day-choice">
        <Field
          label={say('Day')}
          type="date"
          value={day}
          max={today}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setChosen(event.target.value || null)}
        />
      </div>
      <section className="my-day-sum" aria-labelledby="even">
        <h2 id="even">{say('End-of-day check')}</h2>
        <p role="status">{isKnown ? describeTotals(plan) : error ? sayKnown(error) : say('Loading …')}</p>
        {isKnown && <Figures plan={plan} byMe={mine.filter(({ kind }) => kind === 'person').length} />}
        <p className="label">
          {say('What colleagues have not sent yet is on their phones, and not counted here.')}
        </p>
      </section>
      <section className="my-day-entries" aria-labelledby="entries">
        <h2 id="entries">{say('Entries')}</h2>
        <fieldset className="buttons">
          <legend className="visually-hidden">{say('Whose entries')}</legend>
          {choices.map(({ label, count, isPressed, choose }) => (
            <button key={label} type="button" className="button" aria-pressed={isPressed} onClick={choose}>
              {isKnown ? `${label} (${sayNumber(count)})` : label}
            </button>
          ))}
        </fieldset>
        {isKnown && shown.length === 0 && (
          <p>
            {isMine
              ? isOfToday
                ? say('You entered nothing today.')
                : say('You entered nothing that day.')
              : isOfToday
                ? say('Nobody entered anything today.')
                : say('Nobody entered anything that day.')}
          </p>
        )}
        <ul>
          {shown.slice(0, MOST).map((row) => (
            <EnteredRow key={row.id} row={row} />
          ))}
        </ul>
        {shown.length > MOST && (
          <p className="label">
            {say('The newest {count} are shown. The tables of their sections have all of them.', {
              count: MOST,
            })}
          </p>
        )}
      </section>
    </>
  );
}

function Figures({ plan, byMe }: { plan: DaySummary; byMe: number }) {
  const { person: sum } = plan.byKind;
  return (
    <>
      <FigureRow
        figures={[
          {
            label: say('On the manifest'),
            value: sayNumber(plan.onManifest),
            note: sayCount(plan.aboard, '1 aboard.', '{count} aboard.'),
          },
          {
            label: say('People entered'),
            value: sayNumber(sum.entered),
            note: say('{count} by me.', { count: byMe }),
          },
          { label: say('Arrived at the office'), value: sayNumber(sum.arrived), note: say('People.') },
          {
            label: say('Not sent yet'),
            value: sayNumber(sum.unsent),
            note: say('People, on this phone.'),
          },
        ]}
      />
      {describeOtherKinds(plan).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Differences of={plan.differences} />
    </>
  );
}

function Differences({ of }: { of: readonly Differing[] }) {
  if (of.length === 0) return <p>{say('There is no difference.')}</p>;
  return (
    <ul className="my-day-differences">
      {of.map(({ words, names }) => (
        <li key={words}>
          <Difference words={words} names={names.map(isolateDirection)} />
        </li>
      ))}
    </ul>
  );
}

function Difference({ words, names }: { words: string; names: readonly string[] }) {
  const what = <strong key="what">{words}</strong>;
  const said = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length - MAX_NAMES;
  return more > 0
    ? sayCountWith(more, '{what}: {names}, and 1 more.', '{what}: {names}, and {count} more.', {
        what,
        names: said,
      })
    : sayWith('{what}: {names}.', { what, names: said });
}

function EnteredRow({ row }: { row: FieldWorkRow }) {
  const { title, text } = describeRow(row);
  const { enteredBy, receivedAt } = row;
  return (
    <li>
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        <bdi>{text}</bdi>
      </p>
      <p className="label">
        {sayWith('By {name}. Entered {time}.', {
          name: enteredBy?.name || say('a colleague'),
          time: <CapturedTime key="time" row={row} />,
        })}{' '}
        {receivedAt ? (
          <span>{sayWith('Arrived {time}.', { time: <OfficeMoment key="time" at={receivedAt} /> })}</span>
        ) : (
          <strong className="waits">{say('Not sent yet.')}</strong>
        )}
      </p>
      <RowProblem row={row} />
      <EntryActions row={row} />
    </li>
  );
}
