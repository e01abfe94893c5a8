/** How far a photograph is, as the form says it. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { OwnPhotograph } from '../../../../src/device/records/index.ts';
import type { ListedPhoto } from '../../../../src/kinds/calls/site-photos.ts';
import { photographState } from '../../../../src/office/departments/management/site/photograph/photograph-state.ts';

const own = (waiting: number, more: Partial<OwnPhotograph> = {}): OwnPhotograph => ({
  parts: 21,
  waiting,
  picture: () => null,
  ...more,
});
const listed = (state: ListedPhoto['state'], more: Partial<ListedPhoto> = {}): ListedPhoto => ({
  id: v7(),
  state,
  arrived: 21,
  parts: 21,
  bytes: 1_000_000,
  by: { id: v7(), name: 'Juma' },
  at: '2026-11-29T12:00:00.000Z',
  items: [],
  ...more,
});

it('waits here, is sent part by part, is checked, and is ready', () => {
  expect(photographState(own(21), null).words).toMatch(/^Safe on this device/);
  expect(photographState(own(9), null).words).toMatch(/12 of 21 parts/);
  expect(photographState(own(9), listed('arriving', { arrived: 13 })).words).toMatch(/13 of 21 parts/);
  expect(photographState(undefined, listed('arriving', { arrived: 3 })).words).toMatch(
    /device of Juma: 3 of 21 parts/,
  );
  expect(photographState(own(0), listed('checking')).words).toMatch(/checked/);
  const ready = photographState(own(0), listed('ready', { width: 2_560, height: 1_920 }));
  expect(ready).toEqual({ words: 'Ready: 2,560 × 1,920 pixels.', isProblem: false, isUnderWay: false });
});

it('is refused with the reason, by the office at once or after its check', () => {
  expect(photographState(own(4, { message: 'There is no room.' }), null)).toMatchObject({
    words: 'Refused. There is no room. Please choose another photograph.',
    isProblem: true,
  });
  expect(photographState(undefined, listed('refused', { message: 'It is a drawing.' })).isProblem).toBe(true);
});

it('is not told as known where nobody could be asked', () => {
  expect(photographState(undefined, null)).toMatchObject({ isUnderWay: false, isProblem: false });
  expect(photographState(undefined, undefined).words).toMatch(/Nothing of it has arrived/);
});
