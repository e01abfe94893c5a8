/** Counts people of a day: those who are confirmed, and apart from them those who only asked. Pure. */
import type { CalendarItem } from '../../../../device/office/days/index.ts';

export interface PeopleCount {
  confirmed: number;
  /** People of requests that are not confirmed; a guest with several of them is counted once. */
  asked: number;
}

/** People of an item on one day: for a flight, those who fly. */
export interface PeopleOfItem {
  item: CalendarItem;
  people: number;
}

/** A record that does not say how many people it is for counts as one. */
export const countPeople = (items: readonly CalendarItem[]): PeopleCount =>
  countPeopleOf(items.map((item) => ({ item, people: item.people ?? 1 })));

/**
 * Confirmed bookings are added up, those of one agency too. Of a guest's requests the largest counts, as far as it
 * is for more people than the same guest has confirmed.
 */
export function countPeopleOf(list: readonly PeopleOfItem[]): PeopleCount {
  const sure = list.filter(({ item }) => item.confirmed);
  const confirmed = sumOf(sure);
  if (sure.length === list.length) return { confirmed, asked: 0 };
  const asked = guestsIn(list).reduce((sum, requests) => {
    const largest = Math.max(0, ...requests.map(({ item, people }) => (item.confirmed ? 0 : people)));
    return sum + Math.max(0, largest - sumOf(requests.filter(({ item }) => item.confirmed)));
  }, 0);
  return { confirmed, asked };
}

const sumOf = (list: readonly PeopleOfItem[]) => list.reduce((sum, { people }) => sum + people, 0);

/** Groups items by guest: those with a key in common are of one, unless staff said that they are not. */
function guestsIn(list: readonly PeopleOfItem[]): PeopleOfItem[][] {
  const groups: { keys: Set<string>; requests: PeopleOfItem[] }[] = [];
  const groupOf = new Map<string, (typeof groups)[number]>();
  for (const each of list) {
    const keys = each.item.guest?.keys ?? [];
    const group = { keys: new Set(keys), requests: [each] };
    for (const other of new Set(keys.flatMap((key) => groupOf.get(key) ?? []))) {
      if (isApart(each, other.requests)) continue;
      for (const key of other.keys) group.keys.add(key);
      group.requests.push(...other.requests);
      groups.splice(groups.indexOf(other), 1);
    }
    groups.push(group);
    for (const key of group.keys) groupOf.set(key, group);
  }
  return groups.map(({ requests }) => requests);
}

const isApart = ({ item }: PeopleOfItem, others: readonly PeopleOfItem[]) =>
  others.some(
    ({ item: other }) => item.guest?.apart?.includes(other.id) || other.guest?.apart?.includes(item.id),
  );
