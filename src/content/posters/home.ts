import type { Poster } from '../types.ts';

export const homePoster: Poster = {
  alt: 'The savanna runs into the sea: an elephant and her calf by an acacia on the left, a dhow and palms on the right, one great sun between.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'golden',
    seed: 31,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.57, up: 0.47, wide: 0.34, upright: { across: 0.55, up: 0.5, wide: 0.42 } },
      birds: { across: 0.4, up: 0.61, count: 4, upright: { across: 0.3, up: 0.66 } },
    },
    layers: [
      {
        kind: 'water',
        up: 0.42,
        bands: [0.14, 0.34, 0.6],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.68,
            up: 0.345,
            tall: 0.3,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.72, up: 0.365, tall: 0.26 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.42,
        tone: 0.12,
        swell: 0.01,
        shape: [
          [0, 0.09],
          [0.2, 0.05],
          [0.42, 0],
          [0.5, -0.08],
          [1, -0.6],
        ],
        edge: 'trees',
      },
      {
        kind: 'ridge',
        up: 0.34,
        tone: 0.4,
        swell: 0.012,
        shape: [
          [0, 0.04],
          [0.3, 0.02],
          [0.55, -0.12],
          [0.7, -0.5],
          [1, -0.6],
        ],
        lit: 0.14,
      },
      {
        kind: 'ridge',
        up: 0.22,
        tone: 0.72,
        swell: 0.01,
        shape: [
          [0, 0.04],
          [0.44, 0.03],
          [0.72, -0.24],
          [1, -0.4],
        ],
        lit: 0.14,
        cast: [
          { what: 'acacia', across: 0.1, tall: 0.41, tone: 0.95, upright: { across: 0.1, tall: 0.42 } },
          { what: 'elephant', across: 0.28, tall: 0.25, tone: 0.95, upright: { across: 0.22, tall: 0.2 } },
          { what: 'elephant', across: 0.43, tall: 0.13, tone: 0.95, upright: { across: 0.41, tall: 0.1 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.06,
        tone: 1,
        swell: 0.01,
        tint: 'sand',
        shape: [
          [0, -0.2],
          [0.4, -0.1],
          [0.7, 0.04],
          [1, 0.12],
        ],
      },
      {
        kind: 'ridge',
        up: 0.03,
        tone: 1,
        swell: 0.012,
        shape: [
          [0, 0.05],
          [0.4, 0.02],
          [0.7, 0],
          [1, 0.06],
        ],
        edge: 'grass',
        cast: [
          { what: 'palm', across: 0.965, tall: 0.6, facing: 'left', upright: { across: 1.02, tall: 0.44 } },
          { what: 'palm', across: 0.9, tall: 0.34, facing: 'left', upright: { across: 0.88, tall: 0.26 } },
        ],
      },
    ],
  },
};
