import type { Poster } from '../types.ts';

export const notFoundPoster: Poster = {
  alt: 'A lone giraffe beside a signpost looks round at you from a wide empty plain where two tracks part.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dawn',
    seed: 404,
    sky: {
      pattern: 'level',
      sun: { across: 0.24, up: 0.5, wide: 0.2, upright: { across: 0.2, up: 0.5, wide: 0.24 } },
    },
    layers: [
      { kind: 'ridge', up: 0.36, tone: 0.02, swell: 0.006, lit: 0 },
      { kind: 'ridge', up: 0.33, tone: 0.3, swell: 0.006, lit: 0.08, streaks: 6 },
      {
        kind: 'landmark',
        what: 'road',
        across: 0.56,
        up: 0,
        wide: 0.3,
        tone: 0,
        to: { across: 0.34, up: 0.335 },
      },
      {
        kind: 'landmark',
        what: 'road',
        across: 0.56,
        up: 0,
        wide: 0.3,
        tone: 0,
        to: { across: 0.86, up: 0.335 },
      },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.9,
        swell: 0.008,
        edge: 'grass',
        shape: [
          [0, 0.02],
          [0.5, -0.02],
          [1, 0.05],
        ],
        cast: [
          { what: 'giraffeLooking', across: 0.77, tall: 0.66, upright: { across: 0.7, tall: 0.68 } },
          { what: 'signpost', across: 0.56, tall: 0.28, upright: { across: 0.32, tall: 0.34 } },
        ],
      },
    ],
  },
};
