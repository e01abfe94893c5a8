import type { Poster } from '../types.ts';

export const mwanakwerekweMarketPoster: Poster = {
  alt: 'Pyramids of oranges, limes and mangoes under round parasols, and a slab of silver fish in front.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 222,
    sky: {
      pattern: 'rays',
      sun: { across: 0.46, up: 0.8, wide: 0.16, upright: { across: 0.4, up: 0.8, wide: 0.18 } },
    },
    layers: [
      { kind: 'ridge', up: 0.36, tone: 0.1, swell: 0.02, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.3,
        tone: 0.25,
        swell: 0.01,
        cast: [
          { what: 'palm', across: 0.4, tall: 0.4, tone: 0.4, upright: { across: 0.06, tall: 0.4 } },
          { what: 'womanBasket', across: 0.6, tall: 0.26, tone: 0.9, upright: { across: 0.36, tall: 0.22 } },
          { what: 'stander', across: 0.74, tall: 0.23, tone: 0.85, upright: { across: 0.64, tall: 0.2 } },
        ],
      },
      {
        kind: 'landmark',
        what: 'fruitHeaps',
        across: 0.69,
        up: 0.24,
        wide: 1,
        tone: 0.6,
        upright: { across: 0.5, up: 0.25, wide: 0.96 },
      },
      { kind: 'ridge', up: 0.02, tone: 0.95, swell: 0.006 },
    ],
  },
};
