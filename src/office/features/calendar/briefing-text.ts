/** The briefing of a day as plain text, for a message. Pure. */
import type { CalendarItem } from '../../../device/office/days/index.ts';
import { say } from '../../../words/say.ts';
import { clashTitle, dayInWords, itemInWords, peopleInWords } from './calendar-words.ts';
import type { Clash } from './clashes.ts';
import { countPeople, type DayPlan } from './day-plan.ts';

const line = (item: CalendarItem, ...more: readonly string[]): string =>
  [item.name, itemInWords(item), ...more, confirmedInWords(item)].filter(Boolean).join(', ');

const confirmedInWords = ({ confirmed }: CalendarItem): string => (confirmed ? '' : say('not confirmed'));

function block(title: string, lines: readonly string[]): string {
  return lines.length > 0
    ? [title, ...lines.map((text) => `- ${text}`)].join('\n')
    : say('{title}: none', { title });
}

const guided = ({ guide }: CalendarItem) => (guide ? say('guide {guide}', { guide }) : '');

const sumOf = (items: readonly CalendarItem[]) => peopleInWords(countPeople(items));

/** Returns the items of the day with guests' requests, each record once. */
export function guestItemsOf(plan: DayPlan): CalendarItem[] {
  const all = [...plan.arrivals, ...plan.house, ...plan.departures, ...plan.flights.map(({ item }) => item)];
  return [...new Set([...all, ...plan.events])].filter(({ requests }) => requests.trim() !== '');
}

/** Returns the briefing as a message. @param office name of the operator */
export function briefingText(plan: DayPlan, clashes: readonly Clash[], office: string): string {
  const { arrivals, departures, house, flights, events, transfers } = plan;
  const blocks = [
    `${office}: ${dayInWords(plan.day)}`,
    block(
      say('Arrivals ({people})', { people: sumOf(arrivals) }),
      arrivals.map((item) => line(item, guided(item))),
    ),
    block(
      say('Departures ({people})', { people: sumOf(departures) }),
      departures.map((item) => line(item)),
    ),
    block(
      say('In-house and on tour ({people})', { people: sumOf(house) }),
      house.map((item) => line(item, guided(item))),
    ),
    block(
      say('Transfers'),
      transfers.map(({ vehicle, guide, people }) =>
        say('{vehicle}, guide {guide}: {people}', {
          vehicle,
          guide,
          people: people.map(({ name, what }) => `${name} (${what})`).join(', '),
        }),
      ),
    ),
  ];
  if (flights.length > 0) {
    const lines = flights.map(({ item, way, people }) =>
      [
        item.name,
        way === 'out' ? say('outward') : say('return'),
        peopleInWords(people),
        confirmedInWords(item),
      ]
        .filter(Boolean)
        .join(', '),
    );
    blocks.push(block(say('Flights'), lines));
  }
  if (events.length > 0)
    blocks.push(
      block(
        say('Events'),
        events.map((item) => line(item)),
      ),
    );
  blocks.push(
    block(
      say('Special requests'),
      guestItemsOf(plan).map(({ name, requests }) => `${name}: ${requests.trim().replaceAll(/\s+/g, ' ')}`),
    ),
    block(
      say('Clashes'),
      clashes.map((clash) => `${clashTitle(clash)}: ${clash.text}`),
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}
