/** The search of the site, over the words of the pages as they were built. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../src/content/search-synonyms.ts';
import { decodeSearchFile } from '../../../src/contract/document/search-index.ts';
import { createPageSearch } from '../../../src/pages/parts/search/page-search.ts';

const entries = decodeSearchFile(JSON.parse(readFileSync('dist/site/search-entries.json', 'utf8')));
const find = createPageSearch(entries);
const found = (query: string) => find(query).map(({ address }) => address);

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
