/** The search of the site, over the words of the pages as they were built. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../src/content/search-synonyms.ts';
import { decodeSearchFile, searchFilePath } from '../../../src/contract/document/search-index.ts';
import type { Language } from '../../../src/contract/values/languages.ts';
import { createPageSearch } from '../../../src/pages/parts/search/page-search.ts';
import { searchWords as frenchWords } from '../../../src/words/french/content/search-synonyms.ts';
import { searchWords as germanWords } from '../../../src/words/german/content/search-synonyms.ts';

const readEntries = (language: Language) =>
  decodeSearchFile(JSON.parse(readFileSync(`dist/site${searchFilePath(language)}`, 'utf8')));
const searchIn = (language: Language) => {
  const find = createPageSearch(readEntries(language));
  return (query: string) => find(query).map(({ address }) => address);
};

const entries = readEntries('en');
const found = searchIn('en');

describe('The search', () => {
  it.each([
    ['migration', '/wildlife/Serengeti'],
    ['wildebeest', '/wildlife/Serengeti'],
    ['whale shark', '/beachexperience/Mafia_island'],
    ['honeymoon', '/zanzibar_luxury'],
    ['malaria', '/Importantdetails'],
    ['visa', '/Importantdetails'],
    ['luggage', '/Importantdetails'],
    ['baggage', '/book_flight'],
    ['refund', '/terms'],
    ['cancel', '/terms'],
    ['deposit', '/terms'],
    ['elephant', '/wildlife/Tarangirenational_park'],
    ['kilimanjaro', '/Hikes/mount_kilimanjaro'],
    ['chimp', '/wildlife/Mahale_nationa_park'],
    ['gorilla', '/wildlife/Mahale_nationa_park'],
    ['when to go', '/Importantdetails'],
    ['best time', '/Importantdetails'],
    ['best time to go', '/Importantdetails'],
    ['vegetarian', '/package_booking'],
    ['balloon', '/wildlife/Serengeti'],
    ['zanzibar', '/Zanzibar'],
    ['stone town', '/places/stone-town'],
  ])('gives what a person means by %s', (query, address) => {
    expect(found(query)[0]).toBe(address);
  });

  it.each([
    ['kids', ['/mid_budget', '/zanzibar_family_trip', '/familytrip_safari+beach']],
    ['wifi', ['/Importantdetails']],
    ['prices', ['/Alltrips']],
    ['spice tour', ['/zanzibar_mid', '/zanzibar_bud']],
    ['beach', ['/beachexperience', '/places/kendwa-beach', '/places/kiwengwa-beach']],
  ])('has among the first for %s what it is about', (query, addresses) => {
    expect(found(query).slice(0, 4)).toEqual(expect.arrayContaining(addresses));
  });

  it.each([
    ['ngorogoro', '/wildlife/Ngorongoro'],
    ['serengetti', '/wildlife/Serengeti'],
    ['elefant', '/wildlife/Tarangirenational_park'],
    ['kilimanjro', '/Hikes/mount_kilimanjaro'],
    ['zanzibr honeymon', '/zanzibar_luxury'],
    ['zanzibr', '/Zanzibar'],
    ['stonetown', '/places/stone-town'],
    ['stone twon', '/places/stone-town'],
    ['baloon', '/wildlife/Serengeti'],
  ])('forgives %s', (query, address) => {
    expect(found(query)[0]).toBe(address);
  });

  it('puts the credits after the places and packages that they name', () => {
    for (const query of ['giraffe', 'lion', 'wildebeest', 'dhow', 'hut'])
      expect(found(query).indexOf('/credits')).not.toBe(0);
  });

  it('knows only pages of the site', () => {
    const addresses = entries.map(({ address }) => address);
    for (const address of Object.keys(searchWords)) expect(addresses).toContain(address);
  });
});

describe.each([
  [
    'de',
    germanWords,
    [
      ['Tierwanderung', '/wildlife/Serengeti'],
      ['Gnu', '/wildlife/Serengeti'],
      ['Walhai', '/beachexperience/Mafia_island'],
      ['Flitterwochen', '/zanzibar_luxury'],
      ['Visum', '/Importantdetails'],
      ['stornieren', '/terms'],
      ['Elefant', '/wildlife/Tarangirenational_park'],
      ['Kilimandscharo', '/Hikes/mount_kilimanjaro'],
      ['Schimpansen', '/wildlife/Mahale_nationa_park'],
      ['Sansibar', '/Zanzibar'],
      ['Ballon', '/wildlife/Serengeti'],
      ['Usambaraveilchen', '/Hikes/mount_usambara'],
      ['Quastenflosser', '/beachexperience/Yambe_islandmarine'],
      ['Große Wanderung', '/wildlife/Serengeti'],
      ['Heißluftballon', '/wildlife/Serengeti'],
      ['Nilpferde', '/wildlife/katavi_national_park'],
      ['Malariaprophylaxe', '/Importantdetails'],
      ['Reisewarnung', '/Importantdetails'],
      ['Kosten', '/Alltrips'],
      ['Rundreise', '/Alltrips'],
      ['Badeurlaub', '/Zanzibar'],
      ['Massai', '/wildlife/Ngorongoro'],
      ['hochzeitsriese', '/zanzibar_luxury'],
    ],
  ],
  [
    'fr',
    frenchWords,
    [
      ['gnou', '/wildlife/Serengeti'],
      ['requin baleine', '/beachexperience/Mafia_island'],
      ['lune de miel', '/zanzibar_luxury'],
      ['visa', '/Importantdetails'],
      ['annulation', '/terms'],
      ['elephant', '/wildlife/Tarangirenational_park'],
      ['chimpanzé', '/wildlife/Mahale_nationa_park'],
      ['zanzibar', '/Zanzibar'],
      ['montgolfiere', '/wildlife/Serengeti'],
      ['grande migration', '/wildlife/Serengeti'],
      ['paludisme', '/Importantdetails'],
      ['climat', '/Importantdetails'],
      ['tarif', '/Alltrips'],
      ['rembourser', '/terms'],
      ['prison island', '/places/changa-island'],
    ],
  ],
] as const)('The search in %s', (language, words, meant) => {
  const foundThere = searchIn(language);

  it.each<readonly [string, string]>(meant)(
    'has among the first what a person means by %s',
    (query, address) => {
      expect(foundThere(query).slice(0, 3)).toContain(address);
    },
  );

  it('finds every page that the one in English finds, by its English address', () => {
    const addresses = readEntries(language).map(({ address }) => address);
    expect(addresses.sort()).toEqual(entries.map(({ address }) => address).sort());
    for (const address of Object.keys(words)) expect(addresses).toContain(address);
  });
});
