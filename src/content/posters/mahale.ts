import type { Poster } from '../types.ts';

export const mahalePoster: Poster = {
  alt: 'Forested mountains fall straight into the clear blue of Lake Tanganyika; a chimpanzee walks a leafy bough high in the canopy.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'noon',
    seed: 97,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 2, from: 0.78, to: 0.84 } },
    layers: [
      {
        kind: 'ridge',
        up: 0.42,
        tone: 0.02,
        swell: 0.008,
        shape: [
          [0, 0.03],
          [0.2, 0.02],
          [0.4, 0.03],
          [1, 0.02],
        ],
      },
      {
        kind: 'water',
        up: 0.42,
        bands: [0.14, 0.34, 0.6],
        cast: [
          {
            what: 'dugout',
            across: 0.2,
            up: 0.27,
            tall: 0.07,
            tone: 0.9,
            upright: { across: 0.2, up: 0.3, tall: 0.07 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.42,
        tone: 0.2,
        swell: 0.02,
        shape: [
          [0, -0.6],
          [0.26, -0.2],
          [0.4, 0.05],
          [0.6, 0.26],
          [0.8, 0.34],
          [1, 0.24],
        ],
        lit: 0.08,
      },
      {
        kind: 'ridge',
        up: 0.36,
        tone: 0.4,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, -0.6],
          [0.4, -0.24],
          [0.58, 0.04],
          [0.8, 0.2],
          [1, 0.3],
        ],
        lit: 0.08,
      },
      {
        kind: 'ridge',
        up: 0.26,
        tone: 0.62,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, -0.5],
          [0.5, -0.2],
          [0.7, 0.04],
          [1, 0.22],
        ],
      },
      {
        kind: 'landmark',
        what: 'bough',
        across: 0.76,
        up: 0.25,
        wide: 0.74,
        tone: 1,
        upright: { across: 0.62, up: 0.27, wide: 0.8 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'chimp',
            across: 0.73,
            up: 0.263,
            tall: 0.3,
            facing: 'left',
            upright: { across: 0.56, up: 0.285, tall: 0.3 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.03,
        tone: 0.95,
        swell: 0.014,
        edge: 'forest',
        shape: [
          [0, -0.02],
          [0.5, -0.02],
          [1, 0.06],
        ],
      },
    ],
  },
};
