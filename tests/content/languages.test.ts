/** Pages in other languages: whole, linked with each other, and found by search engines (docs/contract.md#languages). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { mainPlaceNames, otherNames } from '../../src/content/map/names.ts';
import { stops } from '../../src/content/map/stops.ts';
import { packages } from '../../src/content/packages/list.ts';
import { mapNames } from '../../src/content/pages/map-page.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { reasonLabels } from '../../src/content/reasons/reason.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { topPages } from '../../src/content/top-pages/list.ts';
import { treks } from '../../src/content/treks/list.ts';
import { pathKey } from '../../src/contract/protocol/routes.ts';
import {
  languageOfPath,
  pathInEnglish,
  pathInLanguage,
  travelLanguages,
} from '../../src/contract/values/languages.ts';
import { eventPackageNames } from '../../src/kinds/event-request/event-packages.ts';
import { FOREIGN_WORDS } from '../../src/pages/parts/foreign-words.tsx';
import { LANGUAGE_NAMES } from '../../src/words/languages.ts';
import { translatedPages } from '../../src/words/translated-pages.ts';
import { find, readBuiltPages } from '../parts/sources/built-site.ts';

const pages = new Map(readBuiltPages().map((page) => [pathKey(page.address), page]));
const htmlOf = (address: string) => pages.get(pathKey(address))?.html ?? '';

/** Places, as their pages, the map and the stops of a route call them. */
const places = [
  ...[parks, beaches, moreBeaches, zanzibarPlaces, sites, moreSites, treks].flatMap((list) =>
    list.flatMap(({ title }) => [title, title.replace(/ (National Park|Conservation Area|Island)$/, '')]),
  ),
  ...Object.values(mapNames),
  ...Object.values(stops).map(({ title }) => title),
  ...[...mainPlaceNames, ...otherNames].map(({ name }) => name),
];

/** Names, and words that are the same in English and another language. */
const SAME = new Set<string>([
  ...Object.values(LANGUAGE_NAMES),
  ...places,
  ...packages.map(({ name }) => name),
  ...eventPackageNames,
  ...Object.values(topPages.stayServices.packages.offers).map(({ title }) => title),
  ...topPages.bookFlight.airports.items.flatMap(({ code, title }) => [code, title]),
  ...company.socials.map(({ label }) => label),
  company.name,
  `${company.legalName}.`,
  company.email,
  ...['E-mail', 'Safari', 'safari', 'Menu', 'Destinations', 'Name', 'Pages', 'Parks', 'Dollars', 'Shillings'],
  ...[
    'Optional',
    'Restaurant',
    'Camping',
    'Spa',
    'Malaria',
    'Kites',
    'Taarab',
    'Hadza, Datoga, Iraqw',
    'Makutani · Jongowe',
    'Makutani',
    'Jongowe',
    'Kipunji',
    'Sitatunga',
    'Mitumba',
    'Mzimuni',
    'Nakupenda',
    'Moa',
    'Ujiji',
    'Jane’s Peak',
    'Mount Nkungwe',
    'Mwanihana Peak',
    'Little Meru',
    'Socialist Peak',
    'Culture',
    'Distance',
  ],
  ...['Victoria', 'Marangu', 'Machame', 'Lemosho', 'Rongai', 'Northern Circuit', 'Migration', 'Lions'],
  ...['Apr', 'Jun', 'Jul', 'Aug', 'Nov', 'April', 'August', 'September', 'November'],
]);

/** Whether a text may stand in a page as it stands in the English one. */
const isSame = (text: string): boolean => {
  const bare = text.replace(/^, |,$/g, '').trim();
  return SAME.has(bare) || FOREIGN_WORDS.test(bare) || /^(WhatsApp|e-mail)\b/.test(bare);
};

/** Everything in a document that a person reads or hears, text by text. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const named = [...body.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g)].map(([, text = '']) => text);
  const shown = body.replaceAll('<!-- -->', '').split(/<[^>]+>/);
  const head = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/].map((one) => find(html, one));
  return [...named, ...shown, ...head]
    .map((text) => find(text, /^(.*)$/s).trim())
    .filter((text) => /\p{L}{3}|\d (?:or|to|and) \d/u.test(text));
}

const translations = travelLanguages.flatMap((language) =>
  translatedPages[language].map((page) => [pathInLanguage(language, page), language] as const),
);

/** The languages in which there is a page, beside English. */
const languagesOf = (page: string) =>
  travelLanguages.filter((language) => translatedPages[language].includes(page));

describe.each(translations)('%s', (address, language) => {
  const plain = pathInEnglish(address);
  const html = htmlOf(address);

  it('has nothing that is still in English', () => {
    const english = new Set(textsOf(htmlOf(plain)));
    const left = textsOf(html).filter((text) => english.has(text) && !isSame(text));
    expect(left).toEqual([]);
  });

  it('has drawings whose lines a browser can read', () => {
    const lines = [...html.matchAll(/ d="([^"]*)"/g)].map(([, line = '']) => line);
    expect(lines.filter((line) => /[^\x20-\x7e]/.test(line))).toEqual([]);
  });

  it('chooses by the same codes as the English one', () => {
    const codes = [...html.matchAll(/"reasons":(\[\[.*?\]\])/g)].flatMap(([, list = '[]']) =>
      (JSON.parse(list) as [string][]).map(([kind]) => kind),
    );
    for (const kind of codes) expect([...Object.keys(reasonLabels), 'rain', 'closed']).toContain(kind);
  });

  it('says which language it is in, and which others there are', () => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<meta property="og:locale" content="${language}_`);
    for (const one of [plain, address]) {
      const alternates = [
        ...htmlOf(one).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g),
      ];
      expect(alternates.map(([, code, to]) => [code, to])).toEqual([
        ['en', `https://origin.invalid${plain}`],
        ...languagesOf(plain).map((code) => [code, `https://origin.invalid${pathInLanguage(code, plain)}`]),
        ['x-default', `https://origin.invalid${plain}`],
      ]);
    }
  });

  it('leads to pages in its language, and says of the others that they are in English', () => {
    const links = [...html.matchAll(/<a ([^>]*)href="(\/[^"]*)"/g)];
    expect(links.length).toBeGreaterThan(20);
    for (const [link, , to = ''] of links) {
      const tag = html.slice(html.indexOf(link)).slice(0, 400).split('>')[0] ?? '';
      const isChoice = / lang="/.test(tag);
      const isTranslated = translatedPages[language].some(
        (page) => pathKey(page) === pathKey(pathInEnglish(to).replace(/[?#].*/, '')),
      );
      if (isChoice) continue;
      expect(languageOfPath(to), tag).toBe(isTranslated ? language : null);
      expect(/hreflang="(\w+)"/i.exec(tag)?.[1], tag).toBe(isTranslated ? undefined : 'en');
    }
  });

  it('is described in a text that is shown whole', () => {
    const description = find(html, /<meta name="description" content="([^"]*)"/);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  it('offers the same page in the other languages', () => {
    for (const one of [plain, address])
      for (const code of ['en', ...languagesOf(plain)] as const)
        expect(htmlOf(one).toLowerCase()).toContain(
          `<a href="${pathInLanguage(code, plain)}" hreflang="${code}"`.toLowerCase(),
        );
  });
});

describe('Pages in other languages', () => {
  it('are told of in the site map beside those in English', () => {
    const map = readFileSync('dist/site/sitemap.xml', 'utf8');
    expect(map).toContain('<loc>https://origin.invalid/de/terms</loc>');
    expect(map.match(/hreflang="fr" href="https:\/\/origin\.invalid\/fr\/terms"/g)).toHaveLength(3);
    expect(map).not.toContain('/de/outbox');
  });

  it('are all but a few, which are about people and licences', () => {
    const english = [...pages.values()]
      .filter(({ address, staff }) => !staff && !languageOfPath(address))
      .map(({ address }) => address)
      .filter((address) => !travelLanguages.every((language) => translatedPages[language].includes(address)));
    expect(english.sort()).toEqual(['/Staff', '/credits', '/not-found']);
  });
});
