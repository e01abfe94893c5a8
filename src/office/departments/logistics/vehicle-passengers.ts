/** Who is in which vehicle on a day: seats taken, what is used twice, and who is entered already. Pure. */

import type { RecordFields } from '../../../contract/kinds/records.ts';
import { resourceKey } from '../../../contract/kinds/resource.ts';
import type { BoardingState } from '../../../contract/kinds/statuses.ts';
import { isVoided } from '../../../contract/protocol/changes.ts';
import { plainName } from '../../../contract/values/fold.ts';
import type { Row } from '../../../device/records/index.ts';
import { type Clash, transfersOf } from '../../features/calendar/clashes.ts';

export type Person = Row<'person'>;

/** What a form holds of a transfer. */
interface Transfer {
  transportDate: string;
  vehicle: string;
  Guider: string;
  destination: string;
}

const isAboard = (row: Pick<Person, 'pending' | 'voided'>) => row.pending !== 'removed' && !isVoided(row);

/** Rows by day. A list of rows is replaced when one of them changes, so each list is walked once. */
const days = new WeakMap<readonly Person[], ReadonlyMap<string, readonly Person[]>>();

/** Everybody, by day: what a form asks for at each key does not grow with the years. */
export function peopleByDay(rows: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const known = days.get(rows);
  if (known) return known;
  const found = new Map<string, Person[]>();
  for (const row of rows) {
    if (!isAboard(row)) continue;
    const there = found.get(row.transport_date);
    if (there) there.push(row);
    else found.set(row.transport_date, [row]);
  }
  days.set(rows, found);
  return found;
}

/** Everybody of a day. */
export const peopleOf = (rows: readonly Person[], date: string): readonly Person[] =>
  peopleByDay(rows).get(date) ?? [];

/** People of a day in one vehicle, however its name was typed. */
export function peopleIn(rows: readonly Person[], { transportDate, vehicle }: Transfer): Person[] {
  const key = resourceKey('vehicle', vehicle);
  if (key === '') return [];
  return peopleOf(rows, transportDate).filter((row) => resourceKey('vehicle', row.vehicle) === key);
}

/** A record from an earlier server says nothing of it. */
export const boardingOf = ({ boarding }: { boarding?: BoardingState }): BoardingState =>
  boarding ?? 'Not checked';

/** Seats that these people take: who is absent takes none. @param except the row that is being corrected */
export const seatsTakenBy = (people: readonly Person[], except: string | null = null): number =>
  people.filter((person) => person.id !== except && boardingOf(person) !== 'Absent').length;

/** Those of these names that are in the vehicle on that day already. @param except the row that is being corrected */
export function enteredAlready(
  rows: readonly Person[],
  transfer: Transfer,
  names: readonly string[],
  except: string | null = null,
): string[] {
  const others = peopleIn(rows, transfer).filter(({ id }) => id !== except);
  const there = new Set(others.map(({ name }) => plainName(name)));
  return names.filter((name) => there.has(plainName(name)));
}

/** Seats of a vehicle; null where no list of logistics says so. Of one that is listed twice, as it is in use. */
export function seatsOf(
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
 * What would be used twice on that day if somebody were entered so: this vehicle, or this guide.
 * @param except the row that is being corrected: as it was it is no other transfer
 */
export function usedTwice(
  rows: readonly Person[],
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
  const there = peopleOf(rows, date)
    .filter(({ id }) => id !== except)
    .map((row) => item(row.id, { vehicle: row.vehicle, guide: row.guider, what: row.destination }));
  const [guide, own] = [resourceKey('guide', Guider), resourceKey('vehicle', vehicle)];
  // What is still empty is nothing else.
  const same = peopleIn(rows, transfer).find(({ id }) => id !== except);
  const mine = {
    vehicle,
    guide: Guider.trim() || (same?.guider ?? ''),
    what: destination.trim() || (same?.destination ?? ''),
  };
  return transfersOf([date], [...there, item('', mine)]).filter(({ kind, of }) =>
    kind === 'guide' ? resourceKey('guide', of) === guide : resourceKey('vehicle', of) === own,
  );
}
