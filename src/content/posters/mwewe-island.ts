import type { Poster } from '../types.ts';

export const mweweIslandPoster: Poster = {
  alt: 'A fiddler crab waves its great orange claw on the mud of Mwewe at low tide; behind it mangroves on stilts, above them a kite.',
  recipe: {
    family: 'coast',
    biome: 'mangrove',
    hour: 'noon',
    seed: 204,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.66, up: 0.48, wide: 0.5, upright: { across: 0.56, up: 0.5, wide: 0.56 } },
    },
    layers: [
      {
        kind: 'water',
        up: 0.36,
        bands: [0.12, 0.3, 0.5],
        cast: [
          {
            what: 'mangrove',
            across: 0.12,
            up: 0.33,
            tall: 0.3,
            tone: 0.45,
            upright: { across: 0.04, up: 0.34, tall: 0.26 },
          },
          {
            what: 'mangrove',
            across: 0.24,
            up: 0.32,
            tall: 0.38,
            tone: 0.6,
            facing: 'left',
            upright: { across: 0.18, up: 0.33, tall: 0.34 },
          },
          {
            what: 'mangrove',
            across: 0.36,
            up: 0.335,
            tall: 0.24,
            tone: 0.5,
            upright: { across: 0.34, up: 0.345, tall: 0.2 },
          },
          {
            what: 'mangrove',
            across: 0.9,
            up: 0.33,
            tall: 0.3,
            tone: 0.5,
            upright: { across: 0.88, up: 0.34, tall: 0.24 },
          },
          {
            what: 'mangrove',
            across: 0.98,
            up: 0.32,
            tall: 0.4,
            tone: 0.62,
            facing: 'left',
            upright: { across: 1, up: 0.33, tall: 0.34 },
          },
        ],
      },
      { kind: 'ridge', up: 0.245, tone: 0.18, swell: 0.01, streaks: 6, lit: 0.1 },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'kiteBird',
            across: 0.34,
            up: 0.7,
            tall: 0.12,
            tilt: -14,
            upright: { across: 0.28, up: 0.68, tall: 0.15 },
          },
          {
            what: 'fiddlerCrab',
            across: 0.36,
            up: 0.17,
            tall: 0.14,
            facing: 'left',
            upright: { across: 0.16, up: 0.19, tall: 0.12 },
          },
          {
            what: 'fiddlerCrab',
            across: 0.88,
            up: 0.19,
            tall: 0.11,
            upright: { across: 0.88, up: 0.2, tall: 0.1 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.5,
        swell: 0.012,
        streaks: 4,
        cast: [
          {
            what: 'fiddlerCrab',
            across: 0.62,
            tall: 0.56,
            sunk: 0.02,
            upright: { across: 0.47, tall: 0.58 },
          },
        ],
      },
    ],
  },
};
