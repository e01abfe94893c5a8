import type { Poster } from '../types.ts';

export const serengetiWalkingPoster: Poster = {
  alt: 'A ranger with a rifle leads four walkers in single file below a kopje; a bull elephant watches from the far slope.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'noon',
    seed: 303,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 4, from: 0.7, to: 0.85 } },
    layers: [
      { kind: 'ridge', up: 0.5, tone: 0.06, swell: 0.03 },
      {
        kind: 'ridge',
        up: 0.44,
        tone: 0.2,
        swell: 0.01,
        edge: 'trees',
        cast: [{ what: 'elephant', across: 0.86, tall: 0.12, facing: 'left', tone: 0.6 }],
      },
      { kind: 'landmark', what: 'kopje', across: 0.22, up: 0.36, wide: 0.62, tone: 0.5 },
      { kind: 'ridge', up: 0.36, tone: 0.36, swell: 0.012, lit: 0.1, edge: 'scrub', streaks: 4 },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0.98,
        swell: 0.014,
        edge: 'grass',
        shape: [
          [0, 0.05],
          [0.4, 0],
          [0.7, 0.05],
          [1, 0.14],
        ],
        cast: [
          { what: 'trekker', across: 0.34, tall: 0.3 },
          { what: 'trekker', across: 0.43, tall: 0.28 },
          { what: 'trekker', across: 0.52, tall: 0.31 },
          { what: 'trekker', across: 0.61, tall: 0.29 },
          { what: 'ranger', across: 0.73, tall: 0.33 },
        ],
      },
    ],
  },
};
