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
/** What people type before their first safari, by the answer that they mean. */
const ANSWERS: Readonly<Record<'en' | 'de' | 'fr', readonly (readonly [string, string])[]>> = {
  en: [
    ['bed', 'beds'],
    ['what are the beds like', 'beds'],
    ['room standard', 'beds'],
    ['malaria children', 'malaria-children'],
    ['malaria kids', 'malaria-children'],
    ['malaria tablets child', 'malaria-children'],
    ['Hamburg Kilimanjaro', 'hamburg-lyon'],
    ['Lyon to Kilimanjaro', 'hamburg-lyon'],
    ['flight from Hamburg', 'hamburg-lyon'],
    ['what does a day cost', 'day-costs'],
    ['cost per day', 'day-costs'],
    ['extra costs', 'day-costs'],
    ['luggage small plane', 'small-planes'],
    ['baggage light aircraft', 'small-planes'],
    ['suitcase bush plane', 'small-planes'],
  ],
  de: [
    ['Bett', 'beds'],
    ['Betten', 'beds'],
    ['Zimmer Standard', 'beds'],
    ['Malaria Kinder', 'malaria-children'],
    ['Malaria mit Kindern', 'malaria-children'],
    ['Malariaprophylaxe Kind', 'malaria-children'],
    ['Hamburg Kilimanjaro', 'hamburg-lyon'],
    ['Hamburg Kilimandscharo', 'hamburg-lyon'],
    ['Lyon Kilimanjaro', 'hamburg-lyon'],
    ['Flug ab Hamburg', 'hamburg-lyon'],
    ['Was kostet ein Tag', 'day-costs'],
    ['Kosten pro Tag', 'day-costs'],
    ['Nebenkosten', 'day-costs'],
    ['Gepäck Kleinflugzeug', 'small-planes'],
    ['Koffer Buschflugzeug', 'small-planes'],
    ['Freigepäck Kleinflugzeug', 'small-planes'],
  ],
  fr: [
    ['lit', 'beds'],
    ['lits', 'beds'],
    ['confort chambre', 'beds'],
    ['paludisme enfants', 'malaria-children'],
    ['palu enfant', 'malaria-children'],
    ['malaria bébé', 'malaria-children'],
    ['Lyon Kilimandjaro', 'hamburg-lyon'],
    ['Lyon Kilimanjaro', 'hamburg-lyon'],
    ['vol depuis Lyon', 'hamburg-lyon'],
    ['Hambourg Kilimandjaro', 'hamburg-lyon'],
    ['combien coûte une journée', 'day-costs'],
    ['coût par jour', 'day-costs'],
    ['budget par jour', 'day-costs'],
    ['bagages petit avion', 'small-planes'],
    ['valise avion de brousse', 'small-planes'],
    ['poids bagage', 'small-planes'],
  ],
};
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

  it.each(
    Object.entries(ANSWERS).flatMap(([language, asked]) => asked.map((one) => [language, ...one] as const)),
  )('in %s has among the first three for “%s” the answer to it: %s', (language, query, anchor) => {
    const hits = searchIn(language as Language)(query);
    expect(hits.slice(0, 3)).toContain(`/Importantdetails#${anchor}`);
  });

  it('leads to each answer by an anchor that its page has, in every language', () => {
    const anchors = new Set(Object.values(ANSWERS).flatMap((asked) => asked.map(([, anchor]) => anchor)));
    for (const language of ['en', 'de', 'fr'] as const) {
      const answers = readEntries(language).filter(({ address }) => address.includes('#'));
      expect(answers.map(({ address }) => address)).toEqual(
        [...anchors].map((anchor) => `/Importantdetails#${anchor}`),
      );
      const folder = language === 'en' ? '' : `${language}/`;
      const html = readFileSync(`dist/site/${folder}Importantdetails.html`, 'utf8');
      for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`);
    }
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
