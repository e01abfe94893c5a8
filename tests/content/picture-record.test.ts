import { expect, it } from 'vitest';
import { recordedPictures, recordPictures } from '../../src/build/editions/picture-record.ts';
import { createPictures } from '../../src/build/photos/pictures.ts';
import { homePoster } from '../../src/content/posters/home.ts';
import { midBudgetPoster } from '../../src/content/posters/mid-budget.ts';

it('A later edition has the pictures of the build, and no card with a price that is over', () => {
  const { pictures, record } = recordPictures(createPictures());
  const words = (price: string) => ({ title: 'April Family Safari', line: `8 days · ${price}`, plate: 48 });
  const home = pictures.draw('home', homePoster, { title: 'Safari, then the sea', line: 'Both.' });
  const family = pictures.draw('mid-budget', midBudgetPoster, words('$1'));
  const later = recordedPictures(JSON.parse(JSON.stringify(record())), () => '');
  expect(later.draw('mid-budget', midBudgetPoster, words('$1'))).toEqual(family);
  const changed = later.draw('mid-budget', { ...midBudgetPoster, alt: 'Another text.' }, words('$2'));
  expect(changed).toEqual({ picture: { ...family.picture, alt: 'Another text.' }, social: home.social });
});
