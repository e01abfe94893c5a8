import type { Poster } from '../types.ts';

export const allTripsPoster: Poster = {
  alt: 'A safari jeep on a winding road between golden hills and a turquoise sea, with a striped balloon overhead.',
  recipe: {
    family: 'coast',
    biome: 'savanna',
    hour: 'noon',
    seed: 41,
    focus: 'high',
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 3, from: 0.66, to: 0.78 },
    },
    layers: [
      {
        kind: 'water',
        up: 0.47,
        bands: [0.1, 0.26, 0.5],
        cast: [
          {
            what: 'dhow',
            across: 0.86,
            up: 0.42,
            tall: 0.13,
            tint: 'pale',
            upright: { across: 0.84, tall: 0.12 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.48,
        tone: 0.18,
        swell: 0.02,
        shape: [
          [0, 0.06],
          [0.25, 0.09],
          [0.5, -0.01],
          [0.66, -0.16],
          [1, -0.6],
        ],
        lit: 0.1,
      },
      {
        kind: 'ridge',
        up: 0.38,
        tone: 0.32,
        swell: 0.012,
        edge: 'trees',
        shape: [
          [0, 0.06],
          [0.3, 0.02],
          [0.6, -0.04],
          [0.78, -0.24],
          [1, -0.5],
        ],
        lit: 0.14,
      },
      {
        kind: 'landmark',
        what: 'road',
        across: 0.62,
        up: 0,
        wide: 0.42,
        tone: 0.02,
        to: { across: 0.16, up: 0.44 },
        upright: { across: 0.7, wide: 0.36 },
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.62,
        swell: 0.008,
        shape: [
          [0, 0.12],
          [0.36, 0.02],
          [0.7, 0],
          [1, -0.02],
        ],
        edge: 'grass',
        lit: 0.2,
        cast: [
          {
            what: 'jeep',
            across: 0.6,
            tall: 0.22,
            tone: 1,
            sunk: 0.02,
            upright: { across: 0.56, tall: 0.25 },
          },
          { what: 'acacia', across: 0.08, tall: 0.44, tone: 0.95, upright: { across: 0.08, tall: 0.4 } },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 1, swell: 0.01, edge: 'grass' },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'balloon',
            across: 0.64,
            up: 0.58,
            tall: 0.34,
            upright: { across: 0.7, up: 0.54, tall: 0.3 },
          },
        ],
      },
    ],
  },
};
