/** Times between places, worked out from the roads of the map, beside those that the site's texts tell. */
import { expect, test } from 'vitest';
import { waysBetween } from '../../src/build/map/travel-graph.ts';
import { travelTimes } from '../../src/build/map/travel-times.ts';
import { entrances } from '../../src/content/map/flights-and-boats.ts';
import { gateways } from '../../src/content/map/gateways.ts';
import { stops } from '../../src/content/map/stops.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';
import { moveBetween, movesOf } from '../../src/pages/plan/facts/travel.ts';

const places = [...parks, ...beaches, ...moreBeaches, ...zanzibarPlaces, ...sites, ...moreSites, ...treks];
const times = travelTimes(places);
const plateOf = (title: string) => places.find((place) => place.title.startsWith(title))?.plate ?? Number.NaN;

test.each([
  // As the texts of the parks and packages say.
  ['Arusha', 'Tarangire', 2.5],
  ['Arusha', 'Ngorongoro', 3.5],
  ['Arusha', 'Serengeti', 7.5],
  ['Karatu', 'Serengeti', 4.75],
  ['Karatu', 'Lake Manyara', 0.75],
  ['Dar es Salaam', 'Mikumi', 5.5],
  ['Dar es Salaam', 'Nyerere', 6],
  ['Dar es Salaam', 'Saadani', 4.5],
  ['Pangani', 'Saadani', 2],
  ['Stone Town', 'Jambiani', 1.25],
] as const)('from %s to %s it takes about as long on the ground as the texts say', (from, to, hours) => {
  const [a, b] = [from, to].map((name) => {
    const place = places.find(({ title }) => title.startsWith(name));
    const town = Object.values(stops).find(({ title }) => title === name);
    const ofTown = town && 'coordinates' in town ? town.coordinates : undefined;
    const at = ofTown ?? (place && (entrances[place.address] ?? place.coordinates));
    if (!at) throw new Error(`${name} is nowhere`);
    return at;
  });
  const way = waysBetween([a, b] as never)[0]?.[1];
  expect(way?.minutes).toBeGreaterThan(hours * 60 * 0.7);
  expect(way?.minutes).toBeLessThan(hours * 60 * 1.3);
});

test('every place can be reached from the three airports, by road, boat or air', () => {
  for (const { plate, title } of places)
    for (const gateway of ['k', 'd', 'z'] as const)
      expect(moveBetween(times, gateway, plate), `${title} from ${gateways[gateway].title}`).not.toBeNull();
});

test('islands are reached by boat or air, whatever the way', () => {
  for (const title of [
    'Mafia Island',
    'Chole Island',
    'Mnemba',
    'Stone Town',
    'Rubondo',
    'Maziwi',
    'Changuu',
  ])
    expect(moveBetween(times, 'k', plateOf(title))?.by, title).not.toBe('road');
});

test('a way takes as long back', () => {
  for (const { plate } of places) expect(moveBetween(times, plate, 1)).toEqual(moveBetween(times, 1, plate));
});

test('one flies where the road takes more than five hours and a flight saves two', () => {
  expect(moveBetween(times, plateOf('Serengeti'), plateOf('Stone Town'))).toMatchObject({ by: 'air' });
  expect(moveBetween(times, plateOf('Tarangire'), plateOf('Ngorongoro'))).toMatchObject({ by: 'road' });
});

test('unknown places, the same place, and an airport that is not decided have no way', () => {
  expect(moveBetween(times, 1, 9_999)).toBeNull();
  expect(moveBetween(times, 1, 1)).toBeNull();
  const trip = { adults: 2, ages: [], month: 0, from: '-', to: '-' } as const;
  expect(movesOf(times, { ...trip, stops: [{ plate: 1, nights: 2 }] })).toEqual({
    arrival: null,
    before: [null],
    departure: null,
  });
  expect(movesOf(times, { ...trip, stops: [] })).toEqual({ arrival: null, before: [], departure: null });
});
