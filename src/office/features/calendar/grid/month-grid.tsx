/** A month as a grid of days: arrows move, Enter opens the day. */
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { addDays, mondayOf, sameDayOfMonth, weekday } from '../../../../device/office/days/index.ts';
import { say } from '../../../../words/say.ts';
import { formatMore } from '../../dashboard/format-figures.ts';
import { describeClashes, formatDayTitle, shortWeekday, weekdays } from '../calendar-text.ts';
import type { Clash } from '../clashes/clash.ts';
import { type DayPlan, daySums } from '../day-plan.ts';
import { describeDaySums } from '../day-sums-text.ts';

interface MonthGridProps {
  label: string;
  /** Where the keyboard is. */
  day: string;
  today: string;
  plans: ReadonlyMap<string, DayPlan>;
  marks: ReadonlyMap<string, readonly Clash[]>;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}

const KEYS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => sameDayOfMonth(day, -1),
  PageDown: (day) => sameDayOfMonth(day, 1),
};

/** Weeks of a month from Monday; null where a day is of another month. */
function weeksOf(days: readonly string[]): (string | null)[][] {
  const [first = ''] = days;
  const cells: (string | null)[] = [...Array.from({ length: weekday(first) }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function MonthGrid({ label, day, today, plans, marks, onMove, onOpen }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  // A key moves the focus along; a press of a button above leaves it there.
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function press(event: KeyboardEvent) {
    const next = KEYS[event.key]?.(day);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = next !== day;
    onMove(next);
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keyboard moves from day to day
      role="grid"
      aria-label={label}
      className="calendar-grid"
      onKeyDown={press}
    >
      <thead>
        <tr>
          {weekdays.map((name, place) => (
            <th key={name} scope="col" abbr={say(name)}>
              {shortWeekday(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf([...plans.keys()]).map((week, number) => (
          // By place, so that the cells of one month become those of the next.
          <tr key={weekdays[number]}>
            {week.map((each, place) => {
              const plan = each === null ? undefined : plans.get(each);
              if (!plan) {
                return <td key={weekdays[place]} className="outside" />;
              }
              return (
                <DayCell
                  key={weekdays[place]}
                  plan={plan}
                  clashes={marks.get(plan.day)?.length ?? 0}
                  isFocused={plan.day === day}
                  isToday={plan.day === today}
                  onOpen={onOpen}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names in a cell. */
const NAMES = 3;

interface DayCellProps {
  plan: DayPlan;
  clashes: number;
  isFocused: boolean;
  isToday: boolean;
  onOpen: (day: string) => void;
}

const DayCell = memo(function DayCell({ plan, clashes, isFocused, isToday, onOpen }: DayCellProps) {
  const words = describeDaySums(daySums(plan));
  const marks = clashes > 0 ? [describeClashes(clashes)] : [];
  const starts = [...plan.arrivals, ...plan.events];
  const spoken = [formatDayTitle(plan.day), ...words.map(({ long }) => long), ...marks];
  return (
    <td className={isToday ? 'today' : undefined}>
      <button
        type="button"
        data-day={plan.day}
        tabIndex={isFocused ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onOpen(plan.day)}
      >
        <span className="visually-hidden">{spoken.join(', ')}</span>
        <span className="calendar-date" aria-hidden="true">
          {Number(plan.day.slice(8))}
          {clashes > 0 && <span className="calendar-mark">! {clashes}</span>}
        </span>
        <span className="calendar-sums" aria-hidden="true">
          {words.map(({ key, short }) => (
            <span key={key}>{short}</span>
          ))}
        </span>
        {starts.slice(0, NAMES).map(({ name, confirmed }, place) => (
          // By place, as the cells: another name in it is another text, and no other element.
          <span
            key={`name ${place}`}
            aria-hidden="true"
            className={confirmed ? 'calendar-name' : 'calendar-name open'}
          >
            {name}
          </span>
        ))}
        {starts.length > NAMES && (
          <span className="calendar-more" aria-hidden="true">
            {formatMore(starts.length - NAMES)}
          </span>
        )}
      </button>
    </td>
  );
});
