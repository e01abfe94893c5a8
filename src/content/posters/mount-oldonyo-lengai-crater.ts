import type { Poster } from '../types.ts';

export const mountOldonyoLengaiCraterPoster: Poster = {
  alt: 'Grey chimneys stand on the pale floor of a crater; one spits black lava, and a guide keeps a walker back.',
  recipe: {
    family: 'land',
    biome: 'lake',
    hour: 'golden',
    seed: 312,
    sky: { pattern: 'level' },
    layers: [
      {
        kind: 'ridge',
        up: 0.6,
        tone: 0.3,
        swell: 0.03,
        cut: 'jagged',
        lit: 0.12,
        shape: [
          [0, 0.2],
          [0.2, 0.1],
          [0.5, 0],
          [0.8, 0.08],
          [1, 0.24],
        ],
      },
      { kind: 'ridge', up: 0.42, tone: 0.12, tint: 'sand', swell: 0.006 },
      { kind: 'landmark', what: 'hornitos', across: 0.64, up: 0.26, wide: 0.9, tone: 0.4 },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.92,
        swell: 0.02,
        cut: 'jagged',
        shape: [
          [0, 0.16],
          [0.26, 0.12],
          [0.44, -0.02],
          [1, -0.06],
        ],
        cast: [
          { what: 'guide', across: 0.2, tall: 0.3 },
          { what: 'trekker', across: 0.08, tall: 0.27 },
        ],
      },
    ],
  },
};
