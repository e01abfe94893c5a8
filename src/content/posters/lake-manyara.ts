import type { Poster } from '../types.ts';

export const lakeManyaraPoster: Poster = {
  alt: 'A lioness sleeps along the bough of a fig, legs hanging; behind her the pink line of flamingos and the wall of the Rift at dawn.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'dawn',
    seed: 43,
    focus: 'low',
    sky: {
      pattern: 'level',
      birds: { across: 0.28, up: 0.63, count: 4, upright: { across: 0.16, up: 0.69 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'riftCliff',
        across: 0.4,
        up: 0.5,
        wide: 0.5,
        tone: 0.3,
        upright: { across: 0.46, up: 0.5, wide: 0.5 },
      },
      { kind: 'ridge', up: 0.49, tone: 0.6, swell: 0.008, edge: 'forest', upright: { up: 0.49 } },
      { kind: 'water', up: 0.462, bands: [0.16, 0.36, 0.62], upright: { up: 0.47 } },
      {
        kind: 'landmark',
        what: 'flamingoLine',
        across: 0.36,
        up: 0.41,
        wide: 1.3,
        tone: 0.4,
        upright: { across: 0.42, up: 0.425, wide: 1.2 },
      },
      {
        kind: 'afloat',
        tone: 0.5,
        cast: [
          {
            what: 'flamingo',
            across: 0.19,
            up: 0.19,
            tall: 0.2,
            tint: 'accent',
            upright: { across: 0.1, up: 0.12, tall: 0.19 },
          },
          {
            what: 'flamingo',
            across: 0.29,
            up: 0.13,
            tall: 0.24,
            tint: 'accent',
            facing: 'left',
            upright: { across: 0.28, up: 0.085, tall: 0.17 },
          },
          {
            what: 'flamingo',
            across: 0.365,
            up: 0.23,
            tall: 0.15,
            tint: 'accent',
            upright: { across: 0.45, up: 0.16, tall: 0.13 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'lionBough',
        across: 0.62,
        up: 0.4,
        wide: 0.86,
        tone: 0.96,
        upright: { across: 0.5, up: 0.4, wide: 0.96 },
      },
      { kind: 'ridge', up: 0.03, tone: 1, swell: 0.008, edge: 'grass' },
    ],
  },
};
