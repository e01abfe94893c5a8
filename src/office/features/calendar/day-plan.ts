/**
 * Plan of a day: arrivals, departures, guests who stay, flights, events, and transfers with their passengers.
 * Pure.
 */
import type { CalendarItem } from '../../../device/office/days/index.ts';
import { countPeople, countPeopleOf, type PeopleCount } from './briefing/people-count.ts';
import { fullerName, transferKey } from './vehicles.ts';

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

/** Numbers of people on a day, and of events. */
export interface DaySums {
  arrive: PeopleCount;
  leave: PeopleCount;
  /** People who sleep here or are on a tour that night. */
  tonight: PeopleCount;
  fly: PeopleCount;
  /** Number of events; each counts as one. */
  events: PeopleCount;
  /** Everybody who is transported is on a list of the office. */
  travel: PeopleCount;
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
  const key = `${plan.day}\n${transferKey(item.vehicle, item.guide)}`;
  let transfer = vehicles.get(key);
  if (!transfer) {
    transfer = { key, vehicle: item.vehicle, guide: item.guide, people: [] };
    vehicles.set(key, transfer);
    plan.transfers.push(transfer);
  }
  transfer.vehicle = fullerName(transfer.vehicle, item.vehicle);
  transfer.people.push(item);
}

/** Created once, because a phone compares thousands of names for a month. */
const { compare } = new Intl.Collator('en');

/** Confirmed items first, then by name. */
const inOrder = (one: CalendarItem, other: CalendarItem) =>
  Number(other.confirmed) - Number(one.confirmed) || compare(one.name, other.name);

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
    tonight: countPeople([...stays, ...plan.house]),
    fly: countPeopleOf(plan.flights),
    events: countPeopleOf(plan.events.map((item) => ({ item, people: 1 }))),
    travel: {
      confirmed: plan.transfers.reduce((sum, { people }) => sum + people.length, 0),
      asked: 0,
    },
  };
}

/** Returns the same day without requests that are not confirmed. */
export function confirmedPartOf(plan: DayPlan): DayPlan {
  const only = (items: readonly CalendarItem[]) => items.filter(({ confirmed }) => confirmed);
  return {
    ...plan,
    arrivals: only(plan.arrivals),
    departures: only(plan.departures),
    house: only(plan.house),
    flights: plan.flights.filter(({ item }) => item.confirmed),
    events: only(plan.events),
  };
}

/** Returns the requests of a day that are not confirmed, each once. */
export const unconfirmedOn = (plan: DayPlan): CalendarItem[] =>
  itemsOfDay(plan).filter(({ confirmed }) => !confirmed);

/** Returns true if a day has no items, although it may have clashes. */
export const isEmptyDay = (plan: DayPlan): boolean => itemsOfDay(plan).length === 0;
