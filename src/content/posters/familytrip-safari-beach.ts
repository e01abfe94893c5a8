import type { Poster } from '../types.ts';

export const familytripSafariBeachPoster: Poster = {
  alt: 'A giraffe and her calf step from under a palm onto the morning beach and meet a red-sailed dhow in the shallows.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dawn',
    seed: 71,
    sky: {
      pattern: 'level',
      sun: { across: 0.47, up: 0.56, wide: 0.2, upright: { across: 0.36, up: 0.62, wide: 0.22 } },
      birds: { across: 0.3, up: 0.76, count: 3, upright: { across: 0.62, up: 0.72 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.2,
        up: 0.44,
        wide: 0.4,
        tone: 0.1,
        upright: { absent: true },
      },
      {
        kind: 'water',
        up: 0.44,
        bands: [0.12, 0.3, 0.5],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.34,
            up: 0.27,
            tall: 0.36,
            tint: 'accent',
            upright: { across: 0.26, up: 0.31, tall: 0.3 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.22,
        tone: 0,
        tint: 'pale',
        swell: 0.006,
        shape: [
          [0, -0.14],
          [0.4, -0.08],
          [0.7, 0],
          [1, 0.05],
        ],
      },
      {
        kind: 'ridge',
        up: 0.19,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        shape: [
          [0, -0.14],
          [0.4, -0.08],
          [0.7, 0],
          [1, 0.06],
        ],
        cast: [
          {
            what: 'giraffe',
            across: 0.68,
            tall: 0.56,
            tone: 0.85,
            facing: 'left',
            upright: { across: 0.66, tall: 0.48 },
          },
          {
            what: 'giraffe',
            across: 0.54,
            tall: 0.29,
            tone: 0.85,
            facing: 'left',
            upright: { across: 0.46, tall: 0.27 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.06,
        tone: 0.9,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, -0.03],
          [0.5, -0.02],
          [1, 0.09],
        ],
        cast: [
          { what: 'palm', across: 0.97, tall: 0.74, facing: 'left', upright: { across: 1.05, tall: 0.62 } },
        ],
      },
    ],
  },
};
