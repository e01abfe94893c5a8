/** A planned trip in words of the page's language. */
import { type Gateway, MAX_STOPS, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { formatMonths, monthName } from '../../ui/dates/months.ts';
import { say, sayCount, sayNumber } from '../../words/say.ts';
import { forWhom } from '../parts/party/answer-words.ts';
import { daysOfStops } from './facts/plan-days.ts';
import type { PlanWarning } from './facts/plan-warnings.ts';
import { type Move, movesOf, type TravelTimes, type Way } from './facts/travel.ts';

export const nightsInWords = (nights: number): string =>
  nights === 0 ? say('no night') : sayCount(nights, 'one night', '{count} nights');

/** "4.5 hours", in halves from two hours on and in quarters before; "45 minutes". */
export function timeInWords(minutes: number): string {
  if (minutes < 60) return say('{minutes} minutes', { minutes });
  const step = minutes < 120 ? 0.25 : 0.5;
  const hours = Math.round(minutes / 60 / step) * step;
  return sayCount(hours, 'one hour', '{count} hours');
}

function wayInWords({ by, minutes }: Way): string {
  const time = timeInWords(minutes);
  if (by === 'air') return say('about {time} by air, from door to door', { time });
  return by === 'sea' ? say('about {time}, partly by boat', { time }) : say('about {time} by road', { time });
}

/** "about 4.5 hours by road, or about 3 hours by air …". */
export function moveInWords({ other, ...way }: Move): string {
  return other
    ? say('{way}, or {other}', { way: wayInWords(way), other: wayInWords(other) })
    : wayInWords(way);
}

/** Name of an airport. */
export function gatewayName(letter: Gateway): string {
  switch (letter) {
    case 'k':
      return say('Kilimanjaro airport');
    case 'd':
      return say('Dar es Salaam airport');
    case 'z':
      return say('Zanzibar airport');
    default:
      return say('not decided yet');
  }
}

/** "days 1 to 3", "day 4". */
export const daysInWords = (first: number, last: number): string =>
  first === last ? say('day {day}', { day: first }) : say('days {first} to {last}', { first, last });

/** @param titleOf a plate's title */
export function warningInWords(
  warning: PlanWarning,
  { stops }: PlannedTrip,
  titleOf: (plate: number) => string,
): string {
  switch (warning.is) {
    case 'long-way': {
      const values = {
        time: timeInWords(warning.minutes),
        place: titleOf(stops[warning.stop]?.plate ?? 0),
      };
      return warning.canFly
        ? say('{time} on the way to {place}: sleep on the way, or fly.', values)
        : say('{time} on the way to {place}: sleep on the way.', values);
    }
    case 'short-stay':
      return say('One night at {place} is short after {time} on the way: two are better.', {
        place: titleOf(stops[warning.stop]?.plate ?? 0),
        time: timeInWords(warning.minutes),
      });
    case 'no-way':
      return say('How to come to {place} from there, we have to work out: ask us.', {
        place: titleOf(stops[warning.stop]?.plate ?? 0),
      });
    case 'closed':
      return say('{place} is closed in {month}.', {
        place: titleOf(warning.plate),
        month: monthName(warning.month),
      });
    case 'rain':
      return say('It rains at {place} in {month}, and little makes up for it.', {
        place: titleOf(warning.plate),
        month: monthName(warning.month),
      });
    default:
      return say('{days} days are more than one request can hold.', { days: sayNumber(warning.days) });
  }
}

/** Months that fit all places. @param months as numbers */
export const fittingMonthsInWords = (months: readonly number[]): string =>
  months.length === 0
    ? say('No month is good at all of these places. The bars show which speak against one.')
    : say('Good at all of these places: {months}.', { months: formatMonths(months) });

export const tooManyStops = (): string =>
  say('A plan holds {stops} stops. Send it, and tell us what comes after.', { stops: MAX_STOPS });

/** The whole trip as lines, as the page shows it: they go with the request. */
export function planAsLines(
  trip: PlannedTrip,
  times: TravelTimes,
  titleOf: (plate: number) => string,
  price: string,
): string[] {
  const { arrival, before, departure } = movesOf(times, trip);
  return [
    forWhom(trip),
    ...(trip.from === '-' ? [] : [gatewayName(trip.from)]),
    ...daysOfStops(trip.stops).flatMap(({ plate, nights, first, last }, index) => {
      const move = index === 0 ? arrival : before[index];
      const stop = say('{label}: {value}', { label: titleOf(plate), value: nightsInWords(nights) });
      return [
        ...(move ? [`  ${moveInWords(move)}`] : []),
        `${index + 1}. ${stop} (${daysInWords(first, last)})`,
      ];
    }),
    ...(departure ? [`  ${moveInWords(departure)}`] : []),
    ...(trip.to === '-' ? [] : [gatewayName(trip.to)]),
    ...(price ? [price] : []),
  ];
}
