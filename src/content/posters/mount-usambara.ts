import type { Poster } from '../types.ts';

export const mountUsambaraPoster: Poster = {
  alt: 'A two-horned chameleon grips a twig above the terraced fields and red roofs of the Usambara, ridge behind blue ridge.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'dusk',
    seed: 47,
    sky: {
      pattern: 'level',
      sun: { across: 0.3, up: 0.72, wide: 0.16, upright: { across: 0.3, up: 0.67, wide: 0.18 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.6,
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
        up: 0.53,
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
        up: 0.45,
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
        across: 0.3,
        up: 0.42,
        wide: 0.9,
        tone: 0.05,
        upright: { across: 0.3, wide: 0.8 },
      },
      {
        kind: 'landmark',
        what: 'farmedValley',
        across: 0.5,
        up: 0.16,
        wide: 0.8,
        tone: 0.5,
        upright: { across: 0.5, up: 0.18, wide: 0.9 },
      },
      {
        kind: 'landmark',
        what: 'chameleon',
        across: 0.62,
        up: 0.405,
        wide: 0.9,
        tone: 0.96,
        upright: { across: 0.49, up: 0.37, wide: 1 },
      },
    ],
  },
};
