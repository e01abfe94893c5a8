import type { Poster } from '../types.ts';

export const nungwiAquariumPoster: Poster = {
  alt: 'From straight above: four green turtles swim to a keeper who kneels on a plank bridge with seaweed, in a tidal pool of dark coral.',
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
        upright: { across: 0.475, up: 0.38, wide: 1.06 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'turtleAbove',
            across: 0.455,
            up: 0.4,
            tall: 0.33,
            tilt: 80,
            tone: 1,
            upright: { across: 0.25, up: 0.35, tall: 0.34 },
          },
          {
            what: 'turtleAbove',
            across: 0.735,
            up: 0.745,
            tall: 0.2,
            tilt: 158,
            tone: 0.9,
            upright: { across: 0.7, up: 0.59, tall: 0.2 },
          },
          {
            what: 'turtleAbove',
            across: 0.68,
            up: 0.26,
            tall: 0.2,
            tilt: 32,
            tone: 0.9,
            upright: { across: 0.65, up: 0.205, tall: 0.2, tilt: 14 },
          },
          {
            what: 'turtleAbove',
            across: 0.53,
            up: 0.735,
            tall: 0.12,
            tilt: 76,
            tone: 0.85,
            upright: { across: 0.2, up: 0.53, tall: 0.13, tilt: 58 },
          },
        ],
      },
    ],
  },
};
