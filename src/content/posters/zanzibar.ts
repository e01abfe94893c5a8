import type { Poster } from '../types.ts';

export const zanzibarPoster: Poster = {
  alt: 'A great dhow with teal sails stands in before the verandas, spires and clock tower of Stone Town.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'golden',
    seed: 230,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.42, up: 0.6, wide: 0.22, upright: { across: 0.18, up: 0.6, wide: 0.2 } },
      birds: { across: 0.2, up: 0.62, count: 4, upright: { across: 0.6, up: 0.74 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'roofs',
        across: 0.72,
        up: 0.41,
        wide: 0.6,
        tone: 0.25,
        upright: { across: 0.56, up: 0.42, wide: 0.64 },
      },
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.22,
        up: 0.41,
        wide: 0.6,
        tone: 0.12,
        upright: { absent: true },
      },
      { kind: 'water', up: 0.41, bands: [0.16, 0.4, 0.68] },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'outrigger',
            across: 0.87,
            up: 0.27,
            tall: 0.2,
            tint: 'pale',
            upright: { across: 0.86, up: 0.27, tall: 0.18 },
          },
          {
            what: 'jahazi',
            across: 0.48,
            up: 0.07,
            tall: 0.62,
            tint: 'accent',
            upright: { across: 0.38, up: 0.07, tall: 0.48 },
          },
        ],
      },
    ],
  },
};
