/** What is on a day: who comes, goes and stays, who flies, which events there are, who travels in what. Pure. */
import type { ShownItem } from '../../../device/office/days/index.ts';

export interface Flight {
  item: ShownItem;
  way: 'out' | 'back';
  people: number;
}

/** A vehicle with its guide and everybody in it. */
export interface Transfer {
  key: string;
  vehicle: string;
  guide: string;
  people: ShownItem[];
}

export interface DayPlan {
  day: string;
  arrivals: ShownItem[];
  departures: ShownItem[];
  /** Neither come nor go on this day. */
  house: ShownItem[];
  flights: Flight[];
  events: ShownItem[];
  transfers: Transfer[];
}

/** People of a day. Where a record does not say how many they are, it counts as one. */
export interface DaySums {
  arrive: number;
  leave: number;
  /** Who sleeps here or is on a tour that night. */
  tonight: number;
  fly: number;
  events: number;
  travel: number;
  /** Records of the day that are not confirmed. */
  unconfirmed: number;
}

const emptyPlan = (day: string): DayPlan => ({
  day,
  arrivals: [],
  departures: [],
  house: [],
  flights: [],
  events: [],
  transfers: [],
});

/**
 * The plan of each of these days.
 * @param days in order, without a gap
 */
export function plansOf(days: readonly string[], items: readonly ShownItem[]): Map<string, DayPlan> {
  const plans = new Map(days.map((day) => [day, emptyPlan(day)]));
  const vehicles = new Map<string, Transfer>();
  // Once for all days, whose lists are filled in this order.
  for (const item of [...items].sort(inOrder)) enter(item, days, plans, vehicles);
  for (const { transfers } of plans.values()) transfers.sort((one, other) => compare(one.key, other.key));
  return plans;
}

function enter(
  item: ShownItem,
  days: readonly string[],
  plans: ReadonlyMap<string, DayPlan>,
  vehicles: Map<string, Transfer>,
): void {
  if (item.legs) {
    for (const { day, way, people } of item.legs) plans.get(day)?.flights.push({ item, way, people });
  } else if (item.kind === 'eventRequest') {
    plans.get(item.from)?.events.push(item);
  } else if (item.kind === 'person') {
    board(item, plans.get(item.from), vehicles);
  } else {
    plans.get(item.from)?.arrivals.push(item);
    plans.get(item.to)?.departures.push(item);
    for (const day of days) if (item.from < day && day < item.to) plans.get(day)?.house.push(item);
  }
}

function board(item: ShownItem, plan: DayPlan | undefined, vehicles: Map<string, Transfer>): void {
  if (!plan) return;
  const key = [plan.day, item.vehicle, item.guide].join('\n');
  let transfer = vehicles.get(key);
  if (!transfer) {
    transfer = { key, vehicle: item.vehicle, guide: item.guide, people: [] };
    vehicles.set(key, transfer);
    plan.transfers.push(transfer);
  }
  transfer.people.push(item);
}

/** Made once: a phone compares thousands of names for a month. */
const { compare } = new Intl.Collator('en');

/** What is confirmed first, then by name. */
const inOrder = (one: ShownItem, other: ShownItem) =>
  Number(other.confirmed) - Number(one.confirmed) || compare(one.name, other.name);

export const peopleIn = (items: readonly ShownItem[]): number =>
  items.reduce((sum, { people }) => sum + (people ?? 1), 0);

/** Everything of a day once, in the order in which it is read. */
export function itemsOf(plan: DayPlan): ShownItem[] {
  return [
    ...new Set([
      ...plan.arrivals,
      ...plan.departures,
      ...plan.house,
      ...plan.flights.map(({ item }) => item),
      ...plan.events,
      ...plan.transfers.flatMap(({ people }) => people),
    ]),
  ];
}

export function sumsOf(plan: DayPlan): DaySums {
  const leaving = new Set(plan.departures);
  const stays = plan.arrivals.filter((item) => !leaving.has(item));
  return {
    arrive: peopleIn(plan.arrivals),
    leave: peopleIn(plan.departures),
    tonight: peopleIn(stays) + peopleIn(plan.house),
    fly: plan.flights.reduce((sum, { people }) => sum + people, 0),
    events: plan.events.length,
    travel: plan.transfers.reduce((sum, { people }) => sum + people.length, 0),
    unconfirmed: itemsOf(plan).filter(({ confirmed }) => !confirmed).length,
  };
}

/** Nothing but clashes could be said of it. */
export const isEmpty = (plan: DayPlan): boolean => itemsOf(plan).length === 0;
