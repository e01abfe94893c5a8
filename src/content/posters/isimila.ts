import type { Poster } from '../types.ts';

export const isimilaPoster: Poster = {
  alt: 'Pillars of banded sandstone, each under its cap, stand tall in a gully as the sun comes up behind them.',
  recipe: {
    family: 'land',
    biome: 'cave',
    hour: 'dawn',
    seed: 216,
    sky: {
      pattern: 'halo',
      sun: { across: 0.6, up: 0.42, wide: 0.3, upright: { across: 0.46, up: 0.44, wide: 0.34 } },
    },
    layers: [
      { kind: 'ridge', up: 0.34, tone: 0.08, swell: 0.03, cut: 'jagged', lit: 0.06 },
      {
        kind: 'ridge',
        up: 0.28,
        tone: 0.24,
        swell: 0.016,
        edge: 'scrub',
        shape: [
          [0, 0.04],
          [0.4, -0.02],
          [0.8, 0],
          [1, 0.08],
        ],
      },
      {
        kind: 'landmark',
        what: 'sandPillars',
        across: 0.68,
        up: 0.14,
        wide: 0.82,
        tone: 0.5,
        upright: { across: 0.52, up: 0.14, wide: 0.76 },
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.6,
        swell: 0.02,
        edge: 'scrub',
        lit: 0.16,
        cast: [
          {
            what: 'stander',
            across: 0.4,
            tall: 0.12,
            tint: 'accent',
            upright: { across: 0.465, tall: 0.12 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.04,
        tone: 0.95,
        swell: 0.016,
        edge: 'grass',
        shape: [
          [0, 0.03],
          [0.5, -0.02],
          [1, 0.06],
        ],
      },
    ],
  },
};
