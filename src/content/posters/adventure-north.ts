import type { Poster } from '../types.ts';

export const adventureNorthPoster: Poster = {
  alt: 'A small tent and a campfire under the steep cone of Ol Doinyo Lengai, its crater white and smoking, in the first ember light.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'dawn',
    seed: 17,
    focus: 'high',
    sky: { pattern: 'level', stars: { count: 40 } },
    layers: [
      {
        kind: 'ridge',
        up: 0.34,
        tone: 0.02,
        swell: 0.03,
        cut: 'jagged',
        shape: [
          [0, 0.1],
          [0.3, 0.02],
          [0.7, 0],
          [1, 0.08],
        ],
        lit: 0.08,
      },
      {
        kind: 'landmark',
        what: 'volcano',
        across: 0.64,
        up: 0.3,
        wide: 0.76,
        tone: 0.3,
        upright: { across: 0.56, up: 0.32, wide: 0.7 },
      },
      { kind: 'ridge', up: 0.3, tone: 0.52, swell: 0.016, edge: 'trees', lit: 0.16 },
      { kind: 'ridge', up: 0.22, tone: 0.74, swell: 0.012, lit: 0.12, streaks: 3 },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        cast: [
          {
            what: 'campTent',
            across: 0.46,
            tall: 0.2,
            tint: 'accent',
            upright: { across: 0.34, tall: 0.22 },
          },
          {
            what: 'fire',
            across: 0.64,
            tall: 0.09,
            tint: 'glow',
            sunk: 0.1,
            upright: { across: 0.66, tall: 0.1 },
          },
          { what: 'acaciaLean', across: 0.9, tall: 0.4, upright: { across: 0.9, tall: 0.36 } },
        ],
      },
    ],
  },
};
