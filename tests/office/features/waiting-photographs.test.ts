/** Unsent photographs among the unsent entries: a line for each, however many parts it has. */
import { expect, it } from 'vitest';
import type { WaitingItem } from '../../../src/device/records/index.ts';
import {
  itemOfPhotograph,
  withPhotographsAsOne,
} from '../../../src/office/features/waiting/photograph-groups.ts';
import { describeWaitingItem } from '../../../src/office/features/waiting/unsent-entry-text.ts';

const item = (id: string, kind: string, payload: object, state = 'waiting') =>
  ({ entry: { id, kind, payload, state } }) as unknown as WaitingItem;
const part = (photo: string, place: number, state?: string) =>
  item(`${photo}${place}`, 'sitePhotoPart', { photo, part: place, parts: 21 }, state);
const nobody = (account: string) => account;

it('stand in one line each, at the place of the first part', () => {
  const items = [part('a', 0), item('note', 'recordNote', {}), part('b', 4), part('a', 1), part('a', 2)];
  const listed = withPhotographsAsOne(items);
  expect(listed.map(({ entry }) => entry.id)).toEqual(['a0', 'note', 'b4']);
  expect(listed.map(({ parts }) => parts?.length)).toEqual([3, undefined, 1]);
});

it('say how many parts are left, or which', () => {
  const [first, second] = withPhotographsAsOne([part('a', 0), part('a', 1), part('b', 2)]);
  expect(first && describeWaitingItem(first, nobody)).toBe('2 of 21 parts');
  expect(second && describeWaitingItem(second, nobody)).toBe('part 3 of 21');
});

it('are listed by the part that was refused, which says why', () => {
  const [only, ...others] = withPhotographsAsOne([part('a', 0), part('a', 1, 'parked'), part('a', 2)]);
  expect([only?.entry.id, others]).toEqual(['a1', []]);
});

it('are known by the draft that names them', () => {
  const drafts = [
    { item: 'company', value: 'desk@savanna.test' },
    { item: 'photo/wildlife-serengeti', value: 'a' },
  ];
  expect(itemOfPhotograph(part('a', 3), drafts)).toBe('photo/wildlife-serengeti');
  expect(itemOfPhotograph(part('b', 3), drafts)).toBeUndefined();
});
