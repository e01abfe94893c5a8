import type { Poster } from '../types.ts';

export const mountOldonyoLengaiShadowPoster: Poster = {
  alt: 'The shadow of Oldonyo Lengai falls as a blue triangle across the Rift at sunrise; three people look on from its rim.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'dawn',
    seed: 313,
    sky: { pattern: 'level', clouds: { kind: 'streaks', count: 4, from: 0.72, to: 0.9 } },
    layers: [
      { kind: 'ridge', up: 0.56, tone: 0.12, swell: 0.03, cut: 'jagged', lit: 0.08 },
      { kind: 'ridge', up: 0.5, tone: 0, tint: 'sand', swell: 0.004 },
      { kind: 'ridge', up: 0.42, tone: 0.12, swell: 0.01, lit: 0.08, edge: 'trees' },
      { kind: 'ridge', up: 0.37, tone: 0, tint: 'sand', swell: 0.006 },
      { kind: 'ridge', up: 0.27, tone: 0.1, swell: 0.02, streaks: 5 },
      { kind: 'landmark', what: 'triangle', across: 0.56, up: 0.5, wide: 0.8, tone: 0.4 },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 1,
        swell: 0.02,
        cut: 'jagged',
        shape: [
          [0, 0.04],
          [0.3, 0.12],
          [0.5, 0],
          [0.8, 0.1],
          [1, 0.16],
        ],
        cast: [
          { what: 'guide', across: 0.3, tall: 0.28 },
          { what: 'sitter', across: 0.82, tall: 0.14, facing: 'left' },
          { what: 'trekker', across: 0.92, tall: 0.26, facing: 'left' },
        ],
      },
    ],
  },
};
