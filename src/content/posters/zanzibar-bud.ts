import type { Poster } from '../types.ts';

export const zanzibarBudPoster: Poster = {
  alt: 'A dhow on bands of turquoise off a white beach lined with palms, Stone Town small on the horizon at noon.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 6,
    sky: {
      pattern: 'rays',
      sun: { across: 0.6, up: 0.8, wide: 0.16, upright: { across: 0.3, up: 0.72, wide: 0.2 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.24,
        up: 0.49,
        wide: 0.46,
        tone: 0.2,
        upright: { across: 0.26, wide: 0.42 },
      },
      {
        kind: 'water',
        up: 0.5,
        bands: [0.14, 0.34, 0.6],
        cast: [
          {
            what: 'dhow',
            across: 0.57,
            up: 0.38,
            tall: 0.36,
            tone: 0.75,
            upright: { across: 0.4, up: 0.36, tall: 0.34 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 0,
        tint: 'pale',
        swell: 0.006,
        shape: [
          [0, -0.02],
          [0.4, 0.01],
          [0.7, 0.08],
          [1, 0.22],
        ],
      },
      {
        kind: 'ridge',
        up: 0.11,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        shape: [
          [0, -0.04],
          [0.4, 0],
          [0.7, 0.07],
          [1, 0.22],
        ],
      },
      {
        kind: 'ridge',
        up: 0.03,
        tone: 0.7,
        swell: 0.016,
        shape: [
          [0, -0.12],
          [0.45, -0.1],
          [0.75, 0.06],
          [1, 0.2],
        ],

        cast: [
          {
            what: 'palm',
            across: 0.95,
            tall: 0.66,
            tone: 0.85,
            facing: 'left',
            upright: { across: 0.97, tall: 0.54 },
          },
          {
            what: 'palm',
            across: 0.84,
            tall: 0.5,
            tone: 0.7,
            facing: 'left',
            upright: { across: 0.86, tall: 0.34 },
          },
        ],
      },
    ],
  },
};
