import type { Poster } from '../types.ts';

export const stoneTownPoster: Poster = {
  alt: 'A carved and studded door in a white wall, and behind it the roofs, spires and clock tower of Stone Town.',
  recipe: {
    family: 'land',
    biome: 'stone',
    hour: 'golden',
    seed: 217,
    focus: 'low',
    sky: {
      pattern: 'level',
      birds: { across: 0.2, up: 0.62, count: 5, upright: { across: 0.24, up: 0.74 } },
    },
    layers: [
      { kind: 'ridge', up: 0.2, tone: 0.2, swell: 0.004 },
      {
        kind: 'landmark',
        what: 'roofs',
        across: 0.4,
        up: 0.22,
        wide: 0.86,
        tone: 0.3,
        upright: { across: 0.36, up: 0.42, wide: 0.66 },
      },
      { kind: 'ridge', up: 0.21, tone: 0.25, swell: 0.004, upright: { up: 0.42 } },
      {
        kind: 'landmark',
        what: 'carvedDoor',
        across: 0.81,
        up: 0.13,
        wide: 0.74,
        tone: 0.6,
        upright: { across: 0.64, up: 0.11, wide: 0.64 },
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.72,
        swell: 0.004,
        cast: [
          { what: 'stander', across: 0.58, tall: 0.28, tone: 0.95, upright: { across: 0.1, tall: 0.27 } },
          {
            what: 'womanBasket',
            across: 0.525,
            tall: 0.3,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.22, tall: 0.28 },
          },
        ],
      },
    ],
  },
};
