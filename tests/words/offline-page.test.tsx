/** /offline in each language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import OfflinePage from '../../src/pages/offline/offline.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

const file = { src: '/a.svg', width: 1, height: 1 };
const picture = { alt: '', colours: 'savanna', wide: file, plate: file };
const draw = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfflinePage data={{ title: 'Saved on this device', standfirst: '', picture, shelves: [] }} />
    </MemoryRouter>,
  );

it('offers the languages of the staff where the address names none', () => {
  expect(draw()).toContain('Kiswahili');
});

it('offers no button that would change nothing where the address names the language', () => {
  for (const [code, words] of [
    ['de', german],
    ['fr', french],
  ] as const) {
    setPageLanguage(code, words);
    expect(draw()).not.toMatch(/Kiswahili|English/);
  }
});
