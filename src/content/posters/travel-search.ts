import type { CoastRecipe, LandRecipe } from '../recipes/poster-recipe.ts';
import type { Poster } from '../types.ts';

const plain: LandRecipe = {
  family: 'land',
  biome: 'savanna',
  hour: 'golden',
  seed: 12,
  sky: { pattern: 'halo', sun: { across: 0.42, up: 0.5, wide: 0.36 } },
  layers: [
    { kind: 'ridge', up: 0.4, tone: 0.2, swell: 0.01, edge: 'trees' },
    {
      kind: 'ridge',
      up: 0.27,
      tone: 0.7,
      swell: 0.012,
      edge: 'grass',
      cast: [{ what: 'elephant', across: 0.44, tall: 0.36, tone: 0.9 }],
    },
  ],
};
const sea: CoastRecipe = {
  family: 'coast',
  biome: 'reef',
  hour: 'noon',
  seed: 13,
  sky: { pattern: 'level' },
  layers: [
    { kind: 'landmark', what: 'islands', across: 0.7, up: 0.42, wide: 0.6, tone: 0.3 },
    {
      kind: 'water',
      up: 0.41,
      bands: [0.16, 0.4, 0.68],
      cast: [{ what: 'dhow', across: 0.54, up: 0.25, tall: 0.48, tint: 'accent' }],
    },
  ],
};

export const travelSearchPoster: Poster = {
  alt: 'A view through field glasses: in one round an elephant on a golden plain, in the other a red-sailed dhow at sea.',
  recipe: {
    family: 'binoculars',
    biome: 'savanna',
    hour: 'golden',
    seed: 237,
    words: 'cream',
    left: plain,
    right: sea,
  },
};
