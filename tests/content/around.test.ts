/** Links of a destination: packages, neighbours on the map, and the plates before and after. */
import { describe, expect, it } from 'vitest';
import { daysOf } from '../../src/build/documents/routes.ts';
import { stops } from '../../src/content/map/stops.ts';
import { packages } from '../../src/content/packages/list.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';
import { find, mainOf, wordsOf } from '../parts/sources/built-site.ts';

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
    // Not the plain map, which would have to be searched.
    expect(linksIn(html).filter((to) => to.startsWith('/map'))).toEqual([
      `/map?at=${destinations.find((one) => one.address === address)?.plate}`,
    ]);
  });

  it('names the plates before and after, from the first of the series to the last', () => {
    for (const [index, page] of numbered.entries()) {
      const nav = /<nav class="page neighbours".*?<\/nav>/s.exec(mainOf(page.address))?.[0] ?? '';
      const beside = [numbered[index - 1], numbered[index + 1]].flatMap((next) => (next ? [next] : []));
      expect(linksIn(nav), nameOf(page)).toEqual(beside.map(({ address }) => address));
    }
  });
});

/** Pages of the places that an itinerary visits, whether the map shows them or not. */
const visitedBy = (trip: (typeof packages)[number]) =>
  daysOf(trip).flatMap(({ at, visits = [], text }) => {
    const stopped = at.flatMap((waypoint) => {
      const stop: { title: string; destination?: string } =
        stops[typeof waypoint === 'string' ? waypoint : waypoint.to];
      return stop.destination ?? [];
    });
    const named = zanzibarPlaces.filter(
      ({ biome, title }) => biome === 'market' && text.includes(title.split(' ')[0] ?? ''),
    );
    return [...stopped, ...visits, ...named.map(({ address }) => address)];
  });

describe('A place that no package visits', () => {
  it('is the only kind whose page says so', () => {
    for (const trip of packages) {
      for (const place of visitedBy(trip)) {
        const trips = section(place, 'trips');
        expect(linksIn(trips), place).toContain(trip.address);
        expect(wordsOf(trips), place).not.toMatch(/None|does not stop/);
      }
    }
    const markets = ['/places/darajani-market', '/places/mwanakwerekwe-market'];
    expect(packages.flatMap(visitedBy)).toEqual(expect.arrayContaining(markets));
  });

  const visited = new Set(packages.flatMap(visitedBy));
  const others = destinations.map(({ address }) => address).filter((address) => !visited.has(address));
  it.each(others)('%s shows the packages that stop nearest, and how far away', (address) => {
    const trips = section(address, 'trips');
    const shown = linksIn(trips).filter((to) => !to.startsWith('/Plan'));
    const words = wordsOf(trips);
    if (shown.length > 0) expect(words.match(/, \d+ km from here/g)).toHaveLength(shown.length);
    else expect(words).toContain('comes within 100 km');
    expect(words).toMatch(
      shown.length === 1
        ? /It does not stop here.*Tell us when you travel/
        : /None of .*Tell us when you travel/,
    );
  });

  it('is near none that would first have to cross the sea', () => {
    expect(wordsOf(section('/Culture/Caravan_serai', 'trips'))).not.toMatch(/Zanzibar/);
    expect(wordsOf(section('/Culture/Tumbatu_island', 'trips'))).toMatch(/Kendwa, \d+ km from here/);
    expect(wordsOf(section('/Hikes/mount_kilimanjaro', 'trips'))).toMatch(/Moshi, 32 km from here/);
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

  it('are on every list of places: the parks have those of the north', () => {
    for (const list of ['/wildlife', '/beachexperience', '/Zanzibar', '/Culture'])
      expect(linksIn(section(list, 'trips')).length, list).toBeGreaterThan(0);
    const toParks = linksIn(section('/wildlife', 'trips'));
    for (const { address } of packages.filter(({ family }) => family === 'safari'))
      expect(toParks).toContain(address);
  });

  it('are on the list of Zanzibar', () => {
    const trips = linksIn(section('/Zanzibar', 'trips'));
    for (const { address } of packages.filter(({ family }) => family === 'zanzibar'))
      expect(trips).toContain(address);
  });
});
