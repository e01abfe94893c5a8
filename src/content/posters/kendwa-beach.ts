import type { Poster } from '../types.ts';

export const kendwaBeachPoster: Poster = {
  alt: 'Three dhows cross an enormous red sun that sinks into the sea off Kendwa, and two swimmers watch from the shallows.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'golden',
    seed: 225,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.6, up: 0.4, wide: 0.54, upright: { across: 0.52, up: 0.43, wide: 0.68 } },
      birds: { across: 0.82, up: 0.62, count: 3, upright: { across: 0.12, up: 0.66 } },
    },
    layers: [
      // The beach is steep here: deep water nearly to the sand.
      {
        kind: 'water',
        up: 0.35,
        bands: [0.32, 0.4, 0.46],
        glitter: true,
        cast: [
          {
            what: 'dhow',
            across: 0.88,
            up: 0.345,
            tall: 0.12,
            tone: 0.55,
            upright: { across: 0.9, up: 0.345, tall: 0.12 },
          },
          {
            what: 'dhow',
            across: 0.42,
            up: 0.342,
            tall: 0.17,
            tone: 0.7,
            facing: 'left',
            upright: { across: 0.13, up: 0.342, tall: 0.17 },
          },
          {
            what: 'dhow',
            across: 0.595,
            up: 0.335,
            tall: 0.31,
            tint: 'accent',
            upright: { across: 0.5, up: 0.333, tall: 0.38 },
          },
          {
            what: 'swimmer',
            across: 0.37,
            up: 0.235,
            tall: 0.035,
            tone: 1,
            upright: { across: 0.055, up: 0.272, tall: 0.04 },
          },
          {
            what: 'swimmer',
            across: 0.31,
            up: 0.225,
            tall: 0.04,
            tone: 1,
            upright: { across: 0.115, up: 0.232, tall: 0.045 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.19,
        tone: 1,
        tint: 'sand',
        swell: 0.004,
        shape: [
          [0, 0],
          [0.6, -0.01],
          [1, 0.06],
        ],
      },
      {
        kind: 'landmark',
        what: 'boatFrame',
        across: 0.66,
        up: 0.135,
        wide: 0.68,
        tone: 0.96,
        upright: { across: 0.57, up: 0.085, wide: 0.82 },
      },
    ],
  },
};
