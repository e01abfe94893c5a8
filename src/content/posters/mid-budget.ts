import type { Poster } from '../types.ts';

export const midBudgetPoster: Poster = {
  alt: 'After April rain: an elephant mother and her calf walk the green plain under a rainbow, and a tortoise comes the other way.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 19,
    focus: 'low',
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 3, from: 0.6, to: 0.66 },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'rainbow',
        across: 0.57,
        up: 0.32,
        wide: 0.74,
        tone: 0.2,
        upright: { across: 0.47, up: 0.32, wide: 0.92 },
      },
      { kind: 'ridge', up: 0.4, tone: 0.04, swell: 0.018, edge: 'trees' },
      { kind: 'ridge', up: 0.35, tone: 0.22, swell: 0.014, lit: 0.1, streaks: 3 },
      {
        kind: 'ridge',
        up: 0.22,
        tone: 0.48,
        swell: 0.012,
        lit: 0.14,
        cast: [
          { what: 'elephant', across: 0.5, tall: 0.29, tone: 1, upright: { across: 0.42, tall: 0.4 } },
          { what: 'elephant', across: 0.665, tall: 0.14, tone: 1, upright: { across: 0.8, tall: 0.18 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.72,
        swell: 0.012,
        edge: 'grass',
        cast: [
          {
            what: 'tortoise',
            across: 0.88,
            tall: 0.08,
            tone: 1,
            facing: 'left',
            upright: { across: 0.74, tall: 0.09 },
          },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.01, edge: 'grass' },
    ],
  },
};
