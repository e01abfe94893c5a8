/** A week: a column for each day, a row for what happens. */
import type { ReactNode } from 'react';
import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { say } from '../../../../words/say.ts';
import { formatDate } from '../../../table/engine/format.ts';
import { formatMore } from '../../dashboard/format-figures.ts';
import { describeClashes, formatPeople, shortWeekday } from '../calendar-text.ts';
import type { Clash } from '../clashes/clash.ts';
import { type DayPlan, itemsOfDay } from '../day-plan.ts';
import { CalendarItemButton } from './calendar-item-button.tsx';

interface WeekTableProps {
  label: string;
  today: string;
  plans: ReadonlyMap<string, DayPlan>;
  marks: ReadonlyMap<string, readonly Clash[]>;
  onOpen: (item: CalendarItem, list: readonly CalendarItem[]) => void;
  onOpenDay: (day: string) => void;
  /** False until all records of the week have been read. */
  isKnown: boolean;
}

/** Records in a cell; the day has them all. */
const MOST = 8;

const lines = [
  { title: 'Arrivals', items: ({ arrivals }) => arrivals },
  { title: 'Departures', items: ({ departures }) => departures },
  { title: 'In-house and on tour', items: ({ house }) => house },
  { title: 'Flights', items: ({ flights }) => [...new Set(flights.map(({ item }) => item))] },
  { title: 'Events', items: ({ events }) => events },
] as const satisfies readonly { title: string; items: (plan: DayPlan) => readonly CalendarItem[] }[];

export function WeekTable({ label, today, plans, marks, onOpen, onOpenDay, isKnown }: WeekTableProps) {
  const all = [...plans.values()];
  const shown = lines.filter(({ items }) => all.some((plan) => items(plan).length > 0));
  const row = (title: string, cell: (plan: DayPlan) => ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {all.map((plan) => (
        <td key={plan.day}>{cell(plan)}</td>
      ))}
    </tr>
  );
  return (
    <section
      className="calendar-week"
      aria-label={say('{caption}, table', { caption: label })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <td />
            {all.map(({ day }, place) => (
              <th key={day} scope="col" className={day === today ? 'today' : undefined}>
                <button type="button" className="link-button" onClick={() => onOpenDay(day)}>
                  {say('{weekday}, {date}', { weekday: shortWeekday(place), date: formatDate(day) })}
                </button>
                {(marks.get(day)?.length ?? 0) > 0 && (
                  <span className="calendar-mark">! {describeClashes(marks.get(day)?.length ?? 0)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ title, items }) =>
            row(say(title), (plan) => (
              <Items items={items(plan)} plan={plan} onOpen={onOpen} onOpenDay={onOpenDay} />
            )),
          )}
          {all.some(({ transfers }) => transfers.length > 0) &&
            row(say('Transfers'), ({ day, transfers }) => (
              <ul>
                {transfers.slice(0, MOST).map(({ key, vehicle, guide, people }) => (
                  <li key={key}>
                    <button type="button" className="calendar-item" onClick={() => onOpenDay(day)}>
                      <span className="calendar-item-name">{vehicle}</span>
                      <span>
                        <bdi>{guide}</bdi>, {formatPeople(people.length)}
                      </span>
                    </button>
                  </li>
                ))}
                <More count={transfers.length - MOST} onPress={() => onOpenDay(day)} />
              </ul>
            ))}
        </tbody>
      </table>
      {isKnown && all.every((plan) => itemsOfDay(plan).length === 0) && (
        <p>{say('Nothing is entered for this week.')}</p>
      )}
    </section>
  );
}

function Items({
  items,
  plan,
  onOpen,
  onOpenDay,
}: Pick<WeekTableProps, 'onOpen' | 'onOpenDay'> & { items: readonly CalendarItem[]; plan: DayPlan }) {
  return (
    <ul>
      {items.slice(0, MOST).map((item) => (
        <li key={item.id}>
          <CalendarItemButton item={item} full onOpen={() => onOpen(item, itemsOfDay(plan))} />
        </li>
      ))}
      <More count={items.length - MOST} onPress={() => onOpenDay(plan.day)} />
    </ul>
  );
}

function More({ count, onPress }: { count: number; onPress: () => void }) {
  if (count <= 0) return null;
  return (
    <li>
      <button type="button" className="link-button" onClick={onPress}>
        {formatMore(count)}
      </button>
    </li>
  );
}
