import type { Poster } from '../types.ts';

export const offlinePoster: Poster = {
  alt: 'An atlas lies open under a full moon; a giraffe and a snowy mountain stand up from one page, a dhow and a palm from the other.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'night',
    seed: 91,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.56, up: 0.52, wide: 0.28, upright: { across: 0.5, up: 0.44, wide: 0.36 } },
      stars: { count: 40 },
    },
    layers: [
      { kind: 'ridge', up: 0.2, tone: 0.8, swell: 0.002, upright: { up: 0.08 } },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'dhow',
            across: 0.645,
            up: 0.37,
            tall: 0.22,
            tint: 'accent',
            upright: { across: 0.665, up: 0.255, tall: 0.24 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'openAtlas',
        across: 0.56,
        up: 0.32,
        wide: 0.86,
        tone: 0.6,
        upright: { across: 0.5, up: 0.22, wide: 0.9 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'acacia',
            across: 0.368,
            up: 0.33,
            tall: 0.15,
            upright: { across: 0.15, up: 0.22, tall: 0.16 },
          },
          {
            what: 'giraffe',
            across: 0.485,
            up: 0.318,
            tall: 0.25,
            upright: { across: 0.385, up: 0.21, tall: 0.27 },
          },
          {
            what: 'palm',
            across: 0.765,
            up: 0.33,
            tall: 0.24,
            facing: 'left',
            upright: { across: 0.87, up: 0.22, tall: 0.26 },
          },
        ],
      },
    ],
  },
};
