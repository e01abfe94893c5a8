/** The packages of a stay keep their English names, and in another language the form says what each means. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { StayBookingForm } from '../../src/forms/stay-booking/form.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

const labels = {
  'room-only': 'Room-Only',
  'full-resthouse': 'Full Resthouse',
  'stay-dine': 'Stay & Dine',
  'camping-meals': 'Camping & Meals',
};

it.each([
  ['en', null, 'Camping &amp; Meals'],
  ['de', german, 'Camping &amp; Meals (Zelten mit Mahlzeiten)'],
  ['fr', french, 'Room-Only (nuit seule)'],
] as const)('%s', (language, words, option) => {
  setPageLanguage(language, words);
  const form = renderToStaticMarkup(
    <MemoryRouter>
      <StayBookingForm labels={labels} edited={null} />
    </MemoryRouter>,
  );
  expect(form).toContain(`>${option}</option>`);
});
