import type { Poster } from '../types.ts';

export const ulengeIslandPoster: Poster = {
  alt: "An old lighthouse in red and white stands beside the keeper's ruined house, mangroves round it at dawn.",
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dawn',
    seed: 205,
    sky: {
      pattern: 'halo',
      sun: { across: 0.47, up: 0.42, wide: 0.22, upright: { across: 0.26, up: 0.42, wide: 0.24 } },
      birds: { across: 0.52, up: 0.74, count: 5, upright: { across: 0.16, up: 0.66 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.24,
        up: 0.385,
        wide: 0.4,
        tone: 0.2,
        upright: { absent: true },
      },
      { kind: 'water', up: 0.38, bands: [0.2, 0.44, 0.74], glitter: true },
      {
        kind: 'afloat',
        tone: 0.6,
        cast: [
          {
            what: 'mangrove',
            across: 0.905,
            up: 0.24,
            tall: 0.26,
            tone: 0.55,
            upright: { across: 0.94, up: 0.2, tall: 0.22 },
          },
          { what: 'mangrove', across: 0.84, up: 0.24, tall: 0.19, tone: 0.45, upright: { absent: true } },
        ],
      },
      {
        kind: 'landmark',
        what: 'lighthouse',
        across: 0.73,
        up: 0.25,
        wide: 0.82,
        tone: 0.6,
        upright: { across: 0.66, up: 0.22, wide: 0.74 },
      },
      {
        kind: 'afloat',
        tone: 0.8,
        cast: [
          {
            what: 'mangrove',
            across: 0.53,
            up: 0.15,
            tall: 0.22,
            tone: 0.82,
            upright: { across: 0.16, up: 0.14, tall: 0.2 },
          },
          {
            what: 'mangrove',
            across: 0.95,
            up: 0.13,
            tall: 0.34,
            tone: 0.85,
            upright: { across: 0.9, up: 0.12, tall: 0.28 },
          },
          {
            what: 'heron',
            across: 0.625,
            up: 0.1,
            tall: 0.13,
            tone: 0.95,
            upright: { across: 0.36, up: 0.08, tall: 0.13 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: -0.02,
        tone: 0.95,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.5, 0.02],
          [0.8, 0.1],
          [1, 0.14],
        ],
      },
    ],
  },
};
