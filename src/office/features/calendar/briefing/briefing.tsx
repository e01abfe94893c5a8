/** A day in full: to be read in the morning, printed, or sent to who is on the road. */
import type { ReactNode } from 'react';
import { company } from '../../../../content/company.ts';
import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { say } from '../../../../words/say.ts';
import { ShareText } from '../../share/share-text.tsx';
import {
  describeItem,
  formatCount,
  formatDayTitle,
  formatPeople,
  formatUnconfirmed,
} from '../calendar-text.ts';
import type { Clash } from '../clashes/clash.ts';
import { ClashItems } from '../clashes/clash-list.tsx';
import { confirmedPartOf, type DayPlan, itemsOfDay, unconfirmedOn } from '../day-plan.ts';
import { CalendarItemButton } from '../grid/calendar-item-button.tsx';
import { formatVehicles } from '../vehicles.ts';
import { briefingText, healthLabel, leftOutLine, specialRequestsOf } from './briefing-text.ts';
import { countPeople } from './people-count.ts';

interface BriefingProps {
  /** Everything of the day. */
  plan: DayPlan;
  clashes: readonly Clash[];
  /** Whether requests that are not confirmed are in it. */
  withAsked: boolean;
  onWithAsked: (wanted: boolean) => void;
  onOpen: (item: CalendarItem, list: readonly CalendarItem[]) => void;
}

const sumOf = (items: readonly CalendarItem[]) => formatCount(countPeople(items));

export function Briefing({ plan, clashes, withAsked, onWithAsked, onOpen }: BriefingProps) {
  const shown = withAsked ? plan : confirmedPartOf(plan);
  const { arrivals, departures, house, flights, events, transfers } = shown;
  const asked = unconfirmedOn(plan);
  const all = itemsOfDay(shown);
  const requests = specialRequestsOf(shown);
  const opens = (item: CalendarItem) => () => onOpen(item, all);
  const table = (title: string, items: readonly CalendarItem[]) => (
    <Part title={title} count={items.length}>
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
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <CalendarItemButton item={item} onOpen={opens(item)} />
              </th>
              <td>{describeItem(item)}</td>
              <td>{item.guide}</td>
              <td>{item.reference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
  return (
    <article className="briefing" aria-label={say('Briefing of {day}', { day: formatDayTitle(plan.day) })}>
      <p className="briefing-head">
        {say('{label}: {value}', { label: company.name, value: formatDayTitle(plan.day) })}
      </p>
      <ShareText
        title={formatDayTitle(plan.day)}
        text={briefingText(plan, clashes, company.name, withAsked)}
      />
      {asked.length > 0 && (
        <label className="briefing-asked screen-only">
          <input type="checkbox" checked={withAsked} onChange={({ target }) => onWithAsked(target.checked)} />
          <span>{say('With what is not confirmed: {requests}', { requests: formatUnconfirmed(asked) })}</span>
        </label>
      )}
      {all.length === 0 && (
        <p role="status">
          {asked.length === 0
            ? say('Nothing is entered for this day.')
            : say('Nothing is confirmed for this day.')}
        </p>
      )}
      {clashes.length > 0 && (
        <Part title={say('Clashes ({count})', { count: clashes.length })} count={clashes.length}>
          <div className="calendar-clashes">
            <ClashItems clashes={clashes} onOpen={onOpen} />
          </div>
        </Part>
      )}
      {table(say('Arrivals ({people})', { people: sumOf(arrivals) }), arrivals)}
      {table(say('Departures ({people})', { people: sumOf(departures) }), departures)}
      <Part
        title={say('Transfers ({vehicles})', { vehicles: formatVehicles(transfers) })}
        count={transfers.length}
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
            {transfers.map(({ key, vehicle, guide, people }) => (
              <tr key={key}>
                <th scope="row">{vehicle}</th>
                <td>{guide}</td>
                <td>
                  <Running items={people} inWords={({ what }) => what} opens={opens} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title={say('In-house and on tour ({people})', { people: sumOf(house) })} count={house.length}>
        <Running items={house} inWords={describeItem} opens={opens} />
      </Part>
      <Part title={say('Flights ({count})', { count: flights.length })} count={flights.length}>
        <ul>
          {flights.map(({ item, way, people }) => (
            <li key={`${item.id} ${way}`}>
              <CalendarItemButton item={item} onOpen={opens(item)} />{' '}
              <span>{way === 'out' ? say('Outward') : say('Return')}</span>, {formatPeople(people)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('Events ({count})', { count: events.length })} count={events.length}>
        <Running items={events} inWords={describeItem} opens={opens} />
      </Part>
      <Part title={say('Special requests ({count})', { count: requests.length })} count={requests.length}>
        <ul>
          {requests.map(({ item, isAboutHealth }) => (
            <li key={item.id} className={isAboutHealth ? 'about-health' : undefined}>
              <CalendarItemButton item={item} onOpen={opens(item)} />{' '}
              <span className="briefing-request">
                {isAboutHealth && <strong>{healthLabel()}</strong>}
                <span>{item.requests}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {!withAsked && asked.length > 0 && <p className="paper-only">{leftOutLine(asked)}</p>}
    </article>
  );
}

/** Nothing where there is nothing. */
function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One after the other, as they take little room. */
function Running({
  items,
  inWords,
  opens,
}: {
  items: readonly CalendarItem[];
  inWords: (item: CalendarItem) => string;
  opens: (item: CalendarItem) => () => void;
}) {
  return (
    <ul className="briefing-running">
      {items.map((item) => (
        <li key={item.id}>
          <CalendarItemButton item={item} onOpen={opens(item)} /> {inWords(item)}
        </li>
      ))}
    </ul>
  );
}
