import type { Poster } from '../types.ts';

export const zanzibarMidPoster: Poster = {
  alt: 'A coral-red hammock hangs between two palms above a still lagoon at noon, one white sail beyond the reef.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 37,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.6, to: 0.66 } },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.2,
        up: 0.5,
        wide: 0.4,
        tone: 0.3,
        upright: { across: 0.4, wide: 0.3 },
      },
      {
        kind: 'water',
        up: 0.5,
        bands: [0.08, 0.2, 0.36],
        cast: [
          {
            what: 'dhow',
            across: 0.4,
            up: 0.44,
            tall: 0.18,
            tint: 'pale',
            facing: 'left',
            upright: { across: 0.5, up: 0.45, tall: 0.16 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0,
        tint: 'pale',
        swell: 0.008,
        shape: [
          [0, 0.04],
          [0.3, -0.03],
          [0.7, 0],
          [1, 0.05],
        ],
      },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0,
        tint: 'sand',
        swell: 0.008,
        shape: [
          [0, 0.04],
          [0.3, -0.03],
          [0.7, 0],
          [1, 0.05],
        ],
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'hammock',
            across: 0.745,
            up: 0.27,
            tall: 0.125,
            upright: { across: 0.515, up: 0.21, tall: 0.148 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 0.85,
        swell: 0.014,
        edge: 'grass',
        shape: [
          [0, -0.06],
          [0.4, -0.02],
          [0.7, 0.02],
          [1, 0.03],
        ],
        cast: [
          { what: 'palm', across: 0.528, tall: 0.66, upright: { across: 0.09, tall: 0.72, tilt: -7 } },
          {
            what: 'palm',
            across: 0.96,
            tall: 0.74,
            facing: 'left',
            upright: { across: 0.94, tall: 0.72, tilt: 7 },
          },
        ],
      },
    ],
  },
};
