/** Titles of places that the office reads, beside those of their pages. */
import { expect, it } from 'vitest';
import { placeTitles } from '../../src/content/office/place-titles.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';

it('The office knows every place by the number of its plate, and by the title of its page', () => {
  const places = [...parks, ...beaches, ...moreBeaches, ...zanzibarPlaces, ...sites, ...moreSites, ...treks];
  expect(placeTitles).toEqual(Object.fromEntries(places.map(({ plate, title }) => [plate, title])));
});
