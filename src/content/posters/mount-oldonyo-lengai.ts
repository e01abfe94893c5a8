import type { Poster } from '../types.ts';

export const mountOldonyoLengaiPoster: Poster = {
  alt: 'The steep cone of Oldonyo Lengai, streaked white with lava, stands above its own reflection in the pink water of Lake Natron.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'golden',
    seed: 39,
    sky: { pattern: 'level' },
    layers: [
      {
        kind: 'ridge',
        up: 0.44,
        tone: 0.04,
        swell: 0.03,
        cut: 'jagged',
        shape: [
          [0, 0.08],
          [0.3, 0.02],
          [0.7, 0],
          [1, 0.06],
        ],
      },
      { kind: 'water', up: 0.42, bands: [0.2, 0.44, 0.7] },
      {
        kind: 'landmark',
        what: 'lengai',
        across: 0.63,
        up: 0.42,
        wide: 0.68,
        tone: 0.52,
        upright: { across: 0.54, up: 0.43, wide: 0.66 },
      },
      {
        kind: 'afloat',
        tone: 0.6,
        cast: [
          {
            what: 'flamingo',
            across: 0.14,
            up: 0.16,
            tall: 0.13,
            tint: 'accent',
            upright: { across: 0.14, up: 0.16 },
          },
          {
            what: 'flamingo',
            across: 0.2,
            up: 0.13,
            tall: 0.17,
            tint: 'accent',
            facing: 'left',
            upright: { across: 0.27, up: 0.13 },
          },
          {
            what: 'flamingo',
            across: 0.29,
            up: 0.17,
            tall: 0.12,
            tint: 'accent',
            upright: { across: 0.42, up: 0.17 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.07,
        tone: 0.2,
        tint: 'sand',
        swell: 0.01,
        shape: [
          [0, -0.03],
          [0.5, -0.02],
          [1, 0.03],
        ],
      },
      {
        kind: 'ridge',
        up: 0.04,
        tone: 0.1,
        tint: 'pale',
        swell: 0.01,
        shape: [
          [0, -0.02],
          [0.5, -0.03],
          [1, 0.02],
        ],
      },
    ],
  },
};
