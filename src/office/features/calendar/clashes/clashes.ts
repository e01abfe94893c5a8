/**
 * Finds clashes: a guide or a vehicle used twice on a day, nights over a camp's capacity, trips outside their
 * package's season. Pure.
 */

import type { CalendarItem } from '../../../../device/office/days/index.ts';
import type { RecordFields } from '../../../../kinds/records.ts';
import { say, sayKnown } from '../../../../words/say.ts';
import { allConfirmed, type Clash, folded, grouped, keyOf, someOf } from './clash.ts';
import { fullNights } from './full-nights.ts';
import { isOutOfSeason } from './season.ts';
import { findTransferClashes } from './transfer-clashes.ts';

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
