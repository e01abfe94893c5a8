import type { Poster } from '../types.ts';

export const tumbatuIslandPoster: Poster = {
  alt: 'Two builders work on the bare ribs of a dhow under a single palm, a ruin across the bay at sunset.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'golden',
    seed: 214,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.5, up: 0.56, wide: 0.24, upright: { across: 0.3, up: 0.58, wide: 0.26 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.46,
        tone: 0.12,
        swell: 0.006,
        shape: [
          [0, -0.1],
          [0.6, -0.08],
          [0.8, 0.02],
          [1, 0.05],
        ],
      },
      {
        kind: 'landmark',
        what: 'arcadeRuin',
        across: 0.89,
        up: 0.475,
        wide: 0.26,
        tone: 0.3,
        upright: { across: 0.84, up: 0.475, wide: 0.26 },
      },
      { kind: 'water', up: 0.45, bands: [0.1, 0.24, 0.42], glitter: true },
      {
        kind: 'ridge',
        up: 0.22,
        tone: 0,
        tint: 'pale',
        swell: 0.006,
        shape: [
          [0, 0.02],
          [0.5, 0],
          [1, 0.03],
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        shape: [
          [0, 0.02],
          [0.5, 0],
          [1, 0.03],
        ],
        cast: [
          {
            what: 'palm',
            across: 0.86,
            tall: 0.72,
            tone: 0.8,
            facing: 'left',
            upright: { across: 0.88, tall: 0.66 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.35,
        tint: 'sand',
        swell: 0.008,
        cast: [
          {
            what: 'boatFrame',
            across: 0.62,
            tall: 0.31,
            tone: 0.85,
            sunk: 0.06,
            upright: { across: 0.5, tall: 0.27 },
          },
          { what: 'worker', across: 0.445, tall: 0.26, tone: 0.95, upright: { across: 0.12, tall: 0.24 } },
          {
            what: 'worker',
            across: 0.79,
            tall: 0.25,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.9, tall: 0.23 },
          },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 0.9, swell: 0.012, edge: 'grass' },
    ],
  },
};
