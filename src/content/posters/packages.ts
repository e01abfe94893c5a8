import type { Poster } from '../types.ts';

export const packagesPoster: Poster = {
  alt: 'Five giraffes stand in a row on a green ridge in order of height, the calf first, under heaped white clouds.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 241,
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 4, from: 0.6, to: 0.84 },
      birds: { across: 0.16, up: 0.78, count: 5, upright: { across: 0.2, up: 0.74 } },
    },
    layers: [
      { kind: 'ridge', up: 0.38, tone: 0.12, swell: 0.03, lit: 0.1 },
      { kind: 'ridge', up: 0.3, tone: 0.34, swell: 0.014, edge: 'trees', lit: 0.12 },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0.92,
        swell: 0.006,
        edge: 'grass',
        cast: [
          { what: 'giraffe', across: 0.2, tall: 0.2, upright: { across: 0.1, tall: 0.17 } },
          { what: 'giraffe', across: 0.325, tall: 0.31, upright: { across: 0.26, tall: 0.27 } },
          { what: 'giraffe', across: 0.465, tall: 0.43, upright: { across: 0.43, tall: 0.38 } },
          { what: 'giraffe', across: 0.62, tall: 0.55, upright: { across: 0.63, tall: 0.5 } },
          { what: 'giraffeLooking', across: 0.79, tall: 0.68, upright: { across: 0.86, tall: 0.62 } },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.01, edge: 'grass' },
    ],
  },
};
