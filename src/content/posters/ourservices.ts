import type { Poster } from '../types.ts';

export const ourservicesPoster: Poster = {
  alt: 'On one horizon: a safari car, a lit tent, a small plane coming in to land, and a dhow on the sea.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dawn',
    seed: 93,
    sky: {
      pattern: 'level',
      sun: { across: 0.62, up: 0.46, wide: 0.24, upright: { across: 0.6, up: 0.46, wide: 0.3 } },
    },
    layers: [
      {
        kind: 'water',
        up: 0.36,
        bands: [0.2, 0.45, 0.7],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.83,
            up: 0.3,
            tall: 0.32,
            tone: 0.9,
            facing: 'left',
            upright: { across: 0.82, up: 0.31, tall: 0.28 },
          },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'airstripPlane',
            across: 0.6,
            up: 0.66,
            tall: 0.11,
            tilt: 4,
            upright: { across: 0.5, up: 0.62, tall: 0.12 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.85,
        swell: 0.008,
        edge: 'grass',
        shape: [
          [0, 0.09],
          [0.3, 0.085],
          [0.56, 0.07],
          [0.72, -0.08],
          [0.85, -0.24],
          [1, -0.3],
        ],
        cast: [
          { what: 'jeep', across: 0.16, tall: 0.17, upright: { across: 0.16, tall: 0.17 } },
          {
            what: 'campTent',
            across: 0.4,
            tall: 0.22,
            tint: 'accent',
            upright: { across: 0.42, tall: 0.18 },
          },
        ],
      },
    ],
  },
};
