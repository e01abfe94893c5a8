import type { Poster } from '../types.ts';

export const yambeIslandPoster: Poster = {
  alt: 'Pointed arches of a ruined mosque and a pillar tomb on a wooded island, a dhow passing in golden light.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'golden',
    seed: 211,
    sky: {
      pattern: 'level',
      sun: { across: 0.4, up: 0.56, wide: 0.2, upright: { across: 0.26, up: 0.56, wide: 0.22 } },
      clouds: { kind: 'streaks', count: 4, from: 0.54, to: 0.7 },
    },
    layers: [
      {
        kind: 'water',
        up: 0.43,
        bands: [0.16, 0.4, 0.66],
        glitter: true,
        cast: [
          {
            what: 'jahazi',
            across: 0.33,
            up: 0.33,
            tall: 0.2,
            tint: 'pale',
            upright: { across: 0.2, up: 0.37, tall: 0.18 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.35,
        swell: 0.01,
        shape: [
          [0, -0.3],
          [0.27, -0.24],
          [0.42, 0.06],
          [0.7, 0.12],
          [1, 0.14],
        ],
        edge: 'scrub',
        cast: [
          {
            what: 'palm',
            across: 0.99,
            tall: 0.46,
            tone: 0.5,
            facing: 'left',
            upright: { across: 0.98, tall: 0.38 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'arcadeRuin',
        across: 0.725,
        up: 0.25,
        wide: 0.58,
        tone: 0.45,
        upright: { across: 0.7, up: 0.25, wide: 0.56 },
      },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.62,
        swell: 0.01,
        edge: 'grass',
        lit: 0.14,
        shape: [
          [0, -0.2],
          [0.27, -0.14],
          [0.43, 0.1],
          [0.76, 0.15],
          [1, 0.16],
        ],
        cast: [
          {
            what: 'tombPillar',
            across: 0.535,
            tall: 0.24,
            tone: 0.78,
            upright: { across: 0.38, tall: 0.3, absent: true },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.0,
        tone: 0.95,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, 0.02],
          [0.5, 0.04],
          [0.8, 0.12],
          [1, 0.15],
        ],
        cast: [
          { what: 'tombPillar', across: 0.91, tall: 0.34, tone: 0.95, upright: { across: 0.9, tall: 0.36 } },
        ],
      },
    ],
  },
};
