import { type ReactNode, useId } from 'react';
import type { Year } from '../../../content/types.ts';
import { monthName } from '../../../ui/months.ts';
import { useEarlyValue } from '../../../ui/use-early-value.ts';
import { type Choose, useChosen } from './use-chosen.ts';
import './month-filter.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface ChoiceProps {
  id: string;
  value: string;
  /** Value and words of each option. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** A select element styled as a word of its sentence. */
export function Choice({ id, value, options, onChoose }: ChoiceProps) {
  const field = useEarlyValue<HTMLSelectElement>(value, onChoose);
  return (
    <span className="choice">
      <select ref={field} id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
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

const MONTH_OPTIONS = [
  ['0', 'any month'],
  ...MONTHS.map((month) => [String(month), monthName(month)] as const),
] as const;

/** The choice of a month, kept in the address as `month`. */
export function MonthChoice({ id, month, choose }: { id: string; month: number; choose: Choose }) {
  return (
    <Choice
      id={id}
      value={String(month)}
      options={MONTH_OPTIONS}
      onChoose={(month) => choose({ month: month === '0' ? '' : month })}
    />
  );
}

/** 1 to 12; 0 for anything that is not a month. */
export function monthIn(chosen: URLSearchParams): number {
  const month = Number(chosen.get('month'));
  return MONTHS.includes(month) ? month : 0;
}

/**
 * "I travel in March": keeps the items whose best months include it.
 * @param noun what is being filtered, in the plural
 * @returns what to show, and the sentence with the choice in it
 */
export function useMonthFilter<Item extends { year: Year }>(
  items: readonly Item[],
  noun: string,
): { shown: readonly Item[]; filter: ReactNode } {
  const [chosen, choose] = useChosen(['month']);
  const month = monthIn(chosen);
  const id = useId();
  const fitting = items.filter(({ year }) => year.best.some((best) => best === month));
  const name = monthName(month);
  const count = fitting.length === 1 ? 'One' : String(fitting.length);
  const filter = (
    <div className="month-filter scripted">
      <label htmlFor={id}>I travel in</label> <MonthChoice id={id} month={month} choose={choose} />
      <p role="status">
        {month > 0 &&
          (fitting.length > 0
            ? `${count} of ${items.length} ${noun} at their best in ${name}.`
            : `None of our ${noun} has its best months in ${name}. Here are all of them.`)}
      </p>
    </div>
  );
  return { shown: month > 0 && fitting.length > 0 ? fitting : items, filter };
}
