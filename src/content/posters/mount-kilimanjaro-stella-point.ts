import type { Poster } from '../types.ts';

export const mountKilimanjaroStellaPointPoster: Poster = {
  alt: 'Trekkers rest at a signpost on the rim beside a wall of ice, as the sun comes out of the clouds behind Mawenzi.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'dawn',
    seed: 310,
    sky: { pattern: 'rays', sun: { across: 0.6, up: 0.46, wide: 0.2 } },
    layers: [
      {
        kind: 'ridge',
        up: 0.4,
        tone: 0.26,
        swell: 0.05,
        cut: 'jagged',
        lit: 0.12,
        shape: [
          [0, -0.2],
          [0.56, -0.2],
          [0.68, 0],
          [0.76, 0.14],
          [0.84, 0.06],
          [0.92, -0.1],
          [1, -0.2],
        ],
      },
      { kind: 'landmark', what: 'mist', across: 0.3, up: 0.36, wide: 1.3, tone: 0 },
      { kind: 'landmark', what: 'mist', across: 0.8, up: 0.34, wide: 1.3, tone: 0 },
      { kind: 'landmark', what: 'mist', across: 0.55, up: 0.3, wide: 1.2, tone: 0 },
      { kind: 'ridge', up: 0.25, tone: 0.0, tint: 'pale', swell: 0.03 },
      { kind: 'ridge', up: 0.2, tone: 0.3, swell: 0.01 },
      { kind: 'landmark', what: 'iceWall', across: 0.24, up: 0.17, wide: 1.0, tone: 0.3 },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 1,
        swell: 0.016,
        edge: 'scrub',
        cast: [
          { what: 'trekker', across: 0.52, tall: 0.26 },
          { what: 'sitter', across: 0.62, tall: 0.13, facing: 'left' },
          { what: 'fireSitter', across: 0.69, tall: 0.15 },
          { what: 'signpost', across: 0.78, tall: 0.26 },
          { what: 'guide', across: 0.88, tall: 0.29, facing: 'left' },
        ],
      },
    ],
  },
};
