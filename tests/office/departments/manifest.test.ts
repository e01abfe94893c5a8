/** The manifest of a day: one vehicle however it is typed, counts, and the message that is sent to a driver. */
import { expect, test } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import type { BoardingState } from '../../../src/kinds/statuses.ts';
import {
  describeBoarding,
  formatSeatsTaken,
  manifestText,
  vehiclesOnDay,
} from '../../../src/office/departments/logistics/manifest/manifest-plan.ts';
import { formatVehicles } from '../../../src/office/features/calendar/vehicles.ts';
import { setPageLanguage } from '../../../src/words/say.ts';
import { swahili } from '../../../src/words/swahili/index.ts';
import { personOf } from '../../parts/records/day-records.ts';

const row = (part: Partial<Row<'person'>>): Row<'person'> => ({
  ...personOf(part),
  pending: null,
  problem: null,
  entryId: null,
  ...part,
});

const people = [
  row({ name: 'Zawadi', vehicle: 'T 482 DKL', guider: 'Juma', boarding: 'Aboard' }),
  row({
    name: 'Amina',
    vehicle: 't482  dkl',
    guider: 'juma',
    contact: '+255 700 000 001',
    requests: 'Vegetarian',
  }),
  row({ name: 'José', vehicle: 'T 1', guider: 'Neema', boarding: 'Absent' }),
  row({ name: 'Tomorrow', transport_date: '2027-06-15' }),
];

test('A vehicle is one, however its plate is typed, and a day has its own people', () => {
  const vehicles = vehiclesOnDay(people, '2027-06-14');
  expect(vehicles.map(({ vehicle, people }) => [vehicle, people.map(({ name }) => name)])).toEqual([
    ['T 1', ['José']],
    ['T 482 DKL', ['Amina', 'Zawadi']],
  ]);
});

test('A vehicle with two guides is listed for each and counted once; its fullest name is shown', () => {
  const vehicles = vehiclesOnDay(
    [
      row({ name: 'One', vehicle: 't 481 dhk', guider: 'Juma' }),
      row({ name: 'Two', vehicle: 'Land Cruiser T 481 DHK', guider: 'juma' }),
      row({ name: 'Three', vehicle: 'T 481 DHK', guider: 'Neema' }),
      row({ name: 'Four', vehicle: 'T 9', guider: 'Musa' }),
    ],
    '2027-06-14',
  );
  expect(vehicles.map(({ vehicle, guide }) => [vehicle, guide])).toEqual([
    ['Land Cruiser T 481 DHK', 'Juma'],
    ['T 481 DHK', 'Neema'],
    ['T 9', 'Musa'],
  ]);
  expect(formatVehicles(vehicles)).toBe('2 vehicles');
});

test('Seats are those that logistics has listed for the vehicle, and who is absent takes none', () => {
  const [, vehicle] = vehiclesOnDay(people, '2027-06-14');
  if (!vehicle) throw new Error('No vehicle');
  const { name: _name, ...frame } = row({});
  const listed = (name: string, seats: number | null) =>
    ({
      ...frame,
      kind: 'resource',
      list: 'vehicle',
      name,
      seats,
      days: null,
      active: 'yes',
    }) as Row<'resource'>;
  const words = (...resources: Row<'resource'>[]) => formatSeatsTaken(vehicle, [vehicle], resources);
  expect(words()).toBe('');
  expect(words(listed('T482 DKL', null))).toBe('');
  expect(words(listed('T 1', 3), listed('T482 DKL', 7))).toBe('2 of 7 seats taken.');
  expect(words(listed('T-482-DKL', 1))).toBe('2 people for 1 seat.');
  // One vehicle, two guides: its seats are there once.
  const both = vehiclesOnDay(
    [...people, row({ name: 'Zuhura', vehicle: 't482dkl', guider: 'Neema' })],
    '2027-06-14',
  );
  expect(both.map((one) => formatSeatsTaken(one, both, [listed('T 482 DKL', 3)]))).toEqual([
    '',
    '3 of 3 seats taken, with everybody in this vehicle.',
    '3 of 3 seats taken, with everybody in this vehicle.',
  ]);
});

test('Counts say who is aboard, who is absent and whom nobody has checked', () => {
  expect(describeBoarding(people.slice(0, 3))).toBe('3 people: 1 aboard, 1 absent, 1 not checked');
  expect(describeBoarding(people.slice(0, 1))).toBe('1 person: 1 aboard');
  const earlier = row({ name: 'From an earlier server' });
  expect(describeBoarding([{ ...earlier, boarding: undefined as unknown as BoardingState }])).toBe(
    '1 person: 0 aboard, 1 not checked',
  );
});

test('In Kiswahili a sentence begins with a capital letter too', () => {
  setPageLanguage('sw', swahili);
  expect(describeBoarding(people.slice(0, 1))).toBe('Mgeni 1: 1 amepanda');
  expect(manifestText('2027-06-14', vehiclesOnDay(people, '2027-06-14'), 'S & C')).toContain(
    'T 1, guide Neema (',
  );
  expect(describeBoarding(people.slice(0, 3))).toBe('Wageni 3: 1 amepanda, 1 hayupo, 1 hajahakikiwa');
  setPageLanguage('en', null);
});

test('The message has the day, each vehicle with its guide, and contact and wishes of each person', () => {
  expect(manifestText('2027-06-14', vehiclesOnDay(people, '2027-06-14'), 'Savanna & Coast')).toBe(
    [
      'Savanna & Coast: Monday, 14 Jun 2027',
      '',
      'T 1, guide Neema (1 person: 0 aboard, 1 absent)',
      '- José, Seronera, ABSENT',
      '',
      'T 482 DKL, guide Juma (2 people: 1 aboard, 1 not checked)',
      '- Amina, Seronera, +255 700 000 001, Vegetarian',
      '- Zawadi, Seronera',
    ].join('\n'),
  );
});

test('A name from right to left is set apart in the message, and its number stays behind it', () => {
  const guest = row({ name: 'محمد علي', destination: '3 lodges', contact: '+255 700 000 001', requests: '' });
  expect(manifestText('2027-06-14', vehiclesOnDay([guest], '2027-06-14'), 'The office')).toContain(
    '\n- \u2068محمد علي\u2069, 3 lodges, +255 700 000 001',
  );
});
