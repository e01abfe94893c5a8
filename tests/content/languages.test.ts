/** Pages in other languages: whole, linked with each other, and found by search engines (docs/contract.md#languages). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { packages } from '../../src/content/packages/list.ts';
import { addressKey } from '../../src/contract/addresses.ts';
import { addressIn, languageOf, plainAddress, travelLanguages } from '../../src/contract/languages.ts';
import { LANGUAGE_NAMES } from '../../src/words/languages.ts';
import { translatedPages } from '../../src/words/translated-pages.ts';
import { find, readBuiltPages } from '../parts/built-site.ts';

const pages = new Map(readBuiltPages().map((page) => [addressKey(page.address), page]));
const htmlOf = (address: string) => pages.get(addressKey(address))?.html ?? '';

/** Names, and words that are the same in English and another language. */
const SAME = new Set<string>([
  ...Object.values(LANGUAGE_NAMES),
  ...packages.map(({ name }) => name),
  ...company.locations,
  ...company.socials.map(({ label }) => label),
  company.name,
  company.email,
  'E-mail',
  'Menu',
  'Destinations',
  'Name',
  'Zanzibar',
]);

/** Everything in a document that a person reads or hears, text by text. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const named = [...body.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g)].map(([, text = '']) => text);
  const shown = body.replaceAll('<!-- -->', '').split(/<[^>]+>/);
  const head = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/].map((one) => find(html, one));
  return [...named, ...shown, ...head]
    .map((text) => find(text, /^(.*)$/s).trim())
    .filter((text) => /\p{L}{3}/u.test(text));
}

const translations = travelLanguages.flatMap((language) =>
  translatedPages.map((page) => [addressIn(language, page), language] as const),
);

describe.each(translations)('%s', (address, language) => {
  const plain = plainAddress(address);
  const html = htmlOf(address);

  it('has nothing that is still in English', () => {
    const english = new Set(textsOf(htmlOf(plain)));
    const left = textsOf(html).filter(
      (text) => english.has(text) && !SAME.has(text) && !text.startsWith('WhatsApp'),
    );
    expect(left).toEqual([]);
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
        ...travelLanguages.map((code) => [code, `https://origin.invalid${addressIn(code, plain)}`]),
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
      const isTranslated = translatedPages.some(
        (page) => addressKey(page) === addressKey(plainAddress(to).replace(/[?#].*/, '')),
      );
      if (isChoice) continue;
      expect(languageOf(to), tag).toBe(isTranslated ? language : null);
      expect(/hreflang="(\w+)"/i.exec(tag)?.[1], tag).toBe(isTranslated ? undefined : 'en');
    }
  });

  it('offers the same page in the other languages', () => {
    for (const one of [plain, address])
      for (const code of ['en', ...travelLanguages] as const)
        expect(htmlOf(one)).toMatch(
          new RegExp(`<a href="${addressIn(code, plain)}" hreflang="${code}"`, 'i'),
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

  it('are not found by the search, which is in English', () => {
    const search = readFileSync('dist/site/search-entries.json', 'utf8');
    expect(search).not.toContain('/de/');
  });
});
