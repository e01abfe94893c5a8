/** Undo of a change, the base of a change of many records, and the wording of both. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import {
  changesNothing,
  describeChange,
  describeDone,
  describeOutcomes,
  describeUndone,
  presentValues,
} from '../../../src/office/features/undo/undo.ts';
import { planBulkChange } from '../../../src/office/records/change/bulk-change-plan.ts';
import { tourOf } from '../../parts/device/feed.ts';

const ID = '019b7a00-0000-7000-8000-000000000001';
const AMINA = '019b7a00-0000-7000-8000-00000000000a';
const tour = (part: Partial<Row<'tour'>> = {}): Row<'tour'> =>
  ({ ...tourOf(ID), pending: null, problem: null, entryId: null, ...part }) as Row<'tour'>;

describe('What undoes a change', () => {
  it('sets each field to what it was, the reason of a lost request with its state', () => {
    const lost = tour({ state: 'lost', lostReason: 'Too dear', owner: { id: AMINA, name: 'Amina' } });
    expect(presentValues(lost, { state: 'new', lostReason: '' })).toEqual({
      state: 'lost',
      lostReason: 'Too dear',
    });
    expect(presentValues(lost, { owner: null })).toEqual({ owner: AMINA });
    expect(presentValues(tour(), { state: 'lost', lostReason: 'No' })).toEqual({
      state: 'new',
      lostReason: '',
    });
    expect(presentValues(tour(), { Incharge: 'Juma' })).toEqual({ Incharge: '' });
    expect(presentValues(tour(), { followUp: '2027-02-03' })).toEqual({ followUp: '' });
    expect(presentValues(tour({ followUp: '2027-02-03' }), { followUp: '' })).toEqual({
      followUp: '2027-02-03',
    });
    expect(presentValues(tour({ voided: 'Entered twice' }), { voided: '' })).toEqual({
      voided: 'Entered twice',
    });
  });

  it('is nothing where only a later version knows the state', () => {
    expect(presentValues(tour({ state: 'negotiating' }), { state: 'new', lostReason: '' })).toBeNull();
  });

  it('is told by the record, the field and its value', () => {
    const names = () => 'Amina';
    expect(describeChange(tour(), { state: 'answered', lostReason: '' }, names)).toBe('Juma: state Answered');
    expect(describeChange(tour(), { owner: AMINA }, names)).toBe('Juma: owner Amina');
    expect(describeChange(tour(), { owner: null }, names)).toBe('Juma: owner nobody');
    expect(describeChange(tour(), { followUp: '2027-02-03' }, names)).toBe('Juma: follow-up 3 Feb 2027');
    expect(describeChange(tour(), { followUp: '' }, names)).toBe('Juma: no follow-up');
    expect(describeChange(tour(), { voided: 'Entered twice' }, names)).toBe('Juma: voided');
    expect(describeChange(tour(), { voided: '' }, names)).toBe('Juma: counts again');
  });

  it('says what stays because it was changed since', () => {
    expect(describeUndone({ taken: 1, ids: [], overtaken: 0 })).toBe('Changed back.');
    expect(describeUndone({ taken: 3, ids: ['a'], overtaken: 0 })).toBe('4 changed back.');
    expect(describeUndone({ taken: 0, ids: [], overtaken: 1 })).toBe(
      '1 has been changed since and stays as it is.',
    );
    expect(describeUndone({ taken: 2, ids: [], overtaken: 2 })).toBe(
      '2 changed back. 2 have been changed since and stay as they are.',
    );
  });
});

describe('A change of many', () => {
  it('tells each outcome apart', () => {
    const set = { state: 'set' } as const;
    const lost = (number: number) => describeDone({ state: 'lost', lostReason: 'Price' }, number, String);
    expect(describeOutcomes([set, set], lost, 0, 0)).toBe('2 marked Lost.');
    expect(
      describeOutcomes(
        [set, { state: 'conflict', by: 'Baraka' }, { state: 'conflict', by: 'Baraka' }, { state: 'waiting' }],
        (number) => describeDone({ owner: 'a1' }, number, () => 'Amina'),
        1,
        1,
      ),
    ).toBe(
      '1 assigned to Amina, 1 saved on this device, not sent yet, 2 not set: Baraka was first, 1 was already set, 1 has been removed. See the rows that need attention.',
    );
    const followed = (followUp: string) => describeDone({ followUp }, 2, String);
    expect([followed('2027-02-03'), followed('')]).toEqual([
      '2 to follow up on 3 Feb 2027',
      '2 without a follow-up',
    ]);
    expect(describeOutcomes([{ state: 'refused' }, { state: 'conflict', by: '' }], lost, 0, 0)).toBe(
      '1 not set: the traveller was first, 1 was not accepted. See the rows that need attention.',
    );
  });

  it('leaves out what is so already, and what is gone', () => {
    const now = [tour({ id: 'a' }), tour({ id: 'b', state: 'quoted' })];
    const selected = [...now, tour({ id: 'c' })];
    const { changes, already, gone } = planBulkChange(
      selected,
      now,
      { state: 'quoted', lostReason: '' },
      'Amina',
    );
    expect(changes.map(({ row }) => row.id)).toEqual(['a']);
    expect([already, gone]).toEqual([1, 1]);
    expect(changesNothing(tour({ state: 'lost', lostReason: 'x' }), { state: 'lost', lostReason: 'y' })).toBe(
      false,
    );
  });

  it('is made against what the person saw where somebody else has set the field since', () => {
    const then = tour({ id: 'a' });
    const mark = (by: string) => ({ id: AMINA, by, at: '2027-01-01T00:00:00.000Z' });
    const set = { state: 'quoted', lostReason: '' } as const;
    const theirs = tour({ id: 'a', state: 'answered', setBy: { state: mark('Baraka') } });
    expect(planBulkChange([then], [theirs], set, 'Amina').changes[0]?.row).toBe(then);
    const mine = tour({ id: 'a', state: 'answered', setBy: { state: mark('Amina') } });
    expect(planBulkChange([then], [mine], set, 'Amina').changes[0]?.row).toBe(mine);
    const other = tour({ id: 'a', setBy: { owner: mark('Baraka') } });
    expect(planBulkChange([then], [other], set, 'Amina').changes[0]?.row).toBe(other);
  });
});
