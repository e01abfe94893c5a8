import type { Poster } from '../types.ts';

export const lakemanyaraWalkwayPoster: Poster = {
  alt: 'Walkers cross a swaying rope bridge hung from trunk to trunk, high between the crowns of a green forest.',
  recipe: {
    family: 'land',
    biome: 'forest',
    hour: 'noon',
    seed: 304,
    sky: { pattern: 'level' },
    layers: [
      { kind: 'landmark', what: 'forest', across: 0.5, up: -0.12, wide: 0.94, tone: 0.42 },
      { kind: 'landmark', what: 'walkway', across: 0.52, up: 0.4, wide: 1.02, tone: 0.62 },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          { what: 'trekker', across: 0.42, tall: 0.25, up: 0.375 },
          { what: 'trekker', across: 0.5, tall: 0.26, up: 0.352 },
          { what: 'trekker', across: 0.61, tall: 0.25, up: 0.36 },
        ],
      },

      { kind: 'ridge', up: 0.03, tone: 0.9, swell: 0.02, edge: 'forest' },
    ],
  },
};
