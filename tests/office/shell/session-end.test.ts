/** A device foresees that the office has ended its session: by the session's own end, or a week of silence. */
import { expect, test } from 'vitest';
import { hasSessionSurelyEnded } from '../../../src/office/shell/notices/session-end.ts';

const now = new Date('2027-06-14T12:00:00.000Z');

test.each<[boolean, string, string, string | null]>([
  [false, 'a day of silence', '2027-07-01T00:00:00.000Z', '2027-06-13T12:00:00.000Z'],
  [true, 'two weeks of silence', '2027-07-01T00:00:00.000Z', '2027-05-31T12:00:00.000Z'],
  [true, 'the end of the session', '2027-06-14T11:59:00.000Z', '2027-06-14T11:58:00.000Z'],
  [false, 'a clock that was set back', '2027-07-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'],
  [false, 'silence of unknown length', '2027-07-01T00:00:00.000Z', null],
])('It is %s after %s', (ended, _words, expiresAt, heardAt) => {
  expect(hasSessionSurelyEnded(expiresAt, heardAt, now)).toBe(ended);
});
