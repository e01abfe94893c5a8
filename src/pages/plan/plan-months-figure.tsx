/** Twelve bars: how many of a trip's places are good in each month. A press chooses the month. */
import { monthName, shortMonthName } from '../../ui/dates/months.ts';
import { say } from '../../words/say.ts';
import type { MonthForTrip } from './facts/plan-months.ts';
import './plan-months-figure.css';

interface PlanMonthsProps {
  months: readonly MonthForTrip[];
  /** Number of different places. */
  places: number;
  /** 0 for any. */
  chosen: number;
  titleOf: (plate: number) => string;
  onChoose: (month: number) => void;
}

export function PlanMonthsFigure({ months, places, chosen, titleOf, onChoose }: PlanMonthsProps) {
  return (
    <ul className="plan-months" aria-label={say('How each month is for this trip')}>
      {months.map(({ month, good, closed, rain }) => {
        const words = [
          say('{month}: good at {good} of {all} places', {
            month: monthName(month),
            good: good.length,
            all: places,
          }),
          ...closed.map((plate) => say('{place} is closed', { place: titleOf(plate) })),
          ...rain.map((plate) => say('rain at {place}', { place: titleOf(plate) })),
        ].join('; ');
        const kind = closed.length > 0 ? 'closed' : good.length === places ? 'fits' : '';
        return (
          <li key={month}>
            <button
              type="button"
              className={kind}
              title={words}
              aria-pressed={month === chosen}
              onClick={() => onChoose(month === chosen ? 0 : month)}
            >
              <svg viewBox="0 0 10 40" aria-hidden="true">
                <path className="all" d="M5 40V0" />
                <path className="good" d={`M5 40v${(-40 * good.length) / Math.max(1, places)}`} />
              </svg>
              {shortMonthName(month)} <span className="visually-hidden">{words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
