/** The end of a day: what was entered, by whom, and what differs; by the office's calendar, whatever the phone's zone. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import {
  describeOtherKinds,
  describeTotals,
  type FieldWorkRow,
  summarizeDay,
} from '../../../src/office/departments/logistics/my-day/day-summary.ts';
import { setOfficeZone } from '../../../src/office/time/office-time.ts';
import { personOf } from '../../parts/records/day-records.ts';

const DAY = '2027-06-14';

const row = (name: string, part: Partial<Row<'person'>> = {}): FieldWorkRow => ({
  ...personOf(),
  name,
  capturedAt: `${DAY}T06:00:00.000Z`,
  receivedAt: `${DAY}T06:00:05.000Z`,
  boarding: 'Aboard',
  pending: null,
  problem: null,
  entryId: null,
  ...part,
});
const unsent = { receivedAt: '', pending: 'new' } as const;
const names = (rows: readonly FieldWorkRow[]) => rows.map((one) => (one as Row<'person'>).name);

afterEach(() => setOfficeZone(undefined));

describe('A day', () => {
  test('begins and ends by the clocks of the office, not by those of the phone', () => {
    const rows = [
      row('Before midnight in Dar', { capturedAt: '2027-06-14T20:59:00.000Z' }),
      row('After midnight in Dar', { capturedAt: '2027-06-14T21:01:00.000Z' }),
    ];
    expect(names(summarizeDay(rows, DAY).entered)).toEqual(['Before midnight in Dar']);
    setOfficeZone('America/Los_Angeles');
    expect(names(summarizeDay(rows, DAY).entered)).toEqual([
      'After midnight in Dar',
      'Before midnight in Dar',
    ]);
  });

  test('has what a phone entered on it whose clock was days behind', () => {
    const behind = { capturedAt: '2027-05-30T06:00:00.000Z', clockAhead: -15 * 86_400_000 };
    expect(names(summarizeDay([row('Amina', behind)], DAY).entered)).toEqual(['Amina']);
  });

  test('comes out even when all that was entered has arrived, and nothing else differs', () => {
    const plan = summarizeDay([row('Amina'), row('José')], DAY);
    expect(plan).toMatchObject({ onManifest: 2, aboard: 2, arrived: 2, unsent: 0, differences: [] });
    expect(describeTotals(plan)).toBe('Everything that was entered has arrived at the office.');
  });

  test('names every difference, and whom it is about', () => {
    const plan = summarizeDay(
      [
        row('Amina', unsent),
        row('José', { ...unsent, problem: { message: 'Name is required.' } }),
        row('Zawadi', { boarding: 'Not checked' }),
        row('Juma', { boarding: 'Absent', pending: 'changed' }),
        row('Neema', { capturedAt: '2027-06-10T06:00:00.000Z' }),
        row('Tomorrow', { transport_date: '2027-06-15' }),
      ],
      DAY,
    );
    expect(plan.differences).toEqual([
      { words: '1 entry was not accepted by the office', names: ['José'] },
      { words: '1 entry is not sent yet', names: ['Amina'] },
      { words: '1 change is not sent yet', names: ['Juma'] },
      { words: '1 person on the manifest is not checked', names: ['Zawadi'] },
      { words: '1 person on the manifest was absent', names: ['Juma'] },
      { words: '1 person on the manifest was entered on another day', names: ['Neema'] },
      { words: '1 person entered on this day travels on another', names: ['Tomorrow'] },
    ]);
    expect(describeTotals(plan)).toBe(
      '3 of 5 entries arrived at the office: 1 not sent yet, 1 not accepted.',
    );
  });

  test('is compared people with people, and says the other kinds apart', () => {
    const { kind: _kind, ...frame } = row('') as Row<'person'>;
    const souvenir = { ...frame, id: 's', kind: 'souvenir', item: 'Kinyago' } as unknown as FieldWorkRow;
    const plan = summarizeDay([row('Amina'), row('José', unsent), souvenir], DAY);
    expect(plan).toMatchObject({ onManifest: 2, byKind: { person: { entered: 2, arrived: 1, unsent: 1 } } });
    expect(describeOtherKinds(plan)).toEqual([
      'Souvenirs: 1 entered, 1 arrived at the office, 0 not sent yet.',
    ]);
  });

  test('names what is not sent of this day, and not of any other', () => {
    const before = { capturedAt: '2027-06-10T06:00:00.000Z', transport_date: '2027-06-10' };
    const plan = summarizeDay(
      [
        row('Amina', { ...unsent, ...before }),
        row('José', { ...before, pending: 'changed' }),
        row('Juma', { ...before, problem: { message: 'No.' } }),
      ],
      DAY,
    );
    expect(plan.differences).toEqual([]);
    // Entered before, to travel on this day.
    expect(
      summarizeDay([row('Amina', { ...unsent, capturedAt: before.capturedAt })], DAY).differences,
    ).toEqual([
      { words: '1 entry is not sent yet', names: ['Amina'] },
      { words: '1 person on the manifest was entered on another day', names: ['Amina'] },
    ]);
  });

  test('counts nothing that was voided, and says whose entry it was', () => {
    const plan = summarizeDay([row('Amina'), row('Twice', { voided: 'Entered twice' })], DAY);
    expect(plan).toMatchObject({ onManifest: 1, arrived: 1 });
    expect(names(plan.entered)).toEqual(['Amina']);
    expect(names(plan.voided)).toEqual(['Twice']);
    expect(plan.differences).toEqual([{ words: '1 entry was voided', names: ['Twice'] }]);
  });

  test('without an entry says so', () => {
    expect(describeTotals(summarizeDay([], DAY))).toBe('Nothing was entered on this day.');
  });
});
