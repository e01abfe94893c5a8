import type { Poster } from '../types.ts';

export const ruahaPoster: Poster = {
  alt: 'A kudu bull with spiral horns stands above the great bend of the Ruaha, in a dry gold land of baobab hills.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'noon',
    seed: 72,
    sky: {
      pattern: 'rays',
      sun: { across: 0.32, up: 0.76, wide: 0.14, upright: { across: 0.26, up: 0.8, wide: 0.17 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.54,
        tone: 0.1,
        swell: 0.02,
        shape: [
          [0, -0.02],
          [0.25, 0.04],
          [0.5, -0.02],
          [0.8, 0.07],
          [1, 0.03],
        ],
        lit: 0.06,
      },
      {
        kind: 'ridge',
        up: 0.47,
        tone: 0.26,
        swell: 0.016,
        edge: 'scrub',
        shape: [
          [0, 0.06],
          [0.25, 0],
          [0.6, 0],
          [0.9, 0.05],
          [1, 0.05],
        ],
        cast: [
          { what: 'baobab', across: 0.1, tall: 0.15, tone: 0.5, upright: { across: 0.14, tall: 0.14 } },
          { what: 'baobab', across: 0.2, tall: 0.1, tone: 0.5, upright: { absent: true } },
          { what: 'baobab', across: 0.9, tall: 0.14, tone: 0.5, upright: { across: 0.9, tall: 0.13 } },
          { what: 'baobab', across: 0.62, tall: 0.1, tone: 0.5, upright: { across: 0.56, tall: 0.09 } },
        ],
      },
      { kind: 'ridge', up: 0.43, tone: 0.36, swell: 0.004, lit: 0.12 },
      {
        kind: 'landmark',
        what: 'riverBend',
        across: 0.42,
        up: 0.43,
        wide: 0.86,
        tone: 0.36,
        upright: { across: 0.42, up: 0.43, wide: 0.86 },
      },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, -0.04],
          [0.45, -0.08],
          [0.7, 0.07],
          [1, 0.12],
        ],
        cast: [
          { what: 'kudu', across: 0.79, tall: 0.62, facing: 'left', upright: { across: 0.7, tall: 0.6 } },
        ],
      },
    ],
  },
};
