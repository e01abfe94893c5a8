/** How far the office is with a request, as its guest reads it in the look-up. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { RequestProgress } from '../../src/pages/parts/request/request-progress.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

const read = (state: string, at?: string): string =>
  renderToStaticMarkup(<RequestProgress state={state} {...(at && { at })} />)
    .replaceAll('</dt>', ': ')
    .replaceAll('</p><p>', ' ')
    .replaceAll(/<[^>]*>/g, '');

const OWED = 'Nothing is reserved and you owe nothing before you accept our offer in writing.';

it.each([
  ['answered', `State: We answered you on 3 March 2027. ${OWED}`, `State: We have answered you. ${OWED}`],
  [
    'quoted',
    `State: You have an offer from us, made on 3 March 2027. ${OWED}`,
    `State: You have an offer from us. ${OWED}`,
  ],
  ['confirmed', 'State: Confirmed on 3 March 2027.', 'State: Confirmed.'],
  ['done', 'State: Done on 3 March 2027.', 'State: Done.'],
  ['closed', 'State: Closed on 3 March 2027.', 'State: Closed.'],
])('%s is told with its day, and without one where none is known', (state, withDay, without) => {
  expect(read(state, '2027-03-03T12:00:00.000Z')).toBe(withDay);
  expect(read(state)).toBe(without);
});

it('who was not answered yet reads who answers, and by when', () => {
  expect(read('received')).toMatch(/^What happens next: Our booking desk reads it, at the latest/);
});

it('a state that only a later server knows is not told', () => {
  expect(read('dispatched', '2027-03-03T12:00:00.000Z')).toBe('');
});

it('the sentence and the day are in the language of the page', () => {
  setPageLanguage('de', german);
  expect(read('answered', '2027-03-03T12:00:00.000Z')).toBe(
    'Stand: Wir haben Ihnen am 3. März 2027 geantwortet. Nichts ist reserviert, und Sie schulden nichts, solange Sie unser Angebot nicht schriftlich annehmen.',
  );
  setPageLanguage('fr', french);
  expect(read('closed', '2027-03-03T12:00:00.000Z')).toMatch(/Classée sans suite le 3 mars 2027\.$/);
});

const DAYS = [
  { event: 'received', at: '2027-03-01T12:00:00.000Z' },
  { event: 'corrected', at: '2027-03-02T12:00:00.000Z' },
  { event: 'dispatched', at: '2027-03-02T12:00:00.000Z' },
  { event: 'answered', at: '2027-03-03T12:00:00.000Z' },
  { event: 'quoted' },
];
const wayOf = (history: typeof DAYS) =>
  renderToStaticMarkup(<RequestProgress state="quoted" history={history} />)
    .split('<li>')
    .slice(1)
    .map((item) => item.replaceAll(/<.*/g, ''));

it('the way there is told in order, each step with its day where that is known', () => {
  expect(wayOf(DAYS)).toEqual([
    'We received it on 1 March 2027.',
    'It was corrected on 2 March 2027.',
    'We answered you on 3 March 2027.',
    'You have an offer from us.',
  ]);
  setPageLanguage('de', german);
  expect(wayOf(DAYS)[1]).toBe('Berichtigt am 2. März 2027.');
  setPageLanguage('fr', french);
  expect(wayOf(DAYS)[0]).toBe('Reçue le 1 mars 2027.');
});

it('that it was received is no way yet, and older servers tell none', () => {
  expect(wayOf(DAYS.slice(0, 1))).toEqual([]);
  expect(read('quoted', '2027-03-03T12:00:00.000Z')).not.toContain('So far');
});
