import type { Poster } from '../types.ts';

export const mountUdzungwaLipPoster: Poster = {
  alt: 'From a rock at the lip of the falls a walker looks down on the Kilombero plain, laid out in squares of sugar cane.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 316,
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 3, from: 0.78, to: 0.88 },
      birds: { across: 0.3, up: 0.74, count: 4 },
    },
    layers: [
      { kind: 'ridge', up: 0.6, tone: 0.06, swell: 0.03 },
      { kind: 'ridge', up: 0.57, tone: 0.16, swell: 0.02 },
      { kind: 'landmark', what: 'caneFields', across: 0.5, up: 0.56, wide: 1.2, tone: 0.3 },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.8,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, 0.26],
          [0.2, 0.1],
          [0.34, -0.1],
          [0.6, -0.14],
          [0.8, 0.04],
          [1, 0.2],
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 1,
        swell: 0.008,
        edge: 'grass',
        shape: [
          [0, 0.04],
          [0.3, -0.06],
          [0.56, -0.04],
          [0.68, 0.12],
          [0.8, 0.24],
          [1, 0.26],
        ],
        cast: [{ what: 'trekker', across: 0.82, tall: 0.32, facing: 'left' }],
      },
    ],
  },
};
