/**
 * Calendar of arrivals, stays and departures by month, week and day. A day is shown as its briefing
 * (docs/contract.md#calendar).
 */
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import {
  addDays,
  addMonths,
  type CalendarItem,
  daysInRange,
  firstDayOf,
  lastDayOf,
  mondayOf,
  monthOf,
  monthsBetween,
  sameDayOfMonth,
  useCalendar,
} from '../../../device/office/days/index.ts';
import { useRecords } from '../../../device/records/index.ts';
import { say } from '../../../words/say.ts';
import { useIsNarrow } from '../../table/view/use-screen-width.ts';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { Briefing } from './briefing/briefing.tsx';
import { formatDays, formatDayTitle, formatMonth } from './calendar-text.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { ClashList } from './clashes/clash-list.tsx';
import { clashesByDay, findClashes } from './clashes/clashes.ts';
import { planDays } from './day-plan.ts';
import { DayList } from './grid/day-list.tsx';
import { MonthGrid } from './grid/month-grid.tsx';
import { WeekTable } from './grid/week-table.tsx';
import { OpenedRecord } from './opened-record.tsx';
import { type CalendarView, useCalendarUrl } from './use-calendar-url.ts';
import './calendar.css';
import './grid/month.css';
import './grid/week.css';
import './briefing/briefing.css';
import './briefing/print.css';

/** Returns the first and the last day that a view shows. */
function shownOf(view: CalendarView, day: string): [string, string] {
  if (view === 'day') return [day, day];
  if (view === 'week') return [mondayOf(day), addDays(mondayOf(day), 6)];
  return [firstDayOf(monthOf(day)), lastDayOf(monthOf(day))];
}

/** Returns the same day one period later or earlier. */
function stepped(view: CalendarView, day: string, by: -1 | 1): string {
  return view === 'month' ? sameDayOfMonth(day, by) : addDays(day, view === 'week' ? by * 7 : by);
}

const titleOf = (view: CalendarView, day: string): string => {
  if (view === 'month') return formatMonth(monthOf(day));
  return view === 'day' ? formatDayTitle(day) : formatDays(...shownOf('week', day));
};

/** Elements in which keys have their own meaning. */
const TAKES_KEYS = 'input, select, textarea, dialog, table[role=grid]';

const NONE: readonly CalendarItem[] = [];

export default function Calendar() {
  const today = officeToday(useNow());
  const { view, day, go } = useCalendarUrl(today);
  const narrow = useIsNarrow();
  const [first, last] = shownOf(view, day);
  const days = useMemo(() => daysInRange(first, last), [first, last]);
  const months = monthsBetween(first, last, 2);
  const near = [addMonths(months[0] ?? '', -1), addMonths(months.at(-1) ?? '', 1)];
  const { months: read, state } = useCalendar(months, near);
  const [one, other] = months.map((month) => read.get(month));
  const items = useMemo(
    () =>
      other
        ? [...new Map([...(one ?? NONE), ...other].map((item) => [item.id, item])).values()]
        : (one ?? NONE),
    [one, other],
  );
  const { rows: capacities } = useRecords('capacity');
  const plans = useMemo(() => planDays(days, items), [days, items]);
  const clashes = useMemo(() => findClashes(days, items, capacities), [days, items, capacities]);
  const marks = useMemo(() => clashesByDay(days, clashes), [days, clashes]);
  const [opened, setOpened] = useState<{ item: CalendarItem; list: readonly CalendarItem[] } | null>(null);
  const open = useCallback(
    (item: CalendarItem, list: readonly CalendarItem[]) => setOpened({ item, list }),
    [],
  );
  const [withAsked, setWithAsked] = useState(false);
  const openDay = useCallback((of: string) => go(of, 'day'), [go]);
  const title = titleOf(view, day);
  const plan = plans.get(day);

  /** Arrow keys in the views of a week and a day. The grid of a month handles its own keys. */
  function press({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || (target as Element).closest(TAKES_KEYS)) return;
    if (key === 'ArrowLeft') go(addDays(day, -1));
    if (key === 'ArrowRight') go(addDays(day, 1));
  }

  const loaded = months.every((month) => read.has(month));
  // Before that nothing is counted, and nothing said to be empty.
  const isKnown = loaded && state !== 'loading';
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shorthand of its buttons */}
      <div className="calendar" aria-busy={!loaded} onKeyDown={press}>
        <CalendarToolbar
          title={title}
          view={view}
          day={day}
          today={today}
          onGo={go}
          onStep={(by) => go(stepped(view, day, by))}
        />
        {state === 'failed' && (
          <p className="notice problem" role="alert">
            {say('The calendar could not be read on this device. Please reload the page.')}
          </p>
        )}
        {!isKnown && state !== 'failed' && <p role="status">{say('Loading the days of this device …')}</p>}
        {view !== 'day' && <ClashList clashes={clashes} of={title} onOpen={open} />}
        {view === 'month' && !narrow && (
          <MonthGrid
            label={title}
            day={day}
            today={today}
            plans={plans}
            marks={marks}
            onMove={go}
            onOpen={openDay}
          />
        )}
        {view === 'week' && !narrow && (
          <WeekTable
            label={title}
            today={today}
            plans={plans}
            marks={marks}
            onOpen={open}
            onOpenDay={openDay}
            isKnown={isKnown}
          />
        )}
        {view !== 'day' && narrow && isKnown && (
          <DayList today={today} plans={plans} marks={marks} onOpenDay={openDay} />
        )}
        {view === 'day' && plan && isKnown && (
          <Briefing
            plan={plan}
            clashes={clashes}
            withAsked={withAsked}
            onWithAsked={setWithAsked}
            onOpen={open}
          />
        )}
      </div>
      <OpenedRecord opened={opened} onOpen={open} onClose={() => setOpened(null)} />
    </>
  );
}
