/** Which training falls due (docs/contract.md#training). */
import { describe, expect, it } from 'vitest';
import { trainingSchema } from '../../../src/kinds/training/schema.ts';
import { dueTraining, formatDue } from '../../../src/office/features/figures/training.ts';

const training = (who: string, course: string, expires: string) => ({
  who,
  course,
  passed: '2026-01-01',
  expires,
});

describe('Training', () => {
  it('falls due from 60 days before it expires, and the longest expired comes first', () => {
    const due = dueTraining(
      [
        training('A', 'Boats', '2027-05-01'),
        training('B', 'Boats', '2027-04-30'),
        training('C', 'Boats', '2027-03-01'),
        training('D', 'Boats', '2027-02-28'),
        training('E', 'Boats', '2024-02-29'),
        training('F', 'Boats', ''),
      ],
      '2027-03-01',
    );
    expect(due.map(({ row, days }) => [row.who, days])).toEqual([
      ['E', -1_096],
      ['D', -1],
      ['C', 0],
      ['B', 60],
    ]);
    expect(due.map(({ days }) => formatDue(days))).toEqual([
      'Expired 1,096 days ago',
      'Expired 1 day ago',
      'Expires today',
      'Expires in 60 days',
    ]);
  });

  it('that was passed again counts by what lasts the longest, however it is written', () => {
    const again = [
      training('Driver 3', 'First aid', '2027-01-01'),
      training(' driver  3', 'FIRST AID', '2028-01-01'),
      training('Driver 4', 'First aid', '2027-01-01'),
      training('Driver 4', 'First aid', ''),
      training('Driver 3', 'Boats', '2027-02-01'),
    ];
    for (const rows of [again, again.toReversed()]) {
      expect(dueTraining(rows, '2027-03-01').map(({ row }) => [row.who, row.course])).toEqual([
        ['Driver 3', 'Boats'],
      ]);
    }
  });

  it('cannot expire before it was passed', () => {
    const given = { who: 'B. L.', course: 'Boats', passed: '2027-03-01' };
    expect(trainingSchema.parse(given).expires).toBe('');
    expect(trainingSchema.parse({ ...given, expires: '2027-03-01' }).expires).toBe('2027-03-01');
    const { error } = trainingSchema.safeParse({ ...given, expires: '2027-02-28' });
    expect(error?.issues).toMatchObject([
      { path: ['expires'], message: 'It cannot expire before it was passed.' },
    ]);
  });
});
