/**
 * Plan of a day: arrivals, departures, guests who stay, flights, events, and transfers with their passengers.
 * Pure.
 */
import type { CalendarItem } from '../../../device/office/days/index.ts';

export interface Flight {
  item: CalendarItem;
  way: 'out' | 'back';
  people: number;
}

/** A vehicle with its guide and everybody in it. */
export interface Transfer {
  key: string;
  vehicle: string;
  guide: string;
  people: CalendarItem[];
}

export interface DayPlan {
  day: string;
  arrivals: CalendarItem[];
  departures: CalendarItem[];
  /** Guests who neither arrive nor leave on this day. */
  house: CalendarItem[];
  flights: Flight[];
  events: CalendarItem[];
  transfers: Transfer[];
}

/** Numbers of people on a day. A record that does not say how many people it is for counts as one. */
export interface DaySums {
  arrive: number;
  leave: number;
  /** People who sleep here or are on a tour that night. */
  tonight: number;
  fly: number;
  events: number;
  travel: number;
  /** Number of records of the day that are not confirmed. */
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
 * Returns the plan of each of these days.
 * @param days in order, without a gap
 */
export function planDays(days: readonly string[], items: readonly CalendarItem[]): Map<string, DayPlan> {
  const plans = new Map(days.map((day) => [day, emptyPlan(day)]));
  const vehicles = new Map<string, Transfer>();
  // Sorted once for all days; their lists are filled in this order.
  for (const item of [...items].sort(inOrder)) enter(item, days, plans, vehicles);
  for (const { transfers } of plans.values()) transfers.sort((one, other) => compare(one.key, other.key));
  return plans;
}

function enter(
  item: CalendarItem,
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

function board(item: CalendarItem, plan: DayPlan | undefined, vehicles: Map<string, Transfer>): void {
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

/** Created once, because a phone compares thousands of names for a month. */
const { compare } = new Intl.Collator('en');

/** Confirmed items first, then by name. */
const inOrder = (one: CalendarItem, other: CalendarItem) =>
  Number(other.confirmed) - Number(one.confirmed) || compare(one.name, other.name);

export const countPeople = (items: readonly CalendarItem[]): number =>
  items.reduce((sum, { people }) => sum + (people ?? 1), 0);

/** Returns all items of a day in reading order, each once. */
export function itemsOfDay(plan: DayPlan): CalendarItem[] {
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

export function daySums(plan: DayPlan): DaySums {
  const leaving = new Set(plan.departures);
  const stays = plan.arrivals.filter((item) => !leaving.has(item));
  return {
    arrive: countPeople(plan.arrivals),
    leave: countPeople(plan.departures),
    tonight: countPeople(stays) + countPeople(plan.house),
    fly: plan.flights.reduce((sum, { people }) => sum + people, 0),
    events: plan.events.length,
    travel: plan.transfers.reduce((sum, { people }) => sum + people.length, 0),
    unconfirmed: itemsOfDay(plan).filter(({ confirmed }) => !confirmed).length,
  };
}

/** Returns true if a day has no items, although it may have clashes. */
export const isEmptyDay = (plan: DayPlan): boolean => itemsOfDay(plan).length === 0;
