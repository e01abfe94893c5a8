import type { Poster } from '../types.ts';

export const ourpackagesPoster: Poster = {
  alt: 'Three small prints fanned on a dark table: a giraffe at sunset, a dhow on the reef and a snow-capped mountain.',
  recipe: {
    family: 'fan',
    biome: 'reef',
    hour: 'night',
    seed: 235,
    words: 'cream',
    sheets: [
      {
        family: 'land',
        biome: 'savanna',
        hour: 'golden',
        seed: 1,
        sky: { pattern: 'halo', sun: { across: 0.4, up: 0.44, wide: 0.44 } },
        layers: [
          { kind: 'ridge', up: 0.3, tone: 0.4, swell: 0.01 },
          {
            kind: 'ridge',
            up: 0.16,
            tone: 0.9,
            swell: 0.012,
            cast: [
              { what: 'giraffe', across: 0.3, tall: 0.62 },
              { what: 'acacia', across: 0.82, tall: 0.4 },
            ],
          },
        ],
      },
      {
        family: 'coast',
        biome: 'reef',
        hour: 'noon',
        seed: 2,
        sky: { pattern: 'rays', sun: { across: 0.74, up: 0.8, wide: 0.26 } },
        layers: [
          { kind: 'water', up: 0.44, bands: [0.14, 0.34, 0.6] },
          {
            kind: 'afloat',
            tone: 0.95,
            cast: [{ what: 'jahazi', across: 0.46, up: 0.24, tall: 0.66, tint: 'accent' }],
          },
          {
            kind: 'ridge',
            up: 0.08,
            tone: 0,
            tint: 'sand',
            swell: 0.01,
            shape: [
              [0, -0.06],
              [0.6, 0],
              [1, 0.1],
            ],
          },
        ],
      },
      {
        family: 'land',
        biome: 'mountain',
        hour: 'dawn',
        seed: 3,
        sky: { pattern: 'level', sun: { across: 0.3, up: 0.7, wide: 0.2 } },
        layers: [
          { kind: 'landmark', what: 'kilimanjaro', across: 0.5, up: 0.34, wide: 1, tone: 0.3 },
          { kind: 'ridge', up: 0.34, tone: 0.6, swell: 0.01 },
          {
            kind: 'ridge',
            up: 0.18,
            tone: 0.95,
            swell: 0.012,
            cast: [{ what: 'elephant', across: 0.7, tall: 0.28 }],
          },
        ],
      },
    ],
  },
};
