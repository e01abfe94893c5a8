import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Year } from '../../content/types.ts';
import { monthName } from '../../ui/months.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import './month-filter.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Where the choice stands in the address, so that a filtered list can be shared and comes back. */
const PARAMETER = 'month';

interface ChoiceProps {
  id: string;
  value: string | number;
  /** Value and words of each option. */
  options: readonly (readonly [string | number, string])[];
  onChoose: (value: string) => void;
}

/** A choice that reads as a word of its sentence. */
export function Choice({ id, value, options, onChoose }: ChoiceProps) {
  return (
    <span className="choice">
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
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

export const MONTH_OPTIONS = [
  [0, 'any month'],
  ...MONTHS.map((month) => [month, monthName(month)] as const),
] as const;

/**
 * "I travel in March": keeps what has its best months then.
 * @param noun what is being filtered, in the plural
 * @returns what to show, and the sentence with the choice in it
 */
export function useMonthFilter<Item extends { year: Year }>(
  items: readonly Item[],
  noun: string,
): { shown: readonly Item[]; filter: ReactNode } {
  const [month, setMonth] = useMonthInAddress();
  const id = useId();
  const fitting = items.filter(({ year }) => year.best.some((best) => best === month));
  const name = monthName(month);
  const count = fitting.length === 1 ? 'One' : String(fitting.length);
  const filter = (
    <div className="month-filter scripted">
      <label htmlFor={id}>I travel in</label>{' '}
      <Choice id={id} value={month} options={MONTH_OPTIONS} onChoose={(chosen) => setMonth(Number(chosen))} />
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

function useMonthInAddress(): [month: number, choose: (month: number) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The document is the same for every month: the choice comes with hydration.
  const hydrated = useHydrated();
  // The address changes before the page does: what stands in another page's is not for this one.
  const [own] = useState(pathname);
  const [seen, setSeen] = useState(search);
  const [month, setMonth] = useState(monthIn(search));
  if (pathname === own && search !== seen) {
    setSeen(search);
    setMonth(monthIn(search));
  }

  const choose = (chosen: number) => {
    // At once: the router takes its time.
    setMonth(chosen);
    const query = new URLSearchParams(search);
    query.delete(PARAMETER);
    if (chosen > 0) query.set(PARAMETER, String(chosen));
    navigate({ search: query.toString(), hash }, { replace: true });
  };
  return [hydrated ? month : 0, choose];
}

/** 1 to 12; 0 for everything that is no month. */
function monthIn(search: string): number {
  const month = Number(new URLSearchParams(search).get(PARAMETER));
  return MONTHS.includes(month) ? month : 0;
}
