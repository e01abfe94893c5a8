/** The trip that a guest built in the planner, in the office's words. Pure. */
import { placeTitles } from '../../../content/office/place-titles.ts';
import { decodePlan, type Gateway, nightsOf, type PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';
import { say, sayCount } from '../../../words/say.ts';
import { monthNames } from '../../table/engine/format.ts';

export interface PlanInWords {
  /** "1. Tarangire National Park: 2 nights", in the order of the trip. */
  stops: readonly string[];
  /** Names of its places, in the same order. */
  places: readonly string[];
  nights: number;
  /** People, month and airports. */
  facts: readonly { label: string; text: string }[];
  /** False where the code is cut, or has more stops than are read. */
  isWhole: boolean;
}

/** Null for a code that cannot be read: nothing, another text, or what a later version wrote. */
export function planInWords(code: string): PlanInWords | null {
  const read = decodePlan(code);
  if (!('plan' in read)) return null;
  const { stops, month, from, to } = read.plan;
  const places = stops.map(({ plate }) => placeTitles[plate] ?? say('Plate {number}', { number: plate }));
  return {
    stops: stops.map(({ nights }, place) => `${place + 1}. ${places[place]}: ${nightsInWords(nights)}`),
    places,
    nights: nightsOf(read.plan),
    facts: [
      { label: say('People'), text: peopleInWords(read.plan) },
      { label: say('Month'), text: monthNames()[month - 1] ?? say('Any') },
      { label: say('First airport'), text: airport(from) },
      { label: say('Last airport'), text: airport(to) },
    ],
    isWhole: read.is === 'plan' && read.leftOut === 0,
  };
}

const nightsInWords = (nights: number) =>
  nights === 0 ? say('on the way') : sayCount(nights, '1 night', '{count} nights');

/** "2 adults, 2 children (8, age not known)" */
function peopleInWords({ adults, ages }: PlannedTrip): string {
  const grown = sayCount(adults, '1 adult', '{count} adults');
  if (ages.length === 0) return grown;
  const children = sayCount(ages.length, '1 child', '{count} children');
  return `${grown}, ${children} (${ages.map((age) => age ?? say('age not known')).join(', ')})`;
}

const airport = (gateway: Gateway): string =>
  ({
    k: say('Kilimanjaro'),
    d: say('Dar es Salaam'),
    z: say('Zanzibar'),
    '-': say('Not known yet'),
  })[gateway];
