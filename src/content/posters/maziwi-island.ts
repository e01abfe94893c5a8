import type { Poster } from '../types.ts';

export const maziwiIslandPoster: Poster = {
  alt: 'A bare bank of white sand from above, ringed by turquoise shallows and a dark reef, with a green turtle swimming past.',
  recipe: {
    family: 'aerial',
    biome: 'reef',
    hour: 'noon',
    seed: 202,
    focus: 'low',
    depth: 0,
    words: 'cream',
    layers: [
      {
        kind: 'landmark',
        what: 'sandbank',
        across: 0.64,
        up: 0.53,
        wide: 0.92,
        tone: 0.5,
        upright: { across: 0.52, up: 0.41, wide: 0.86 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'turtleAbove',
            across: 0.314,
            up: 0.116,
            tall: 0.24,
            tone: 1,
            tilt: 52,
            upright: { across: 0.156, up: 0.082, tall: 0.24 },
          },
          {
            what: 'turtleAbove',
            across: 0.31,
            up: 0.125,
            tall: 0.24,
            tone: 0.45,
            tilt: 52,
            upright: { across: 0.15, up: 0.09, tall: 0.24 },
          },
        ],
      },
    ],
  },
};
