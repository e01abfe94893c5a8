import type { Poster } from '../types.ts';

export const engarukaPoster: Poster = {
  alt: 'Stone-walled fields in steps and a winding furrow of water lie at the foot of the great Rift escarpment.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'noon',
    seed: 215,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.8, up: 0.86, wide: 0.13, upright: { across: 0.76, up: 0.83, wide: 0.15 } },
      clouds: { kind: 'streaks', count: 3, from: 0.8, to: 0.88 },
    },
    layers: [
      { kind: 'ridge', up: 0.48, tone: 0.1, swell: 0.02 },
      {
        kind: 'landmark',
        what: 'scarp',
        across: 0.5,
        up: 0.46,
        wide: 0.72,
        tone: 0.3,
        upright: { across: 0.5, up: 0.47, wide: 0.72 },
      },
      { kind: 'ridge', up: 0.47, tone: 0.42, swell: 0.01, edge: 'trees' },
      {
        kind: 'landmark',
        what: 'oldFields',
        across: 0.58,
        up: 0.2,
        wide: 0.8,
        tone: 0.5,
        upright: { across: 0.44, up: 0.2, wide: 0.78 },
      },
      {
        kind: 'ridge',
        up: 0.02,
        tone: 0.95,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, 0.02],
          [0.5, 0],
          [0.8, 0.05],
          [1, 0.1],
        ],
        cast: [
          { what: 'acacia', across: 0.9, tall: 0.56, upright: { across: 0.9, tall: 0.46 } },
          { what: 'stander', across: 0.3, tall: 0.17, upright: { across: 0.2, tall: 0.16 } },
        ],
      },
    ],
  },
};
