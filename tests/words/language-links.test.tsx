// @vitest-environment happy-dom
/** Languages that a reader is offered, and where the switch leads on a page that is in English alone. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageLinks } from '../../src/app/shell/language-links.tsx';
import { useLanguageOffer } from '../../src/app/shell/language-offer.tsx';
import type { Language } from '../../src/contract/values/languages.ts';

const ALL = ['en', 'de', 'fr'] as const;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Offer({ languages }: { languages: readonly Language[] | undefined }) {
  return useLanguageOffer(languages);
}
const draw = (part: React.ReactNode, path: string) =>
  act(async () => root.render(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>));
const prefers = (...codes: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(codes);
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('a German browser is offered German, and not again after a no', async () => {
  prefers('de-AT', 'en');
  await draw(<Offer languages={ALL} />, '/?month=3');
  expect(document.body.textContent).toContain('Diese Seite gibt es auch auf Deutsch.');
  expect(links()).toEqual(['/de?month=3']);
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toBe('');
  expect(localStorage.getItem('language')).toBe('en');
  await draw(<Offer languages={ALL} />, '/');
  expect(document.body.textContent).toBe('');
});

it.each([
  ['whose first language is English', ['en-GB', 'de'], ALL, '/'],
  ['who has another language', ['ja'], ALL, '/'],
  ['on a page without German', ['de'], undefined, '/credits'],
  ['on a page that is in German', ['de'], ALL, '/de/Packages'],
] as const)('nothing is offered to a reader %s', async (_who, codes, languages, path) => {
  prefers(...codes);
  await draw(<Offer languages={languages} />, path);
  expect(document.body.textContent).toBe('');
});

it('the switch on a page that is in English alone leads to the home page', async () => {
  await draw(<LanguageLinks languages={undefined} />, '/credits');
  expect(document.body.textContent).toContain('This page is in English only.');
  expect(links()[0]).toBe('/de');
});

it('without a signal a language that is not saved says so, and the choice stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await draw(<LanguageLinks languages={ALL} />, '/Packages');
  const press = () => act(async () => document.querySelector<HTMLElement>('a[lang=de]')?.click());
  await press();
  expect(document.body.textContent).toContain('This language is not saved here yet.');
  expect(localStorage.getItem('language')).toBeNull();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await press();
  expect(document.body.textContent).toContain('This language is not saved here yet.');
});
