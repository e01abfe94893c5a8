import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { describeStays } from '../../../../kinds/capacity/office.ts';
import { EVERY_STAY } from '../../../../kinds/capacity/schema.ts';
import type { RecordFields } from '../../../../kinds/records.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { type Clash, grouped, keyOf } from './clash.ts';

type Capacity = RecordFields<'capacity'>;

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
export function fullNights(
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
