/** What a destination leads to: packages, neighbours on the map, and the plates before and after. */
import { describe, expect, it } from 'vitest';
import { packages } from '../../src/content/packages/list.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';
import { find, mainOf, wordsOf } from '../parts/built-site.ts';

const destinations = [
  ...parks,
  ...beaches,
  ...moreBeaches,
  ...zanzibarPlaces,
  ...sites,
  ...moreSites,
  ...treks,
];
const numbered = [...destinations, ...packages].sort((one, next) => one.plate - next.plate);
const nameOf = (page: (typeof numbered)[number]) => ('name' in page ? page.name : page.title);

const section = (address: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(mainOf(address))?.[0] ?? '';
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => (to ?? '').replaceAll('&amp;', '&'));

describe('Every destination', () => {
  it.each(destinations.map(({ address }) => address))('%s leads on', (address) => {
    const html = mainOf(address);
    // Packages that come here with poster, days and price, or a way to ask for one.
    const trips = section(address, 'trips');
    const addresses = linksIn(trips);
    for (const to of addresses.filter((to) => !to.startsWith('/Plan'))) {
      const trip = packages.find((trip) => trip.address === to);
      expect(trip, to).toBeDefined();
      expect(wordsOf(trips)).toMatch(new RegExp(`${trip?.days} days, (from )?\\$`));
    }
    expect(trips.match(/<img /g)?.length ?? 0).toBe(addresses.filter((to) => !to.startsWith('/Plan')).length);
    expect(addresses.length).toBeGreaterThan(0);
    // The map of where it is, and what is near it.
    expect(find(html, /spot-map"><svg [^>]*role="img" aria-label="([^"]*)"/)).toMatch(/ on the map$/);
    const near = /<ul class="near">.*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(linksIn(near)).toHaveLength(4);
    expect(wordsOf(near).match(/(\d km, \w+|right here)/g)).toHaveLength(4);
  });

  it('names the plates before and after, from the first of the series to the last', () => {
    for (const [index, page] of numbered.entries()) {
      const nav = /<nav class="page neighbours".*?<\/nav>/s.exec(mainOf(page.address))?.[0] ?? '';
      const beside = [numbered[index - 1], numbered[index + 1]].flatMap((next) => (next ? [next] : []));
      expect(linksIn(nav), nameOf(page)).toEqual(beside.map(({ address }) => address));
    }
  });
});

describe('Packages and places', () => {
  it('lead to each other: what a package links comes back to it', () => {
    for (const { address } of packages) {
      const places = linksIn(section(address, 'places'));
      expect(places.length, address).toBeGreaterThan(1);
      for (const place of places) expect(linksIn(section(place, 'trips')), place).toContain(address);
    }
  });

  it('are on the list of Zanzibar', () => {
    const trips = linksIn(section('/Zanzibar', 'trips'));
    for (const { address } of packages.filter(({ family }) => family === 'zanzibar'))
      expect(trips).toContain(address);
  });
});
