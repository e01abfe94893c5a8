import type { Poster } from '../types.ts';

export const lakemanyaraHippoPoolPoster: Poster = {
  alt: 'Hippos lie in blue shallows with white egrets on their backs, one yawning, seen from a platform with a rail.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'noon',
    seed: 305,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.74, to: 0.84 } },
    layers: [
      { kind: 'landmark', what: 'riftWall', across: 0.3, up: 0.5, wide: 1.0, tone: 0.12 },
      { kind: 'ridge', up: 0.5, tone: 0.34, swell: 0.006, edge: 'forest' },
      { kind: 'water', up: 0.48, bands: [0.14, 0.36, 0.64] },
      {
        kind: 'afloat',
        tone: 0.86,
        cast: [
          { what: 'hippoWallowing', across: 0.22, tall: 0.07, up: 0.38 },
          { what: 'hippoWallowing', across: 0.42, tall: 0.09, up: 0.34, facing: 'left' },
          { what: 'hippoWallowing', across: 0.12, tall: 0.11, up: 0.22 },
          { what: 'hippoYawning', across: 0.4, tall: 0.3, up: 0.14 },
          { what: 'hippoWallowing', across: 0.62, tall: 0.08, up: 0.37 },
          { what: 'heron', across: 0.11, tall: 0.16, up: 0.325, tint: 'pale' },
          { what: 'heron', across: 0.43, tall: 0.12, up: 0.42, tint: 'pale', facing: 'left' },
          { what: 'heron', across: 0.225, tall: 0.1, up: 0.44, tint: 'pale' },
        ],
      },
      { kind: 'landmark', what: 'lookout', across: 0.86, up: 0.3, wide: 0.7, tone: 0.9 },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          { what: 'guide', across: 0.76, tall: 0.24, up: 0.3, facing: 'left' },
          { what: 'trekker', across: 0.86, tall: 0.22, up: 0.3, facing: 'left' },
          { what: 'stander', across: 0.95, tall: 0.2, up: 0.3 },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
