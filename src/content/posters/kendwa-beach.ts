import type { Poster } from '../types.ts';

export const kendwaBeachPoster: Poster = {
  alt: 'A bonfire on the beach with friends round it, a low dhow offshore and a full moon rising over the sea.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'night',
    seed: 225,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.6, up: 0.66, wide: 0.26, upright: { across: 0.68, up: 0.62, wide: 0.28 } },
      stars: { count: 50 },
    },
    layers: [
      {
        kind: 'water',
        up: 0.42,
        bands: [0.16, 0.38, 0.62],
        glitter: true,
        cast: [
          {
            what: 'jahazi',
            across: 0.44,
            up: 0.36,
            tall: 0.17,
            tone: 1,
            upright: { across: 0.34, up: 0.37, tall: 0.16 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        shape: [
          [0, -0.02],
          [0.4, -0.02],
          [0.7, 0],
          [1, 0.06],
        ],
      },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 0.55,
        swell: 0.008,
        shape: [
          [0, -0.02],
          [0.4, -0.01],
          [0.7, 0.02],
          [1, 0.06],
        ],
        cast: [
          { what: 'fire', across: 0.57, tall: 0.2, sunk: 0.02, upright: { across: 0.48, tall: 0.19 } },
          { what: 'sitter', across: 0.46, tall: 0.13, tone: 1, upright: { across: 0.26, tall: 0.13 } },
          { what: 'sitter', across: 0.405, tall: 0.125, tone: 1, upright: { across: 0.13, tall: 0.12 } },
          {
            what: 'sitter',
            across: 0.68,
            tall: 0.13,
            tone: 1,
            facing: 'left',
            upright: { across: 0.7, tall: 0.13 },
          },
          {
            what: 'stander',
            across: 0.75,
            tall: 0.26,
            tone: 1,
            facing: 'left',
            upright: { across: 0.84, tall: 0.24 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.03,
        tone: 1,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.6, 0],
          [1, 0.06],
        ],
        cast: [{ what: 'palm', across: 0.95, tall: 0.8, tone: 1, facing: 'left', upright: { absent: true } }],
      },
    ],
  },
};
