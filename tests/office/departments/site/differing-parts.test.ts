/** How a change of a long text is told: the part that differs, in whole words. */
import { expect, it } from 'vitest';
import { differingParts } from '../../../../src/office/departments/management/site/changes/differing-parts.ts';

const LONG = 'Lions sleep in the shade of the rocks until the sun is low and the plain grows cool again.';

it('shows short texts whole, with what differs between', () => {
  expect(differingParts('From $1,850 a person', 'From $1,900 a person')).toEqual({
    before: { lead: 'From ', own: '$1,850', tail: ' a person' },
    after: { lead: 'From ', own: '$1,900', tail: ' a person' },
  });
});

it('cuts what both say for long, between words', () => {
  const { before, after } = differingParts(`${LONG} One. ${LONG}`, `${LONG} Two. ${LONG}`);
  expect([before.own, after.own]).toEqual(['One.', 'Two.']);
  expect(before.lead).toBe('… rocks until the sun is low and the plain grows cool again. ');
  expect(before.tail).toBe(' Lions sleep in the shade of the rocks until the sun is low …');
  expect(after).toMatchObject({ lead: before.lead, tail: before.tail });
});

it.each([
  ['a word more', 'big big', 'big big big'],
  ['a word less', 'a b a b', 'a b'],
  ['nothing before', '', 'words'],
  ['nothing after', 'words', ''],
  ['the same', 'words', 'words'],
  ['several lines', 'one\n\ntwo', 'one\n\nthree\n\ntwo'],
])('loses nothing of short texts: %s', (_, one, other) => {
  const { before, after } = differingParts(one, other);
  expect(before.lead + before.own + before.tail).toBe(one);
  expect(after.lead + after.own + after.tail).toBe(other);
});

it('cuts one word that is longer than there is room for', () => {
  const word = 'x'.repeat(5_000);
  const { after } = differingParts('', word);
  expect(after.own.length).toBeLessThan(500);
});
