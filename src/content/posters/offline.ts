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
      sun: { across: 0.56, up: 0.56, wide: 0.3, upright: { across: 0.5, up: 0.42, wide: 0.36 } },
      stars: { count: 40 },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'kilimanjaro',
        across: 0.4,
        up: 0.4,
        wide: 0.34,
        tone: 0.25,
        upright: { across: 0.27, up: 0.27, wide: 0.36 },
      },
      { kind: 'ridge', up: 0.2, tone: 0.8, swell: 0.002, upright: { up: 0.08 } },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'acacia',
            across: 0.38,
            up: 0.375,
            tall: 0.2,
            upright: { across: 0.14, up: 0.245, tall: 0.2 },
          },
          {
            what: 'giraffe',
            across: 0.47,
            up: 0.375,
            tall: 0.24,
            tone: 0.9,
            upright: { across: 0.36, up: 0.235, tall: 0.26 },
          },
          {
            what: 'dhow',
            across: 0.66,
            up: 0.375,
            tall: 0.22,
            tint: 'accent',
            upright: { across: 0.66, up: 0.24, tall: 0.24 },
          },
          {
            what: 'palm',
            across: 0.75,
            up: 0.23,
            tall: 0.26,
            facing: 'left',
            upright: { across: 0.86, up: 0.24, tall: 0.28 },
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
    ],
  },
};
