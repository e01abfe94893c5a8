import type { Poster } from '../types.ts';

export const mountUsambaraPoster: Poster = {
  alt: 'Blue ridge folds behind blue ridge in the Usambara Mountains; a walker looks out from a rock over terraced farms.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'dusk',
    seed: 47,
    sky: {
      pattern: 'level',
      sun: { across: 0.36, up: 0.66, wide: 0.16, upright: { across: 0.3, up: 0.7, wide: 0.2 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.58,
        tone: 0.04,
        swell: 0.04,
        shape: [
          [0, 0.03],
          [0.4, -0.03],
          [0.8, 0.05],
          [1, 0],
        ],
      },
      {
        kind: 'ridge',
        up: 0.51,
        tone: 0.16,
        swell: 0.04,
        shape: [
          [0, -0.02],
          [0.3, 0.05],
          [0.6, -0.02],
          [1, 0.06],
        ],
      },
      {
        kind: 'ridge',
        up: 0.44,
        tone: 0.3,
        swell: 0.035,
        shape: [
          [0, 0.05],
          [0.35, -0.02],
          [0.7, 0.04],
          [1, 0],
        ],
        lit: 0.06,
      },
      {
        kind: 'landmark',
        what: 'mist',
        across: 0.26,
        up: 0.4,
        wide: 0.9,
        tone: 0.05,
        upright: { across: 0.3, wide: 0.8 },
      },
      {
        kind: 'landmark',
        what: 'terraces',
        across: 0.42,
        up: 0.24,
        wide: 0.7,
        tone: 0.5,
        upright: { across: 0.3, up: 0.26, wide: 0.76 },
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.68,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, 0.08],
          [0.3, 0.02],
          [0.6, -0.04],
          [1, 0],
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 1,
        swell: 0.006,
        edge: 'grass',
        shape: [
          [0, -0.06],
          [0.45, -0.06],
          [0.66, 0.12],
          [0.8, 0.26],
          [1, 0.26],
        ],
        cast: [
          { what: 'guide', across: 0.86, tall: 0.3, facing: 'left', upright: { across: 0.8, tall: 0.28 } },
        ],
      },
    ],
  },
};
