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
    .replaceAll(/<[^>]*>/g, '');

it.each([
  ['answered', 'State: We answered you on 3 March 2027.', 'State: We have answered you.'],
  ['quoted', 'State: You have an offer from us, made on 3 March 2027.', 'State: You have an offer from us.'],
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
    'Stand: Wir haben Ihnen am 3. März 2027 geantwortet.',
  );
  setPageLanguage('fr', french);
  expect(read('closed', '2027-03-03T12:00:00.000Z')).toMatch(/Classée sans suite le 3 mars 2027\.$/);
});
