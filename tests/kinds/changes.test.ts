import { describe, expect, it } from 'vitest';
import { recordChangeSchema } from '../../src/kinds/record-change/schema.ts';

const change = (set: object) =>
  recordChangeSchema.safeParse({
    record: '018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f',
    kind: 'tour',
    revision: 1,
    set,
  });

describe('A change of a record', () => {
  it.each([
    { tour_status: 'finished' },
    { payment_status: 'Paid' },
    { Incharge: 'Saidi' },
    { Incharge: '' },
    { owner: null },
  ])('touches nothing but what it names: %j', (set) => {
    expect(change(set).data?.set).toEqual(set);
  });

  it('of nothing is none', () => {
    expect(change({}).success).toBe(false);
    expect(change({ reference: 'HB-0000-0000-0' }).success).toBe(false);
  });
});
