import type { Poster } from '../types.ts';

export const comparePoster: Poster = {
  alt: 'Three lit tents pitched in a row at dusk, a small one, a larger one and the largest, each with its lantern.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dusk',
    seed: 103,
    sky: { pattern: 'level', stars: { count: 30 } },
    layers: [
      { kind: 'ridge', up: 0.36, tone: 0.2, swell: 0.03, cut: 'jagged', lit: 0.1 },
      { kind: 'ridge', up: 0.3, tone: 0.45, swell: 0.012, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.9,
        swell: 0.006,
        edge: 'grass',
        cast: [
          { what: 'campTent', across: 0.3, tall: 0.2, tint: 'sand', upright: { across: 0.16, tall: 0.14 } },
          { what: 'lantern', across: 0.385, tall: 0.05, tint: 'glow', upright: { across: 0.29, tall: 0.05 } },
          { what: 'campTent', across: 0.52, tall: 0.32, tint: 'sand', upright: { across: 0.46, tall: 0.24 } },
          { what: 'lantern', across: 0.64, tall: 0.06, tint: 'glow', upright: { across: 0.64, tall: 0.06 } },
          { what: 'campTent', across: 0.82, tall: 0.46, tint: 'sand', upright: { across: 0.84, tall: 0.36 } },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.01, edge: 'grass' },
    ],
  },
};
