/** A clash of the calendar, and what all kinds of clashes are made with. Pure. */
import type { CalendarItem } from '../../../../device/office/days/index.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import { formatMore } from '../../dashboard/format-figures.ts';

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

/** Names are typed by hand, so spaces and capitals are ignored when they are compared. */
export const folded = (name: string, field = 'guide') =>
  resourceKey(field === 'vehicle' ? 'vehicle' : 'guide', name);

export function grouped<Item>(list: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

export const allConfirmed = (items: readonly CalendarItem[]) => items.every(({ confirmed }) => confirmed);
/** Key that tells clashes of different records apart. */
export const keyOf = (kind: ClashKind, of: string, items: readonly CalendarItem[]) =>
  [kind, folded(of), items.length, ...items.slice(0, 8).map(({ id }) => id)].join(' ');

/** Most names in a text; the others are only counted. */
const SAID = 4;

export const someOf = (names: readonly string[]) =>
  [...names.slice(0, SAID), ...(names.length > SAID ? [formatMore(names.length - SAID)] : [])].join(', ');
