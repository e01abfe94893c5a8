import { expect, it } from 'vitest';
import { backOff } from '../../../src/contract/values/back-off.ts';

it('A wait doubles with each failure, from the first to the last', () => {
  const waits = [0, 1, 2, 3, 4, 5, 2_000].map((failures) => backOff(failures, 1_000, 10_000));
  expect(waits).toEqual([1_000, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});
