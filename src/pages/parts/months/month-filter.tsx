import { type ReactNode, useId } from 'react';
import { reasonLabels } from '../../../content/reasons/reason.ts';
import type { GoodReason, Year } from '../../../content/types.ts';
import { MONTHS, monthName } from '../../../ui/dates/months.ts';
import { useValueBeforeHydration } from '../../../ui/hydration/use-value-before-hydration.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { markForeignWords } from '../foreign-words.tsx';
import { type BestMonths, goodReasonOf, isWorthGoing, reasonsFor } from './reasons.ts';
import { type ChangeChoices, useUrlChoices } from './use-url-choices.ts';
import './month-filter.css';

interface ChoiceProps {
  id: string;
  name?: string;
  /** For one without a label element. */
  label?: string;
  value: string;
  /** Value and words of each option. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** A select element styled as a word of its sentence. */
export function InlineSelect({ id, name, label, value, options, onChoose }: ChoiceProps) {
  const field = useValueBeforeHydration<HTMLSelectElement>(value, onChoose);
  return (
    <span className="choice">
      <select
        ref={field}
        id={id}
        name={name}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 1l5 5 5-5" />
      </svg>
    </span>
  );
}

/** The choice of a month, kept in the address as `month`. */
export function MonthChoice({ id, month, choose }: { id: string; month: number; choose: ChangeChoices }) {
  return (
    <InlineSelect
      id={id}
      value={String(month)}
      options={[
        ['0', say('any month')],
        ...MONTHS.map((month) => [String(month), monthName(month)] as const),
      ]}
      onChoose={(month) => choose({ month: month === '0' ? '' : month })}
    />
  );
}

/** 1 to 12; 0 for anything that is not a month. */
export function monthFromAddress(chosen: URLSearchParams): number {
  const month = Number(chosen.get('month'));
  return MONTHS.includes(month) ? month : 0;
}

/** The choice of a reason, kept in the address as `for`; only reasons that some of the items have. */
export function ReasonChoice(props: {
  id: string;
  reason: string;
  items: readonly BestMonths[];
  choose: ChangeChoices;
}) {
  const had = new Set(props.items.flatMap(({ reasons = [] }) => reasons.map(goodReasonOf)));
  const options = Object.entries(reasonLabels)
    .filter(([kind]) => had.has(kind as GoodReason))
    .map(([kind, words]) => [kind, sayKnown(words)] as const);
  return (
    <InlineSelect
      id={props.id}
      value={props.reason}
      options={[['', say('any reason')], ...options]}
      onChoose={(reason) => props.choose({ for: reason })}
    />
  );
}

/** One of the reasons; empty for anything else. */
export function reasonFromAddress(chosen: URLSearchParams): GoodReason | '' {
  const reason = chosen.get('for') ?? '';
  return Object.hasOwn(reasonLabels, reason) ? (reason as GoodReason) : '';
}

/** Says how many of all are shown, and for what; empty while nothing is chosen. */
export function describeShown(counts: {
  fitting: number;
  all: number;
  noun: string;
  month: number;
  reason: GoodReason | '';
}): string {
  const { fitting, all, noun, month, reason } = counts;
  const values = {
    all,
    noun: sayKnown(noun),
    month: monthName(month),
    reason: reason && sayKnown(reasonLabels[reason]),
  };
  if (month && reason)
    return fitting === 0
      ? say('No {noun} with {reason} in {month}. Here are all of them.', values)
      : sayCount(
          fitting,
          'One of {all} {noun} with {reason} in {month}.',
          '{count} of {all} {noun} with {reason} in {month}.',
          values,
        );
  if (month)
    return fitting === 0
      ? say('None of our {noun} is at its best in {month}. Here are all of them.', values)
      : sayCount(
          fitting,
          'One of {all} {noun} to choose from in {month}.',
          '{count} of {all} {noun} to choose from in {month}.',
          values,
        );
  if (!reason) return '';
  return fitting === 0
    ? say('No {noun} with {reason}. Here are all of them.', values)
    : sayCount(
        fitting,
        'One of {all} {noun} with {reason}.',
        '{count} of {all} {noun} with {reason}.',
        values,
      );
}

interface Filtered<Item> {
  shown: readonly Item[];
  /** The sentence with the choices in it. */
  filter: ReactNode;
  /** Returns an item's reasons in the chosen month, or those of the chosen kind. */
  why: (item: Item) => ReactNode;
}

/**
 * "I travel in March for birds": keeps the items that have it, or whose best months include the month.
 * @param noun what is being filtered, in the plural
 */
export function useMonthFilter<Item extends { year: Year }>(
  items: readonly Item[],
  noun: string,
): Filtered<Item> {
  const [chosen, choose] = useUrlChoices(['month', 'for']);
  const month = monthFromAddress(chosen);
  const reason = reasonFromAddress(chosen);
  const id = useId();
  const years = items.map(({ year }) => year);
  const fitting = items.filter(({ year }) => isWorthGoing(year, month, reason));
  const counts = { fitting: fitting.length, all: items.length, noun, month, reason };
  const filter = (
    <div className="month-filter scripted">
      <label htmlFor={id}>{say('I travel in')}</label> <MonthChoice id={id} month={month} choose={choose} />
      {years.some(({ reasons }) => reasons) && (
        <>
          {' '}
          <label htmlFor={`${id}-for`}>
            {say('for')} <span className="visually-hidden">{say('Reason')}</span>
          </label>{' '}
          <ReasonChoice id={`${id}-for`} reason={reason} items={years} choose={choose} />
        </>
      )}
      <p role="status">{describeShown(counts)}</p>
    </div>
  );
  const shown = fitting.length > 0 ? fitting : items;
  return { shown, filter, why: ({ year }) => <ReasonsLine year={year} month={month} reason={reason} /> };
}

/** "February: calving at Ndutu", as a line of a card or a list. */
export function ReasonsLine({ year, month, reason }: { year: BestMonths; month: number; reason: string }) {
  const words = reasonsFor(year, month, isWorthGoing(year, month, reason) ? reason : '');
  return words && <p className="why">{markForeignWords(words)}.</p>;
}
