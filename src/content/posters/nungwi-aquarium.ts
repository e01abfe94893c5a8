import type { Poster } from '../types.ts';

export const nungwiAquariumPoster: Poster = {
  alt: 'Four green turtles circle in a clear tidal pool seen from above, dark coral rock and a plank bridge round it.',
  recipe: {
    family: 'aerial',
    biome: 'reef',
    hour: 'noon',
    seed: 219,
    depth: 1,
    words: 'cream',
    layers: [
      {
        kind: 'landmark',
        what: 'tidePool',
        across: 0.65,
        up: 0.47,
        wide: 1.3,
        tone: 0.72,
        upright: { across: 0.5, up: 0.38, wide: 1.06 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'turtleAbove',
            across: 0.55,
            up: 0.43,
            tall: 0.3,
            tilt: -38,
            upright: { across: 0.42, up: 0.33, tall: 0.29 },
          },
          {
            what: 'turtleAbove',
            across: 0.72,
            up: 0.5,
            tall: 0.22,
            tilt: 64,
            tone: 0.75,
            upright: { across: 0.6, up: 0.46, tall: 0.21 },
          },
          {
            what: 'turtleAbove',
            across: 0.68,
            up: 0.3,
            tall: 0.18,
            tilt: 120,
            tone: 0.8,
            upright: { across: 0.62, up: 0.25, tall: 0.17 },
          },
          {
            what: 'turtleAbove',
            across: 0.64,
            up: 0.66,
            tall: 0.15,
            tilt: 20,
            tone: 0.65,
            upright: { across: 0.2, up: 0.33, tall: 0.12, tilt: 20 },
          },
        ],
      },
    ],
  },
};
