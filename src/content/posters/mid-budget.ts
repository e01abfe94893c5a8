import type { Poster } from '../types.ts';

export const midBudgetPoster: Poster = {
  alt: 'Green season on the plains: an elephant mother leads her calf and a giraffe family stands under a far curtain of April rain.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 19,
    focus: 'low',
    sky: {
      pattern: 'level',
      rain: { from: 0.52, to: 0.86, up: 0.76, base: 0.4, upright: { from: 0.24, to: 0.84 } },
    },
    layers: [
      { kind: 'ridge', up: 0.43, tone: 0.04, swell: 0.018, edge: 'trees' },
      { kind: 'ridge', up: 0.38, tone: 0.22, swell: 0.014, lit: 0.1, streaks: 3 },
      {
        kind: 'ridge',
        up: 0.31,
        tone: 0.42,
        swell: 0.014,
        edge: 'scrub',
        lit: 0.14,
        cast: [
          {
            what: 'giraffe',
            across: 0.8,
            tall: 0.3,
            tone: 0.8,
            facing: 'left',
            upright: { across: 0.86, tall: 0.28 },
          },
          { what: 'giraffe', across: 0.89, tall: 0.34, tone: 0.8, facing: 'left', upright: { absent: true } },
          {
            what: 'giraffe',
            across: 0.735,
            tall: 0.19,
            tone: 0.8,
            facing: 'left',
            upright: { across: 0.7, tall: 0.18 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.18,
        tone: 0.7,
        swell: 0.012,
        lit: 0.16,
        cast: [
          { what: 'elephant', across: 0.42, tall: 0.31, tone: 1, upright: { across: 0.3, tall: 0.32 } },
          { what: 'elephant', across: 0.61, tall: 0.15, tone: 1, upright: { across: 0.7, tall: 0.15 } },
        ],
      },
      { kind: 'ridge', up: 0.07, tone: 1, swell: 0.014, edge: 'grass' },
    ],
  },
};
