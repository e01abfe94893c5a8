import type { Poster } from '../types.ts';

export const eventHostPoster: Poster = {
  alt: 'A long table laid with flowers and candles on the beach at dusk, a string of lanterns above it.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'dusk',
    seed: 232,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.62, up: 0.42, wide: 0.24, upright: { across: 0.5, up: 0.46, wide: 0.28 } },
      stars: { count: 24 },
    },
    layers: [
      { kind: 'water', up: 0.36, bands: [0.16, 0.36, 0.6], glitter: true },
      { kind: 'ridge', up: 0.19, tone: 0, tint: 'sand', swell: 0.006 },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.45,
        swell: 0.006,
        cast: [
          { what: 'palm', across: 0.385, tall: 0.7, tone: 0.95, upright: { across: 0, tall: 0.6 } },
          {
            what: 'palm',
            across: 0.975,
            tall: 0.74,
            tone: 0.95,
            facing: 'left',
            upright: { across: 1, tall: 0.62 },
          },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'lanternString',
            across: 0.68,
            up: 0.47,
            tall: 0.148,
            upright: { across: 0.5, up: 0.47, tall: 0.15 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'feast',
        across: 0.68,
        up: 0.16,
        wide: 0.9,
        tone: 0.75,
        upright: { across: 0.5, up: 0.18, wide: 0.92 },
      },
      { kind: 'ridge', up: 0.06, tone: 0.9, swell: 0.008, edge: 'grass' },
    ],
  },
};
