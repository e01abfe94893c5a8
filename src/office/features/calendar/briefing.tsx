/** A day in full: to be read in the morning, printed on one or two pages, or sent to who is on the road. */
import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import type { CalendarItem } from '../../../device/office/days/index.ts';
import { say } from '../../../words/say.ts';
import { ShareText } from '../share/share-text.tsx';
import { briefingText, guestItemsOf } from './briefing-text.ts';
import { CalendarItemButton } from './calendar-item-button.tsx';
import { dayInWords, itemInWords, peopleInWords } from './calendar-words.ts';
import { ClashItems } from './clash-list.tsx';
import type { Clash } from './clashes.ts';
import { countPeople, type DayPlan, itemsOfDay } from './day-plan.ts';

interface BriefingProps {
  plan: DayPlan;
  clashes: readonly Clash[];
  onOpen: (item: CalendarItem, list: readonly CalendarItem[]) => void;
}

/** Lines of each part on paper, so that a day has two pages at most; the screen shows all. */
const ON_PAPER = {
  comes: 18,
  goes: 12,
  house: 30,
  cars: 10,
  asks: 8,
  flights: 6,
  events: 8,
  clashes: 6,
} as const;

const sumOf = (items: readonly CalendarItem[]) => peopleInWords(countPeople(items));

export function Briefing({ plan, clashes, onOpen }: BriefingProps) {
  const { arrivals, departures, house, flights, events, transfers } = plan;
  const all = itemsOfDay(plan);
  const requests = guestItemsOf(plan);
  const opens = (item: CalendarItem) => () => onOpen(item, all);
  const table = (title: string, items: readonly CalendarItem[], most: number) => (
    <Part title={title} count={items.length} most={most}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Name')}</th>
            <th scope="col">{say('What')}</th>
            <th scope="col">{say('Guide')}</th>
            <th scope="col">{say('Reference')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            <tr key={item.id} className={place < most ? undefined : 'screen-only'}>
              <th scope="row">
                <CalendarItemButton item={item} onOpen={opens(item)} />
              </th>
              <td>{itemInWords(item)}</td>
              <td>{item.guide}</td>
              <td>{item.reference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
  return (
    <article className="briefing" aria-label={say('Briefing of {day}', { day: dayInWords(plan.day) })}>
      <p className="briefing-head">
        {say('{label}: {value}', { label: company.name, value: dayInWords(plan.day) })}
      </p>
      <ShareText title={dayInWords(plan.day)} text={briefingText(plan, clashes, company.name)} />
      {all.length === 0 && <p role="status">{say('Nothing is entered for this day.')}</p>}
      {clashes.length > 0 && (
        <Part
          title={say('Clashes ({count})', { count: clashes.length })}
          count={clashes.length}
          most={ON_PAPER.clashes}
        >
          <div className="calendar-clashes">
            <ClashItems clashes={clashes} onOpen={onOpen} />
          </div>
        </Part>
      )}
      {table(say('Arrivals ({people})', { people: sumOf(arrivals) }), arrivals, ON_PAPER.comes)}
      {table(say('Departures ({people})', { people: sumOf(departures) }), departures, ON_PAPER.goes)}
      <Part
        title={say('Transfers ({count})', { count: transfers.length })}
        count={transfers.length}
        most={ON_PAPER.cars}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Vehicle')}</th>
              <th scope="col">{say('Guide')}</th>
              <th scope="col">{say('People')}</th>
            </tr>
          </thead>
          <tbody>
            {transfers.map(({ key, vehicle, guide, people }, place) => (
              <tr key={key} className={place < ON_PAPER.cars ? undefined : 'screen-only'}>
                <th scope="row">{vehicle}</th>
                <td>{guide}</td>
                <td>
                  <Running items={people} most={12} inWords={({ what }) => what} opens={opens} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part
        title={say('In-house and on tour ({people})', { people: sumOf(house) })}
        count={house.length}
        most={ON_PAPER.house}
      >
        <Running items={house} most={ON_PAPER.house} inWords={itemInWords} opens={opens} />
      </Part>
      <Part
        title={say('Flights ({count})', { count: flights.length })}
        count={flights.length}
        most={ON_PAPER.flights}
      >
        <ul>
          {flights.map(({ item, way, people }, place) => (
            <li key={`${item.id} ${way}`} className={place < ON_PAPER.flights ? undefined : 'screen-only'}>
              <CalendarItemButton item={item} onOpen={opens(item)} />{' '}
              <span>{way === 'out' ? say('Outward') : say('Return')}</span>, {peopleInWords(people)}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={say('Events ({count})', { count: events.length })}
        count={events.length}
        most={ON_PAPER.events}
      >
        <Running items={events} most={ON_PAPER.events} inWords={itemInWords} opens={opens} />
      </Part>
      <Part
        title={say('Special requests ({count})', { count: requests.length })}
        count={requests.length}
        most={ON_PAPER.asks}
      >
        <ul>
          {requests.map((item, place) => (
            <li key={item.id} className={place < ON_PAPER.asks ? undefined : 'screen-only'}>
              <CalendarItemButton item={item} onOpen={opens(item)} />{' '}
              <span className="briefing-request">{item.requests}</span>
            </li>
          ))}
        </ul>
      </Part>
    </article>
  );
}

/** Nothing where there is nothing. */
function Part({
  title,
  count,
  most,
  children,
}: {
  title: string;
  count: number;
  most: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
      {count > most && (
        <p className="paper-only">{say('And {count} more, see the calendar.', { count: count - most })}</p>
      )}
    </section>
  );
}

/** One after the other, as they take little room. */
function Running({
  items,
  most,
  inWords,
  opens,
}: {
  items: readonly CalendarItem[];
  most: number;
  inWords: (item: CalendarItem) => string;
  opens: (item: CalendarItem) => () => void;
}) {
  return (
    <ul className="briefing-running">
      {items.map((item, place) => (
        <li key={item.id} className={place < most ? undefined : 'screen-only'}>
          <CalendarItemButton item={item} onOpen={opens(item)} /> {inWords(item)}
        </li>
      ))}
    </ul>
  );
}
