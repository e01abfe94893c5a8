/** Passengers of a day by vehicle and guide, for the screen and as the text of a message. Pure. */

import type { Row } from '../../../../device/records/index.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import type { BoardingState } from '../../../../kinds/statuses.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount } from '../../../../words/say.ts';
import { formatDayTitle } from '../../../features/calendar/calendar-text.ts';
import { fullerName, transferKey } from '../../../features/calendar/vehicles.ts';
import { boardingState, peopleOnDay, seatsTakenBy, vehicleSeats } from './vehicle-passengers.ts';

export interface ManifestVehicle {
  key: string;
  vehicle: string;
  guide: string;
  people: Row<'person'>[];
}

/** Returns the vehicles of a day and the people in each, both in the order of their names. */
export function vehiclesOnDay(rows: readonly Row<'person'>[], date: string): ManifestVehicle[] {
  const vehicles = new Map<string, ManifestVehicle>();
  for (const row of peopleOnDay(rows, date)) {
    const key = transferKey(row.vehicle, row.guider);
    const known = vehicles.get(key) ?? { key, vehicle: row.vehicle, guide: row.guider, people: [] };
    known.vehicle = fullerName(known.vehicle, row.vehicle);
    known.people.push(row);
    vehicles.set(key, known);
  }
  const list = [...vehicles.values()].sort((one, other) => one.key.localeCompare(other.key));
  for (const { people } of list) people.sort((one, other) => one.name.localeCompare(other.name));
  return list;
}

/**
 * Returns "2 of 7 seats taken", or how many too many; empty if nobody has listed the vehicle's seats.
 * @param all vehicles of the day: one with two guides is listed twice, but its seats count once
 */
export function formatSeatsTaken(
  { vehicle }: Pick<ManifestVehicle, 'vehicle'>,
  all: readonly ManifestVehicle[],
  resources: readonly Row<'resource'>[],
): string {
  const seats = vehicleSeats(resources, vehicle);
  if (!seats) return '';
  const key = resourceKey('vehicle', vehicle);
  const same = all.filter((other) => resourceKey('vehicle', other.vehicle) === key);
  const taken = seatsTakenBy(same.flatMap(({ people }) => people));
  if (taken > seats)
    return sayCount(seats, '{taken} people for 1 seat.', '{taken} people for {count} seats.', { taken });
  return same.length > 1
    ? say('{taken} of {seats} seats taken, with everybody in this vehicle.', { taken, seats })
    : say('{taken} of {seats} seats taken.', { taken, seats });
}

/** Returns the counts: "12 people: 10 aboard, 1 absent, 1 not checked". */
export function describeBoarding(people: readonly Row<'person'>[]): string {
  const count = (state: BoardingState) => people.filter((person) => boardingState(person) === state).length;
  const parts = [
    sayCount(count('Aboard'), '1 aboard', '{count} aboard'),
    ...(count('Absent') > 0 ? [sayCount(count('Absent'), '1 absent', '{count} absent')] : []),
    ...(count('Not checked') > 0
      ? [sayCount(count('Not checked'), '1 not checked', '{count} not checked')]
      : []),
  ];
  return sayCount(people.length, '1 person: {counts}', '{count} people: {counts}', {
    counts: parts.join(', '),
  });
}

const linesOf = (values: readonly string[]) => values.map((value) => (value ?? '').trim()).filter(Boolean);

/** Returns the manifest as a message. @param office name of the operator */
export function manifestText(date: string, vehicles: readonly ManifestVehicle[], office: string): string {
  const blocks = vehicles.map(({ vehicle, guide, people }) => {
    const lines = people.map((person) => {
      const { name, destination, contact, requests, boarding } = person;
      const state = boarding === 'Absent' ? say('ABSENT') : '';
      return `- ${linesOf([name, destination, contact, requests, state]).map(isolateDirection).join(', ')}`;
    });
    const head = say('{vehicle}, guide {guide} ({counts})', {
      vehicle,
      guide,
      counts: describeBoarding(people),
    });
    return [head, ...lines].join('\n');
  });
  return [`${office}: ${formatDayTitle(date)}`, ...blocks].join('\n\n');
}
