/**
 * Finds clashes: a guide or a vehicle used twice on a day, nights over a camp's capacity, trips outside their
 * package's season. Pure.
 */

import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { describeStays } from '../../../../kinds/capacity/office.ts';
import { EVERY_STAY } from '../../../../kinds/capacity/schema.ts';
import type { RecordFields } from '../../../../kinds/records.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { formatMore } from '../../dashboard/format-figures.ts';
import { isOutOfSeason } from './season.ts';

export type ClashKind = 'guide' | 'vehicle' | 'capacity' | 'season';

export interface Clash {
  key: string;
  kind: ClashKind;
  /** First and last day of the clash, or night. */
  from: string;
  to: string;
  /** Name of the guide, vehicle, camp or traveller. */
  of: string;
  /** The problem in a few words. */
  text: string;
  items: readonly CalendarItem[];
  /** True if all records in it are confirmed. */
  certain: boolean;
}

type Capacity = RecordFields<'capacity'>;

/** Returns the clashes of some days, the earliest first. @param days in order, without a gap */
export function findClashes(
  days: readonly string[],
  items: readonly CalendarItem[],
  capacities: readonly Capacity[],
): Clash[] {
  const found = [
    ...toursOfGuides(days, items),
    ...findTransferClashes(days, items),
    ...fullNights(days, items, capacities),
    ...seasons(days, items),
  ];
  return joined(days, found).sort((one, other) =>
    one.from === other.from ? 0 : one.from < other.from ? -1 : 1,
  );
}

/** Groups clashes by day. */
export function clashesByDay(days: readonly string[], clashes: readonly Clash[]): Map<string, Clash[]> {
  return new Map(days.map((day) => [day, clashes.filter(({ from, to }) => from <= day && day <= to)]));
}

/** Names are typed by hand, so spaces and capitals are ignored when they are compared. */
const folded = (name: string, field = 'guide') =>
  resourceKey(field === 'vehicle' ? 'vehicle' : 'guide', name);

function grouped<Item>(list: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

const allConfirmed = (items: readonly CalendarItem[]) => items.every(({ confirmed }) => confirmed);
/** Key that tells clashes of different records apart. */
const keyOf = (kind: ClashKind, of: string, items: readonly CalendarItem[]) =>
  [kind, folded(of), items.length, ...items.slice(0, 8).map(({ id }) => id)].join(' ');

/** Most names in a text; the others are only counted. */
const SAID = 4;

const someOf = (names: readonly string[]) =>
  [...names.slice(0, SAID), ...(names.length > SAID ? [formatMore(names.length - SAID)] : [])].join(', ');

/** Finds guides with two tours on the same day. */
function toursOfGuides(days: readonly string[], items: readonly CalendarItem[]): Clash[] {
  const guided = items.filter(({ kind, guide }) => kind === 'tour' && guide.trim() !== '');
  const groups = grouped(guided, ({ guide }) => folded(guide)).filter(overlap);
  return groups.flatMap((tours) => {
    const clashes: Clash[] = [];
    let yesterday: readonly CalendarItem[] = [];
    for (const day of days) {
      const there = tours.filter(({ from, to }) => from <= day && day <= to);
      const last = clashes.at(-1);
      // Most clashes last for some days, so their text is made once.
      if (there.length > 1 && last && isSame(there, yesterday)) last.to = day;
      else if (there.length > 1) clashes.push(clashOfGuide(day, there));
      yesterday = there;
    }
    return clashes;
  });
}

const isSame = (items: readonly CalendarItem[], others: readonly CalendarItem[]) =>
  items.length === others.length && items.every((item, place) => item === others[place]);

function clashOfGuide(day: string, items: readonly CalendarItem[]): Clash {
  const of = items[0]?.guide.trim() ?? '';
  const names = someOf(items.map(({ name }) => name));
  const text = say('guides {count} tours: {names}', { count: items.length, names });
  const key = keyOf('guide', of, items);
  return { key, kind: 'guide', from: day, to: day, of, text, items, certain: allConfirmed(items) };
}

/**
 * Returns true if any of a guide's tours overlap. For most guides none do, so that their days need not be
 * checked one by one.
 */
function overlap(tours: readonly CalendarItem[]): boolean {
  if (tours.length < 2) return false;
  let last = '';
  for (const { from, to } of [...tours].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    if (from <= last) return true;
    if (to > last) last = to;
  }
  return false;
}

/**
 * Finds clashes among a day's transfers: a guide in two vehicles, or a vehicle with two guides or two
 * destinations.
 */
export function findTransferClashes(days: readonly string[], items: readonly CalendarItem[]): Clash[] {
  const shown = new Set(days);
  const people = items.filter(({ kind, from }) => kind === 'person' && shown.has(from));
  return grouped(people, ({ from }) => from).flatMap((aboard) => [
    ...twice(aboard, 'guide', 'vehicle', (vehicles) =>
      say('is in {count} vehicles: {names}', { count: vehicles.length, names: someOf(vehicles) }),
    ),
    ...twice(aboard, 'vehicle', 'guide', (guides) =>
      say('has {count} guides: {names}', { count: guides.length, names: someOf(guides) }),
    ),
    ...twice(aboard, 'vehicle', 'what', (places) =>
      say('goes to {count} places: {names}', { count: places.length, names: someOf(places) }),
    ),
  ]);
}

function twice(
  people: readonly CalendarItem[],
  kind: 'guide' | 'vehicle',
  differing: 'guide' | 'vehicle' | 'what',
  inWords: (names: string[]) => string,
): Clash[] {
  const used = people.filter((person) => folded(person[kind]) !== '');
  return grouped(used, (person) => folded(person[kind], kind)).flatMap((items) => {
    const names = grouped(items, (item) => folded(item[differing], differing)).map(
      ([first]) => first?.[differing] ?? '',
    );
    const [first] = items;
    if (!first || names.length < 2) return [];
    const of = first[kind].trim();
    const key = `${keyOf(kind, of, [])} ${differing} ${first.from}`;
    return {
      key,
      kind,
      from: first.from,
      to: first.from,
      of,
      text: inWords(names.sort()),
      items,
      certain: true,
    };
  });
}

/** Value for a booking of the whole house. */
const ALL_ROOMS = 'full-resthouse';

/** Returns the number of places that a stay takes. @param all places of the camp */
function placesOf({ people, what }: CalendarItem, unit: Capacity['unit'], all: number): number {
  if (unit === 'people') return people ?? 1;
  return what === ALL_ROOMS ? all : Math.ceil((people ?? 1) / 2);
}

const TAKEN = {
  people: '{places} of {all} places taken ({stays}), {sure} of them confirmed',
  rooms: '{places} of {all} rooms taken ({stays}), {sure} of them confirmed',
} as const satisfies Readonly<Record<Capacity['unit'], string>>;

/**
 * Finds nights on which stays take more places than there are. Camps that take the same stays count as one.
 */
function fullNights(
  days: readonly string[],
  items: readonly CalendarItem[],
  capacities: readonly Capacity[],
): Clash[] {
  const stays = items.filter(({ kind }) => kind === 'stayBooking');
  const active = capacities.filter(({ active }) => active === 'yes');
  return grouped(active, ({ stays, unit }) => `${stays} ${unit}`).flatMap((camps) => {
    const [first] = camps;
    if (!first) return [];
    const all = camps.reduce((sum, { perNight }) => sum + perNight, 0);
    const theirs = stays.filter(({ what }) => first.stays === EVERY_STAY || what === first.stays);
    const taken = (list: readonly CalendarItem[]) =>
      list.reduce((sum, stay) => sum + placesOf(stay, first.unit, all), 0);
    const of = camps.map(({ camp }) => camp).join(', ');
    return days.flatMap((day) => {
      const there = theirs.filter(({ from, to }) => from <= day && day < to);
      const places = taken(there);
      if (places <= all) return [];
      const sure = taken(there.filter(({ confirmed }) => confirmed));
      const certain = sure > all;
      const stays = sayKnown(describeStays(first.stays));
      const text = say(TAKEN[first.unit], { places, all, stays, sure });
      const key = `${keyOf('capacity', of, [])} ${first.stays} ${first.unit} ${text}`;
      return { key, kind: 'capacity', from: day, to: day, of, text, items: there, certain };
    });
  });
}

/**
 * Finds trips out of season. A clash is shown on the first day of the trip, even if only its end is out of
 * season.
 */
function seasons(days: readonly string[], items: readonly CalendarItem[]): Clash[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return items.flatMap((item) => {
    const { from, to, season, name: of, what, confirmed: certain } = item;
    if (from < first || from > last || !isOutOfSeason(season, from, to)) return [];
    const key = keyOf('season', of, [item]);
    return {
      key,
      kind: 'season',
      from,
      to: from,
      of,
      text: say('{what} runs {season}', { what, season: sayKnown(season) }),
      items: [item],
      certain,
    };
  });
}

/** Joins the same clash on consecutive days into one. */
function joined(days: readonly string[], found: readonly Clash[]): Clash[] {
  const next = new Map(days.map((day, place) => [day, days[place + 1]]));
  return grouped(found, ({ key }) => key).flatMap((same) => {
    const runs: Clash[] = [];
    for (const clash of same) {
      const before = runs.at(-1);
      if (!before || next.get(before.to) !== clash.from) runs.push({ ...clash });
      else {
        before.to = clash.to;
        before.items = [...new Set([...before.items, ...clash.items])];
      }
    }
    return runs;
  });
}
