/**
 * Passengers of each vehicle on a day: seats taken, guides and vehicles used twice, and people who are
 * entered already. Pure.
 */

import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { foldName } from '../../../../contract/values/fold-text.ts';
import type { Row } from '../../../../device/records/index.ts';
import type { RecordFields } from '../../../../kinds/records.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import type { BoardingState } from '../../../../kinds/statuses.ts';
import type { Clash } from '../../../features/calendar/clashes/clash.ts';
import { findTransferClashes } from '../../../features/calendar/clashes/transfer-clashes.ts';

export type PersonRow = Row<'person'>;

/** Values of a form that describe a transfer. */
interface Transfer {
  transportDate: string;
  vehicle: string;
  Guider: string;
  destination: string;
}

const isAboard = (row: Pick<PersonRow, 'pending' | 'voided'>) => row.pending !== 'removed' && !isVoided(row);

/** Rows by day, kept for each list of rows. A changed list is a new one, so each is grouped once. */
const days = new WeakMap<readonly PersonRow[], ReadonlyMap<string, readonly PersonRow[]>>();

/** Groups people by day, so that a lookup at each key press takes no longer as the years go by. */
export function peopleByDay(rows: readonly PersonRow[]): ReadonlyMap<string, readonly PersonRow[]> {
  const known = days.get(rows);
  if (known) return known;
  const found = new Map<string, PersonRow[]>();
  for (const row of rows) {
    if (!isAboard(row)) continue;
    const there = found.get(row.transport_date);
    if (there) there.push(row);
    else found.set(row.transport_date, [row]);
  }
  days.set(rows, found);
  return found;
}

/** Returns the people of a day. */
export const peopleOnDay = (rows: readonly PersonRow[], date: string): readonly PersonRow[] =>
  peopleByDay(rows).get(date) ?? [];

/** Returns the people of a day in one vehicle, however its name was typed. */
export function peopleInVehicle(
  rows: readonly PersonRow[],
  { transportDate, vehicle }: Transfer,
): PersonRow[] {
  const key = resourceKey('vehicle', vehicle);
  if (key === '') return [];
  return peopleOnDay(rows, transportDate).filter((row) => resourceKey('vehicle', row.vehicle) === key);
}

/** Returns the boarding state. A record from an earlier server has none. */
export const boardingState = ({ boarding }: { boarding?: BoardingState }): BoardingState =>
  boarding ?? 'Not checked';

/**
 * Counts the seats that people take; an absent person takes none. @param except id of the row that is being
 * corrected
 */
export const seatsTakenBy = (people: readonly PersonRow[], except: string | null = null): number =>
  people.filter((person) => person.id !== except && boardingState(person) !== 'Absent').length;

/**
 * Returns the names that are already entered for the vehicle on that day. @param except id of the row that is
 * being corrected
 */
export function namesAlreadyEntered(
  rows: readonly PersonRow[],
  transfer: Transfer,
  names: readonly string[],
  except: string | null = null,
): string[] {
  const others = peopleInVehicle(rows, transfer).filter(({ id }) => id !== except);
  const there = new Set(others.map(({ name }) => foldName(name)));
  return names.filter((name) => there.has(foldName(name)));
}

/**
 * Returns the seats of a vehicle; null if no list of logistics has them. If it is listed twice, the entry in
 * use counts.
 */
export function vehicleSeats(
  resources: readonly Pick<RecordFields<'resource'>, 'list' | 'name' | 'seats' | 'active'>[],
  vehicle: string,
): number | null {
  const key = resourceKey('vehicle', vehicle);
  const found = resources.filter(
    ({ list, name, seats }) => list === 'vehicle' && seats !== null && resourceKey('vehicle', name) === key,
  );
  return (found.find(({ active }) => active === 'yes') ?? found[0])?.seats ?? null;
}

/**
 * Returns the clashes of this vehicle or this guide if somebody were entered with these values.
 * @param except id of the row that is being corrected; its former values are ignored
 */
export function doubleBookings(
  rows: readonly PersonRow[],
  transfer: Transfer,
  except: string | null = null,
): Clash[] {
  const { transportDate: date, vehicle, Guider, destination } = transfer;
  const item = (id: string, one: { vehicle: string; guide: string; what: string }) => ({
    id,
    kind: 'person' as const,
    reference: '',
    name: '',
    from: date,
    to: date,
    people: 1,
    confirmed: true,
    requests: '',
    season: '',
    segment: 0,
    pending: false,
    problem: null,
    ...one,
  });
  const there = peopleOnDay(rows, date)
    .filter(({ id }) => id !== except)
    .map((row) => item(row.id, { vehicle: row.vehicle, guide: row.guider, what: row.destination }));
  const [guide, own] = [resourceKey('guide', Guider), resourceKey('vehicle', vehicle)];
  // A field that is still empty causes no clash: it is filled from another passenger of the vehicle.
  const same = peopleInVehicle(rows, transfer).find(({ id }) => id !== except);
  const mine = {
    vehicle,
    guide: Guider.trim() || (same?.guider ?? ''),
    what: destination.trim() || (same?.destination ?? ''),
  };
  return findTransferClashes([date], [...there, item('', mine)]).filter(({ kind, of }) =>
    kind === 'guide' ? resourceKey('guide', of) === guide : resourceKey('vehicle', of) === own,
  );
}
