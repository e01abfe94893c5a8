import type { Poster } from '../types.ts';

export const jambianiBeachPoster: Poster = {
  alt: 'Seaweed farmers stoop over rows of sticks and cords in the shallow turquoise water of low tide.',
  recipe: {
    family: 'coast',
    biome: 'crater',
    hour: 'dawn',
    seed: 224,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.8, up: 0.61, wide: 0.15, upright: { across: 0.7, up: 0.7, wide: 0.17 } },
      birds: { across: 0.5, up: 0.62, count: 4, upright: { across: 0.2, up: 0.72 } },
    },
    layers: [
      { kind: 'landmark', what: 'breakers', across: 0.5, up: 0.535, wide: 0.9, tone: 0.1 },
      {
        kind: 'water',
        up: 0.53,
        bands: [0.12, 0.36, 0.8],
        cast: [
          {
            what: 'jahazi',
            across: 0.3,
            up: 0.5,
            tall: 0.13,
            tint: 'pale',
            upright: { across: 0.2, up: 0.5, tall: 0.12 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'seaweedRows',
        across: 0.5,
        up: 0.44,
        wide: 0.9,
        tone: 0.85,
        upright: { across: 0.5, up: 0.44, wide: 1 },
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'farmer',
            across: 0.45,
            up: 0.33,
            tall: 0.13,
            upright: { across: 0.11, up: 0.355, tall: 0.12 },
          },
          {
            what: 'farmer',
            across: 0.89,
            up: 0.3,
            tall: 0.16,
            facing: 'left',
            upright: { across: 0.9, up: 0.32, tall: 0.15 },
          },
          {
            what: 'womanBasket',
            across: 0.37,
            up: 0.37,
            tall: 0.16,
            facing: 'left',
            tone: 0.8,
            upright: { across: 0.64, up: 0.4, tall: 0.13 },
          },
          {
            what: 'farmer',
            across: 0.63,
            up: 0.12,
            tall: 0.37,
            upright: { across: 0.4, up: 0.1, tall: 0.38 },
          },
        ],
      },
    ],
  },
};
