import type { Poster } from '../types.ts';

export const kendwaBeachPoster: Poster = {
  alt: 'Three dhows cross an enormous red sun that sinks into the sea off Kendwa, and two swimmers watch from the shallows.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'golden',
    seed: 225,
    sky: {
      pattern: 'halo',
      sun: { across: 0.6, up: 0.44, wide: 0.72, upright: { across: 0.5, up: 0.46, wide: 0.8 } },
      birds: { across: 0.84, up: 0.76, count: 4, upright: { across: 0.7, up: 0.74 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.2,
        up: 0.355,
        wide: 0.5,
        tone: 0.2,
        upright: { across: 0.14, up: 0.355, wide: 0.4 },
      },
      {
        kind: 'water',
        up: 0.35,
        bands: [0.2, 0.5, 0.78],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.76,
            up: 0.335,
            tall: 0.15,
            tone: 0.55,
            upright: { across: 0.84, up: 0.335, tall: 0.16 },
          },
          {
            what: 'dhow',
            across: 0.43,
            up: 0.315,
            tall: 0.24,
            tone: 0.75,
            facing: 'left',
            upright: { across: 0.2, up: 0.31, tall: 0.26 },
          },
          {
            what: 'dhow',
            across: 0.6,
            up: 0.24,
            tall: 0.52,
            tone: 1,
            upright: { across: 0.53, up: 0.235, tall: 0.62 },
          },
          {
            what: 'swimmer',
            across: 0.36,
            up: 0.13,
            tall: 0.05,
            tone: 1,
            upright: { across: 0.28, up: 0.1, tall: 0.055 },
          },
          {
            what: 'swimmer',
            across: 0.44,
            up: 0.075,
            tall: 0.06,
            tone: 1,
            facing: 'left',
            upright: { across: 0.5, up: 0.055, tall: 0.065 },
          },
        ],
      },
    ],
  },
};
