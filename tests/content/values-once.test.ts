/** A price, a phone number or the days of a package stand in one place; every text says them by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { fillValues } from '../../src/content/fill-values.ts';
import { packageFigures } from '../../src/content/packages/figures.ts';
import { packages } from '../../src/content/packages/list.ts';
import { sitePages } from '../../src/content/pages/site-pages.ts';
import { publishedPrices, publishedStayPrices } from '../../src/content/published-prices.ts';
import { topPages } from '../../src/content/top-pages/list.ts';

/** Where values stand, and figures that are no prices of the operator. */
const SOURCES = [
  'src/content/company.ts',
  'src/content/packages/figures.ts',
  'src/content/published-prices.ts',
  'src/content/sample-trips.ts',
  'src/content/office/sample-figures.ts',
];

/** Every file whose texts people read, but for those where values stand. */
const read = ['content', 'words', 'pages', 'forms', 'ui', 'app'].flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', room, name))
    .filter((path) => !SOURCES.includes(path)),
);

const contacts = [
  company.email,
  company.whatsapp,
  ...company.phones.flatMap(({ printed, dialled }) => [printed, dialled]),
];

/** Lengths of packages, by the file that has their prose, in digits and in words. */
const lengths = new Map(
  Object.entries(packageFigures).map(([key, { days }]) => {
    const file = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const inWords = ['', '', '', '', '', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][days] ?? '';
    return [`/packages/${file}.ts`, [`${days} days`, `${days}-day`, `${inWords} days of`]] as const;
  }),
);

/** Returns the copies of a price, a contact or the length of a package in a file. */
function findCopies(path: string, source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '').replaceAll(/\/\*\*.*?\*\//g, '');
  const own = [...lengths].find(([file]) => path.endsWith(file))?.[1] ?? [];
  return [
    ...[...code.matchAll(/\$\d[\d,.]*\d|\$\d/g)]
      .map(([price]) => price)
      .filter((price) => !/^\$\d$/.test(price)),
    ...[...contacts, ...own].filter((value) => code.toLowerCase().includes(value)),
  ];
}

describe('A value stands once', () => {
  it.each([
    ['a price', 'src/words/german/content/packages/mid-budget.ts', "'Ab $1,850 pro Person.'", '$1,850'],
    ['a phone number', 'src/pages/home/home.tsx', "'Call +255 700 000 001.'", '+255 700 000 001'],
    ['a length', 'src/content/packages/mid-budget.ts', "'An 8-day safari'", '8-day'],
  ])('a planted copy is found: %s', (_what, path, text, copy) => {
    expect(findCopies(path, text)).toEqual([copy]);
  });

  it('and no text has a copy', () => {
    expect(read.length).toBeGreaterThan(500);
    const copies = read.flatMap((path) =>
      findCopies(path, readFileSync(path, 'utf8')).map((copy) => `${path}: ${copy}`),
    );
    expect(copies).toEqual([]);
  });

  it('a misspelt name is an error that says where', () => {
    expect(() => fillValues({ tabs: ['From {prise} each.'] }, { price: '$1' })).toThrow(
      'No value is called {prise}: "From {prise} each."',
    );
  });

  it('names are filled in everywhere', () => {
    expect(JSON.stringify([packages, sitePages.stayServices])).not.toMatch(/\{(?!phone|whatsapp|email)\w+\}/);
  });

  it('the office and receipts have the prices of the pages', () => {
    const { eventPackages, stayServices } = topPages;
    const shown = [
      ...packages.map(({ name, price }) => [name, price]),
      ...Object.entries(eventPackages.packages).map(([name, { price }]) => [name, price]),
    ];
    expect([...publishedPrices].sort()).toEqual(shown.sort());
    const stays = Object.entries(stayServices.packages.offers).map(([name, { price, unit }]) => [
      name,
      { price, isByNight: unit === 'a night' },
    ]);
    expect([...publishedStayPrices]).toEqual(stays);
  });
});
