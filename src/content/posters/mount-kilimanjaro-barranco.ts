import type { Poster } from '../types.ts';

export const mountKilimanjaroBarrancoPoster: Poster = {
  alt: 'Porters with loads on their heads and climbers go up the ledges of a huge dark wall of lava, in file.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'golden',
    seed: 309,
    sky: { pattern: 'level' },
    layers: [
      { kind: 'landmark', what: 'kibo', across: 0.24, up: 0.4, wide: 0.8, tone: 0.16 },
      { kind: 'landmark', what: 'mist', across: 0.2, up: 0.42, wide: 1.0, tone: 0 },
      { kind: 'landmark', what: 'barranco', across: 0.62, up: 0.12, wide: 1.02, tone: 0.55 },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          { what: 'porter', across: 0.33, tall: 0.15, up: 0.075 },
          { what: 'trekker', across: 0.42, tall: 0.135, up: 0.093 },
          { what: 'porter', across: 0.5, tall: 0.13, up: 0.115 },
          { what: 'trekker', across: 0.5, tall: 0.12, up: 0.2 },
          { what: 'porter', across: 0.58, tall: 0.12, up: 0.24 },
          { what: 'trekker', across: 0.645, tall: 0.115, up: 0.275 },
          { what: 'porter', across: 0.6, tall: 0.105, up: 0.35 },
          { what: 'trekker', across: 0.68, tall: 0.1, up: 0.39 },
          { what: 'porter', across: 0.76, tall: 0.1, up: 0.445 },
          { what: 'trekker', across: 0.745, tall: 0.085, up: 0.545 },
          { what: 'porter', across: 0.82, tall: 0.085, up: 0.58 },
        ],
      },
      {
        kind: 'ridge',
        up: 0.04,
        tone: 1,
        swell: 0.02,
        edge: 'scrub',
        cast: [
          { what: 'groundsel', across: 0.08, tall: 0.4 },
          { what: 'groundsel', across: 0.17, tall: 0.26, facing: 'left' },
        ],
      },
    ],
  },
};
