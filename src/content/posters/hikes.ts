import type { Poster } from '../types.ts';

export const hikesPoster: Poster = {
  alt: 'Three walkers with packs and staffs climb a green ridge, and fold after fold of mountains lies behind them.',
  recipe: {
    family: 'land',
    biome: 'crater',
    hour: 'dawn',
    seed: 70,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.5, up: 0.64, wide: 0.3, upright: { across: 0.5, up: 0.6, wide: 0.36 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.52,
        tone: 0.04,
        swell: 0.07,
        cut: 'jagged',
        shape: [
          [0, 0.04],
          [0.5, -0.03],
          [1, 0.08],
        ],
        lit: 0.06,
      },
      {
        kind: 'ridge',
        up: 0.43,
        tone: 0.24,
        swell: 0.07,
        cut: 'jagged',
        shape: [
          [0, 0],
          [0.4, 0.05],
          [1, 0],
        ],
        lit: 0.08,
      },
      {
        kind: 'ridge',
        up: 0.33,
        tone: 0.48,
        swell: 0.04,
        shape: [
          [0, 0.04],
          [0.5, -0.03],
          [1, 0.04],
        ],
        lit: 0.1,
      },
      {
        kind: 'ridge',
        up: 0.22,
        tone: 0.7,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, 0.02],
          [0.6, 0],
          [1, 0.06],
        ],
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 1,
        swell: 0.006,
        edge: 'grass',
        shape: [
          [0, -0.06],
          [0.3, 0],
          [0.65, 0.08],
          [1, 0.24],
        ],
        cast: [
          { what: 'trekker', across: 0.5, tall: 0.28, upright: { across: 0.2, tall: 0.26 } },
          { what: 'trekker', across: 0.65, tall: 0.3, upright: { across: 0.5, tall: 0.28 } },
          { what: 'guide', across: 0.82, tall: 0.3, upright: { across: 0.82, tall: 0.28 } },
        ],
      },
    ],
  },
};
