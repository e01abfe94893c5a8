import type { Poster } from '../types.ts';

export const rubondoPoster: Poster = {
  alt: 'A fish eagle lifts a fish from Lake Victoria before the forested island of Rubondo, where a sitatunga stands in the reeds.',
  recipe: {
    family: 'coast',
    biome: 'forest',
    hour: 'golden',
    seed: 33,
    focus: 'high',
    sky: {
      pattern: 'rays',
      sun: { across: 0.42, up: 0.5, wide: 0.2, upright: { across: 0.3, up: 0.5, wide: 0.24 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.42,
        tone: 0.14,
        swell: 0.012,
        edge: 'forest',
        shape: [
          [0, -0.06],
          [0.24, -0.06],
          [0.34, 0.02],
          [0.6, 0.1],
          [0.84, 0.05],
          [1, 0.02],
        ],
      },
      {
        kind: 'ridge',
        up: 0.39,
        tone: 0.4,
        swell: 0.012,
        edge: 'forest',
        shape: [
          [0, -0.3],
          [0.4, -0.1],
          [0.56, 0.02],
          [0.8, 0.08],
          [1, 0.09],
        ],
        lit: 0.1,
      },
      {
        kind: 'water',
        up: 0.385,
        bands: [0.16, 0.4, 0.66],
        glitter: true,
        cast: [
          {
            what: 'dugout',
            across: 0.2,
            up: 0.28,
            tall: 0.08,
            tone: 0.95,
            upright: { across: 0.2, up: 0.28, tall: 0.08 },
          },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.92,
        cast: [
          {
            what: 'fishEagle',
            across: 0.66,
            up: 0.35,
            tall: 0.58,
            upright: { across: 0.54, up: 0.36, tall: 0.5 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.07,
        tone: 0.95,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, -0.02],
          [0.5, -0.05],
          [0.75, 0.03],
          [1, 0.06],
        ],
        cast: [
          {
            what: 'sitatunga',
            across: 0.87,
            tall: 0.3,
            facing: 'left',
            sunk: 0.16,
            upright: { across: 0.82, tall: 0.26 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.04,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.5, -0.03],
          [1, 0.05],
        ],
      },
    ],
  },
};
