import type { Poster } from '../types.ts';

export const choleIslandPoster: Poster = {
  alt: 'The roots of a great fig hold an old coral wall while flying foxes leave its crown across a full moon.',
  recipe: {
    family: 'land',
    biome: 'mangrove',
    hour: 'dusk',
    seed: 203,
    sky: {
      pattern: 'level',
      sun: { across: 0.56, up: 0.6, wide: 0.46, upright: { across: 0.36, up: 0.53, wide: 0.5 } },
      stars: { count: 26 },
    },
    layers: [
      { kind: 'ridge', up: 0.24, tone: 0.2, swell: 0.02, edge: 'trees' },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'flyingFox',
            across: 0.46,
            up: 0.66,
            tall: 0.075,
            tilt: -12,
            upright: { across: 0.26, up: 0.62, tall: 0.075 },
          },
          {
            what: 'flyingFox',
            across: 0.54,
            up: 0.52,
            tall: 0.055,
            tilt: 8,
            upright: { across: 0.2, up: 0.5, tall: 0.05 },
          },
          {
            what: 'flyingFox',
            across: 0.58,
            up: 0.76,
            tall: 0.045,
            tilt: -6,
            upright: { across: 0.42, up: 0.72, tall: 0.045 },
          },
          {
            what: 'flyingFox',
            across: 0.39,
            up: 0.5,
            tall: 0.036,
            tilt: 10,
            upright: { across: 0.08, up: 0.66, tall: 0.04 },
          },
          {
            what: 'flyingFox',
            across: 0.35,
            up: 0.8,
            tall: 0.028,
            upright: { across: 0.14, up: 0.76, tall: 0.03 },
          },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'hangingFox',
            across: 0.545,
            up: 0.5,
            tall: 0.07,
            upright: { across: 0.33, up: 0.455, tall: 0.065 },
          },
          {
            what: 'hangingFox',
            across: 0.565,
            up: 0.475,
            tall: 0.075,
            upright: { across: 0.285, up: 0.475, tall: 0.06 },
          },
          { what: 'hangingFox', across: 0.588, up: 0.49, tall: 0.065, upright: { absent: true } },
        ],
      },
      {
        kind: 'landmark',
        what: 'figWall',
        across: 0.74,
        up: 0.16,
        wide: 0.96,
        tone: 0.66,
        upright: { across: 0.58, up: 0.14, wide: 0.86 },
      },
      { kind: 'ridge', up: 0.13, tone: 0.8, swell: 0.014, edge: 'grass' },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.014, edge: 'grass' },
    ],
  },
};
