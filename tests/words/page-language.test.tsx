/** In which language a page is drawn. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { languageOfPage } from '../../src/app/navigation/use-page-language.ts';
import { sitePages } from '../../src/content/pages/site-pages.ts';
import NotFoundPage from '../../src/pages/not-found.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { sayKnown, setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

it('An unknown address below /de or /fr is answered in its language, once that is loaded', () => {
  const unknown = { kind: 'not-found' } as const;
  expect(languageOfPage(unknown, '/de/nicht-da', 'en')).toBe('en');
  expect(languageOfPage(unknown, '/de/nicht-da', 'de')).toBe('de');
  expect(languageOfPage(unknown, '/FR/pas-la', 'fr')).toBe('fr');
  expect(languageOfPage(unknown, '/de/nicht-da', 'fr')).toBe('en');
  expect(languageOfPage(unknown, '/not-there', 'de')).toBe('en');
  expect(languageOfPage(unknown, '/not-there', 'sw')).toBe('sw');
});

it('A page under an address of its language is in that, whatever is chosen', () => {
  expect(languageOfPage({ kind: 'terms', language: 'fr' }, '/fr/terms', 'de')).toBe('fr');
  expect(languageOfPage({ kind: 'terms' }, '/terms', 'de')).toBe('en');
});

it('The page for unknown addresses is whole in both languages', () => {
  const { title, standfirst, head } = sitePages.notFound;
  const file = { src: '/a.svg', width: 1, height: 1 };
  const picture = { alt: '', colours: 'savanna', wide: file, plate: file };
  const draw = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <NotFoundPage data={{ title, standfirst, picture }} />
      </MemoryRouter>,
    )
      .split(/<[^>]+>/)
      .filter((text) => /\p{L}{3}/u.test(text));
  const english = new Set([...draw(), head.title]);
  // Is called so in French too.
  english.delete('Zanzibar');
  for (const [code, words] of [
    ['de', german],
    ['fr', french],
  ] as const) {
    setPageLanguage(code, words);
    expect([...draw(), sayKnown(head.title)].filter((text) => english.has(text))).toEqual([]);
  }
});
