/** Places of souvenirs, and which are late: past the promised day, or past the days that logistics allows. */
import { expect, it, test } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import {
  daysToDeliver,
  formatLateness,
  lateSouvenirs,
} from '../../../src/office/departments/logistics/souvenirs/late-souvenirs.ts';
import {
  lastStep,
  type Step,
  statusAfter,
  stepsOf,
} from '../../../src/office/departments/logistics/souvenirs/souvenir-steps.ts';
import { personOf } from '../../parts/records/day-records.ts';

const step = (id: string, part: Partial<Step> = {}) =>
  ({ id, souvenir: 'drum', capturedAt: `2027-01-0${id}T10:00:00.000Z`, delivered: 'no', ...part }) as Step;

it('A souvenir is where its last step that counts says', () => {
  const rows = [step('3', { delivered: 'yes' }), step('1'), step('2', { souvenir: 'mask' })];
  const steps = stepsOf(rows, 'drum');
  expect(steps.map(({ id }) => id)).toEqual(['1', '3']);
  expect(statusAfter(lastStep(steps))).toBe('Delivered');
  // The row does not show yet that the last step was voided.
  expect(statusAfter(lastStep(steps, { id: '3', voided: 'Wrong' }))).toBe('In Transit');
  const voided = [...steps, step('4', { delivered: 'no', voided: 'Wrong' })];
  expect(statusAfter(lastStep(voided))).toBe('Delivered');
  expect(statusAfter(lastStep(voided, { id: '4', voided: '' }))).toBe('In Transit');
  expect(statusAfter(lastStep(stepsOf(rows, 'nothing')))).toBe('Pending');
});

it('A step by a phone that was days behind stands where it was made', () => {
  const behind = step('1', { capturedAt: '2026-12-19T10:00:00.000Z', clockAhead: -15 * 86_400_000 });
  const rows = [step('2'), behind, step('4')];
  expect(stepsOf(rows, 'drum').map(({ id }) => id)).toEqual(['2', '1', '4']);
});

const TODAY = '2027-06-14';
const { kind: _kind, ...frame } = personOf();

const souvenir = (item: string, part: Partial<Row<'souvenir'>>): Row<'souvenir'> => ({
  ...frame,
  kind: 'souvenir',
  item,
  quantity: 1,
  customer_name: 'José',
  place_of_delivery: 'Arusha',
  date: '2027-06-10',
  promised: '',
  delivery_status: 'In Transit',
  pending: null,
  problem: null,
  entryId: null,
  ...part,
});

const place = (name: string, days: number | null, part: Partial<Row<'resource'>> = {}): Row<'resource'> => ({
  ...frame,
  kind: 'resource',
  list: 'place',
  seats: null,
  active: 'yes',
  pending: null,
  problem: null,
  entryId: null,
  name,
  days,
  ...part,
});
const itemsOf = (rows: readonly Row<'souvenir'>[], ...listed: Row<'resource'>[]) =>
  lateSouvenirs(rows, TODAY, daysToDeliver(listed)).map(({ row }) => row.item);

test('Logistics keeps with a place, and with every other place, how many days are in time', () => {
  const rows = [
    souvenir('Four days to Arusha', {}),
    souvenir('Nine days to Mafia', { place_of_delivery: 'Mafia', date: '2027-06-05' }),
    souvenir('Nine days to Tanga', { place_of_delivery: 'Tanga', date: '2027-06-05' }),
  ];
  expect(itemsOf(rows)).toEqual(['Nine days to Mafia', 'Nine days to Tanga']);
  expect(itemsOf(rows, place(' ARUSHA', 3), place('Mafia', 14))).toEqual([
    'Nine days to Tanga',
    'Four days to Arusha',
  ]);
  const elsewhere = place('Elsewhere', 10, { list: 'elsewhere' });
  expect(itemsOf(rows, elsewhere)).toEqual([]);
  // A place that is out of use does not count; of two, only the newer one does.
  expect(itemsOf(rows, elsewhere, place('Arusha', 3, { active: 'no' }))).toEqual([]);
  const newer = place('Arusha', 5, { capturedAt: '2030-01-01T00:00:00.000Z' });
  expect(itemsOf(rows, elsewhere, newer, place('Arusha', 1))).toEqual([]);
  // A place from an earlier server.
  expect(itemsOf(rows, elsewhere, place('Arusha', undefined as unknown as null))).toEqual([]);
});

test('The promised day counts before the days on the way, and what was delivered or voided is never late', () => {
  const rows = [
    souvenir('Promised for today', { promised: TODAY }),
    souvenir('Promised for yesterday', { promised: '2027-06-13' }),
    souvenir('A week on the way', { date: '2027-06-07' }),
    souvenir('Longer on the way', { date: '2027-06-06' }),
    souvenir('Long on the way, promised for later', { date: '2027-05-01', promised: '2027-07-01' }),
    souvenir('Delivered', { promised: '2027-06-01', delivery_status: 'Delivered' }),
    souvenir('Voided', { promised: '2027-06-01', voided: 'Entered twice' }),
  ];
  expect(itemsOf(rows)).toEqual(['Promised for yesterday', 'Longer on the way']);
});

test('It is said why', () => {
  expect(formatLateness({ row: souvenir('', { promised: '2027-06-13' }), days: 7 })).toBe(
    'It was promised for 13 Jun 2027.',
  );
  expect(formatLateness({ row: souvenir('', { date: '2027-06-01' }), days: 7 })).toBe(
    'It has been on its way since 1 Jun 2027, which is more than 7 days.',
  );
});
