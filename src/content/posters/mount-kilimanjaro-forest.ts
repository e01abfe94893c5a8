import type { Poster } from '../types.ts';

export const mountKilimanjaroForestPoster: Poster = {
  alt: 'A black and white colobus sits on a mossy bough over walkers who climb through giant trees in the morning.',
  recipe: {
    family: 'land',
    biome: 'forest',
    hour: 'dawn',
    seed: 308,
    sky: { pattern: 'level' },
    layers: [
      { kind: 'landmark', what: 'forest', across: 0.5, up: 0.16, wide: 0.95, tone: 0.4 },
      {
        kind: 'ridge',
        up: 0.16,
        tone: 0.62,
        swell: 0.012,
        edge: 'scrub',
        shape: [
          [0, 0],
          [0.3, 0.02],
          [0.7, 0.14],
          [1, 0.26],
        ],
        cast: [
          { what: 'trekker', across: 0.36, tall: 0.17, tone: 0.95 },
          { what: 'trekker', across: 0.45, tall: 0.17, tone: 0.95 },
          { what: 'trekker', across: 0.54, tall: 0.17, tone: 0.95 },
          { what: 'trekker', across: 0.63, tall: 0.17, tone: 0.95 },
        ],
      },
      { kind: 'landmark', what: 'limb', across: 0.86, up: 0.56, wide: 0.72, tone: 0.9 },
      { kind: 'afloat', tone: 1, cast: [{ what: 'guereza', across: 0.77, tall: 0.36, up: 0.575 }] },
      {
        kind: 'ridge',
        up: 0.05,
        tone: 1,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, 0.1],
          [0.3, 0],
          [0.7, 0],
          [1, 0.1],
        ],
      },
    ],
  },
};
