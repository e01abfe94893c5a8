import type { Poster } from '../types.ts';

export const changaIslandPoster: Poster = {
  alt: 'A giant tortoise plods over the grass before the long red walls of the old island prison and the sea.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 223,
    focus: 'low',
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.7, to: 0.76 } },
    layers: [
      {
        kind: 'water',
        up: 0.46,
        bands: [0.2, 0.45, 0.7],
        cast: [
          { what: 'jahazi', across: 0.2, up: 0.41, tall: 0.14, tint: 'pale', upright: { absent: true } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.36,
        tone: 0.25,
        swell: 0.008,
        upright: { up: 0.42 },
        shape: [
          [0, -0.3],
          [0.12, -0.2],
          [0.27, 0.02],
          [1, 0.05],
        ],
        edge: 'scrub',
        cast: [
          { what: 'palm', across: 0.54, tall: 0.44, tone: 0.4, upright: { absent: true } },
          {
            what: 'palm',
            across: 0.95,
            tall: 0.5,
            tone: 0.4,
            facing: 'left',
            upright: { across: 0.95, tall: 0.4 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'prison',
        across: 0.77,
        up: 0.385,
        wide: 0.7,
        tone: 0.5,
        upright: { across: 0.76, up: 0.425, wide: 0.78 },
      },
      {
        kind: 'ridge',
        up: 0.33,
        tone: 0.2,
        tint: 'sand',
        swell: 0.006,
        upright: { up: 0.38 },
        shape: [
          [0, -0.4],
          [0.08, -0.24],
          [0.24, 0.02],
          [1, 0.04],
        ],
      },
      {
        kind: 'ridge',
        up: 0.16,
        tone: 0.42,
        swell: 0.012,
        edge: 'grass',
        lit: 0.12,
        shape: [
          [0, 0.02],
          [0.4, 0],
          [1, 0.04],
        ],
        cast: [
          {
            what: 'tortoise',
            across: 0.43,
            tall: 0.3,
            tone: 0.95,
            sunk: 0.06,
            upright: { across: 0.4, tall: 0.26 },
          },
          {
            what: 'tortoise',
            across: 0.72,
            tall: 0.14,
            tone: 0.85,
            facing: 'left',
            sunk: 0.03,
            upright: { absent: true },
          },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 0.85, swell: 0.014, edge: 'grass' },
    ],
  },
};
