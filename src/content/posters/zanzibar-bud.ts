import type { Poster } from '../types.ts';

export const zanzibarBudPoster: Poster = {
  alt: 'A nutmeg split on its branch, red mace round the dark seed, with cloves in bud; behind it a dhow off Stone Town at noon.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 6,
    sky: {
      pattern: 'rays',
      sun: { across: 0.64, up: 0.5, wide: 0.1, upright: { across: 0.56, up: 0.45, wide: 0.1 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.26,
        up: 0.29,
        wide: 0.6,
        tone: 0.2,
        upright: { across: 0.22, up: 0.27, wide: 0.5 },
      },
      {
        kind: 'water',
        up: 0.3,
        bands: [0.2, 0.48, 0.76],
        upright: { up: 0.28 },
        cast: [
          {
            what: 'dhow',
            across: 0.36,
            up: 0.16,
            tall: 0.26,
            tone: 0.75,
            upright: { across: 0.24, up: 0.11, tall: 0.26 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'nutmeg',
        across: 0.64,
        up: 0.47,
        wide: 1.06,
        tone: 0.86,
        upright: { across: 0.56, up: 0.4, wide: 1.08 },
      },
    ],
  },
};
