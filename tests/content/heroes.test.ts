/** What a wide, low screen shows of a package's poster: its animals have their heads. */
import { expect, it } from 'vitest';
import { packages } from '../../src/content/packages/list.ts';

/** Upper edge of what a page shows at 1440 x 900 of a poster whose lower part it shows, in shares of its height. */
const EDGE = 0.55;
const ANIMALS = ['elephant', 'giraffe', 'tortoise'];

it('No animal of a package is cut by the upper edge of a wide page', () => {
  const cut = packages.flatMap(({ name, poster: { recipe } }) => {
    if (recipe.family !== 'land' || recipe.focus !== 'low') return [];
    return recipe.layers.flatMap((layer) =>
      layer.kind === 'ridge'
        ? (layer.cast ?? [])
            .filter(({ what, tall }) => ANIMALS.includes(what) && layer.up + tall > EDGE)
            .map(({ what }) => `${name}: ${what}`)
        : [],
    );
  });
  expect(cut).toEqual([]);
});
