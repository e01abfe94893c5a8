/** The briefing of a day as plain text, for a message. Pure. */
import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say } from '../../../../words/say.ts';
import {
  clashTitle,
  describeItem,
  formatCount,
  formatDayTitle,
  formatPeople,
  formatUnconfirmed,
} from '../calendar-text.ts';
import type { Clash } from '../clashes/clash.ts';
import { confirmedPartOf, type DayPlan, unconfirmedOn } from '../day-plan.ts';
import { hasHealthNeed } from './health-needs.ts';
import { countPeople } from './people-count.ts';

const line = (item: CalendarItem, ...more: readonly string[]): string =>
  [isolateDirection(item.name), describeItem(item), ...more, formatConfirmed(item)]
    .filter(Boolean)
    .join(', ');

const formatConfirmed = ({ confirmed }: CalendarItem): string => (confirmed ? '' : say('not confirmed'));

function block(title: string, lines: readonly string[]): string {
  return lines.length > 0
    ? [title, ...lines.map((one) => `- ${one}`)].join('\n')
    : say('{title}: none', { title });
}

const guided = ({ guide }: CalendarItem) => (guide ? say('guide {guide}', { guide }) : '');

const sumOf = (items: readonly CalendarItem[]) => formatCount(countPeople(items));

export interface SpecialRequest {
  item: CalendarItem;
  isAboutHealth: boolean;
}

/** Returns the special requests of the day, each record once; those about diet and health first. */
export function specialRequestsOf(plan: DayPlan): SpecialRequest[] {
  const all = [
    ...plan.arrivals,
    ...plan.house,
    ...plan.departures,
    ...plan.flights.map(({ item }) => item),
    ...plan.events,
    ...plan.transfers.flatMap(({ people }) => people),
  ];
  const requests = [...new Set(all)]
    .filter(({ requests }) => requests.trim() !== '')
    .map((item) => ({ item, isAboutHealth: hasHealthNeed(item.requests) }));
  return [
    ...requests.filter(({ isAboutHealth }) => isAboutHealth),
    ...requests.filter(({ isAboutHealth }) => !isAboutHealth),
  ];
}

/** Words before a special request about health, so that they are read without colours too. */
export const healthLabel = (): string => say('Diet or health');

/**
 * Returns the briefing as a message.
 * @param day everything of the day
 * @param office name of the operator
 * @param withAsked whether requests that are not confirmed are in it
 */
export function briefingText(
  day: DayPlan,
  clashes: readonly Clash[],
  office: string,
  withAsked: boolean,
): string {
  const asked = unconfirmedOn(day);
  const plan = withAsked ? day : confirmedPartOf(day);
  const { arrivals, departures, house, flights, events, transfers } = plan;
  const blocks = [
    `${office}: ${formatDayTitle(plan.day)}`,
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
          people: people.map(({ name, what }) => `${isolateDirection(name)} (${what})`).join(', '),
        }),
      ),
    ),
  ];
  if (flights.length > 0) {
    const lines = flights.map(({ item, way, people }) =>
      [item.name, way === 'out' ? say('outward') : say('return'), formatPeople(people), formatConfirmed(item)]
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
      specialRequestsOf(plan).map(({ item: { name, requests }, isAboutHealth }) =>
        [
          ...(isAboutHealth ? [healthLabel()] : []),
          isolateDirection(name),
          requests.trim().replaceAll(/\s+/g, ' '),
        ].join(': '),
      ),
    ),
    block(
      say('Clashes'),
      clashes.map((clash) => `${clashTitle(clash)}: ${isolateDirection(clash.text)}`),
    ),
  );
  if (!withAsked && asked.length > 0) blocks.push(leftOutLine(asked));
  return `${blocks.join('\n\n')}\n`;
}

/** Says what a briefing leaves out. @param asked items that are not confirmed */
export const leftOutLine = (asked: readonly CalendarItem[]): string =>
  say('Not confirmed and not listed here: {requests}.', { requests: formatUnconfirmed(asked) });
