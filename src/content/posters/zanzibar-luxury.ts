import type { Poster } from '../types.ts';

export const zanzibarLuxuryPoster: Poster = {
  alt: 'A full moon lays a broken path of light on a violet sea; a dhow crosses it, palms lean in from a quiet beach.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dusk',
    seed: 58,
    sky: {
      pattern: 'halo',
      sun: { across: 0.62, up: 0.58, wide: 0.3, upright: { across: 0.5, up: 0.56, wide: 0.38 } },
      stars: { count: 36 },
    },
    layers: [
      {
        kind: 'water',
        up: 0.4,
        bands: [0.12, 0.32, 0.62],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.56,
            up: 0.34,
            tall: 0.3,
            tone: 1,
            upright: { across: 0.4, up: 0.34, tall: 0.3 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 0.7,
        swell: 0.01,
        shape: [
          [0, -0.06],
          [0.5, -0.02],
          [0.8, 0.06],
          [1, 0.12],
        ],
        lit: 0.3,
      },
      {
        kind: 'ridge',
        up: 0.05,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, -0.02],
          [0.5, -0.02],
          [0.8, 0.04],
          [1, 0.1],
        ],
        cast: [
          {
            what: 'palm',
            across: 0.9,
            tall: 0.78,
            facing: 'left',
            tilt: -6,
            upright: { across: 0.92, tall: 0.62 },
          },
          { what: 'palm', across: 0.99, tall: 0.56, facing: 'left', upright: { across: 1, tall: 0.44 } },
        ],
      },
    ],
  },
};
