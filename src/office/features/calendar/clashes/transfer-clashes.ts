import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { say } from '../../../../words/say.ts';
import { type Clash, folded, grouped, keyOf, someOf } from './clash.ts';

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
