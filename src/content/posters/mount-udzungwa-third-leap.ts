import type { Poster } from '../types.ts';

export const mountUdzungwaThirdLeapPoster: Poster = {
  alt: 'A white curtain of water drops into its pool between wet walls; a rainbow stands in the spray beside a walker.',
  recipe: {
    family: 'land',
    biome: 'forest',
    hour: 'golden',
    seed: 314,
    sky: { pattern: 'level' },
    layers: [
      { kind: 'landmark', what: 'fallFoot', across: 0.6, up: 0.2, wide: 0.86, tone: 0.5 },
      { kind: 'water', up: 0.19, bands: [0.3, 0.6] },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 1,
        swell: 0.02,
        edge: 'scrub',
        shape: [
          [0, 0.14],
          [0.24, 0.1],
          [0.4, -0.02],
          [0.9, -0.04],
          [1, 0.06],
        ],
        cast: [{ what: 'trekker', across: 0.2, tall: 0.28 }],
      },
    ],
  },
};
