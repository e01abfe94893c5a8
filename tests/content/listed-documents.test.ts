/** What search engines and chat programs read of a page, in its language, and the letters on its card and its sheet. */
import { beforeAll, describe, expect, it } from 'vitest';
import { renderHead } from '../../src/app/head/head.ts';
import type { PageDocument } from '../../src/app/navigation/page-document.ts';
import { drawPrintSheet, drawSocialCard } from '../../src/artwork/poster.ts';
import { listDocuments } from '../../src/build/documents.ts';
import type { PhotoSet } from '../../src/build/photos/photos.ts';
import type { Pictures } from '../../src/build/photos/pictures.ts';
import { titleFont } from '../../src/build/photos/social-cards.ts';
import { renderCrawlerTexts } from '../../src/build/texts/crawler-texts.ts';
import { readLastChanges } from '../../src/build/texts/last-changes.ts';
import { editableItems } from '../../src/content/editable/items.ts';
import { pageSlug } from '../../src/contract/protocol/routes.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';
import { faultsOfLetters } from '../parts/letter-boxes.ts';

let documents: readonly PageDocument[] = [];
const cards = new Map<string, () => string>();
const sheets = new Map<string, () => string>();
/** Places whose photograph is asked for. */
const places = new Set<string>();
class NoPhotos extends Map<string, PhotoSet> {
  override get(slug: string): undefined {
    places.add(slug);
  }
}
// To list them takes by far the longest, so all that reads the whole list is in this file.
beforeAll(() => {
  const wide = { alt: 'A poster', colours: '', wide: { src: '/x.svg', width: 1, height: 1 } };
  const pictures: Pictures = {
    draw(name, { recipe }, words) {
      cards.set(name, () => drawSocialCard(recipe, words));
      return { picture: { ...wide, plate: wide.wide }, social: '/social/x.png' };
    },
    drawWide: () => wide,
    print(name, { recipe }, words) {
      sheets.set(name, () => drawPrintSheet(recipe, words));
      return '';
    },
    keep: () => '',
  };
  documents = listDocuments(new NoPhotos(), pictures).documents;
  return () => setPageLanguage('en', null);
});

const page = (address: string): PageDocument => {
  const found = documents.find((one) => one.address === address);
  if (!found) throw new Error(`There is no ${address}`);
  return found;
};
const headOf = (address: string) => {
  const one = page(address);
  setPageLanguage(one.language ?? 'en', one.language === 'de' ? german : null);
  return renderHead(one);
};
// biome-ignore lint/suspicious/noExplicitAny: JSON-LD is a tree of whatever there is.
const thingsIn = (head: string): any[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
const thing = (address: string, type: string) =>
  thingsIn(headOf(address)).find((one) => one['@type'] === type);

describe('Structured data', () => {
  it('is in the language of the page, and leads to pages of that language', () => {
    const way = thing('/de/mid_budget', 'BreadcrumbList').itemListElement;
    expect(way[0]).toMatchObject({ name: 'Start', item: expect.stringMatching(/\/de$/) });
    expect(way[1].item).toMatch(/\/de\/Alltrips$/);
    const [first] = thing('/de/Alltrips', 'ItemList').itemListElement;
    expect(first.url).toMatch(/\/de\/\w/);
    expect(thing('/de/mid_budget', 'TouristTrip').inLanguage).toBe('de');
    expect(thing('/mid_budget', 'TouristTrip').inLanguage).toBe('en');
    expect(thing('/mid_budget', 'BreadcrumbList').itemListElement[0].name).toBe('Home');
  });

  it('has an offer that says where it is, that it can be had, and in which months', () => {
    expect(thing('/mid_budget', 'TouristTrip').offers).toMatchObject({
      url: expect.stringMatching(/\/mid_budget$/),
      price: '1850',
      availability: 'https://schema.org/InStock',
      description: expect.stringContaining('March to May'),
    });
  });
});

it('the picture of a link has words, and the page its locale and the others', () => {
  const head = headOf('/de/mid_budget');
  expect(head).toContain('<meta property="og:image:alt" content="A poster">');
  expect(head).toContain('<meta property="og:locale" content="de_DE">');
  expect(head).toContain('<meta property="og:locale:alternate" content="en_GB">');
  expect(headOf('/credits')).toContain('<meta property="og:locale" content="en_GB">');
  expect(headOf('/credits')).not.toContain('og:locale:alternate');
});

it('the sitemap says when the content of a page changed last', () => {
  const lastChange = readLastChanges(
    [
      ...['2027-03-02', '', 'src/words/german/content/treks.ts', ''],
      ...['2027-02-01', '', 'src/content/packages/mid-budget.ts', 'src/content/company.ts', ''],
      ...['2027-01-01', '', 'src/content/parks/serengeti.ts', 'src/content/packages/mid-budget.ts', ''],
    ].join('\n'),
  );
  const { '/sitemap.xml': sitemap = '' } = renderCrawlerTexts(documents, lastChange);
  const dayOf = (address: string) =>
    new RegExp(`<loc>[^<]*${address}</loc><lastmod>([^<]*)</lastmod>`).exec(sitemap)?.[1];
  expect(dayOf('invalid/mid_budget')).toBe('2027-02-01');
  expect(dayOf('/wildlife/Serengeti')).toBe('2027-01-01');
  expect(dayOf('/map')).toBe('2027-02-01');
  expect(dayOf('/de/mid_budget')).toBe('2027-03-02');
  expect(renderCrawlerTexts(documents)['/sitemap.xml']).not.toContain('lastmod');
});

it.each([
  ['social card shows its title and its line whole', cards, 70, [26, 12]],
  ['sheet to print has its facts beside the number, not under it', sheets, 50, [170, 60]],
] as const)('every %s', async (_what, drawings, least, [margin, gap]) => {
  const font = await titleFont();
  expect(drawings.size).toBeGreaterThan(least);
  const faults = [...drawings].flatMap(([name, draw]) =>
    faultsOfLetters(draw(), font, margin, gap).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('Each place for a photograph is in the office, on pages that there are, and no other is', () => {
  const addresses = new Set(documents.map(({ address }) => address));
  const slugs = new Set([...addresses].map((address) => pageSlug(address) || 'home'));
  // Names of posters are asked for, too.
  const asked = [...places].filter(
    // Nobody looks for a photograph on the page of what is not there.
    (slug) => slug !== 'not-found' && (slugs.has(slug) || /-(?:bed|vehicle|house|people)$/.test(slug)),
  );
  const items = editableItems.filter(({ id }) => id.startsWith('photo/'));
  expect(items.map(({ id }) => id).sort()).toEqual(asked.map((slug) => `photo/${slug}`).sort());
  expect(items.length).toBeGreaterThan(80);
  const pages = new Set(items.flatMap((item) => item.pages));
  expect([...pages].filter((address) => !addresses.has(address))).toEqual([]);
});
