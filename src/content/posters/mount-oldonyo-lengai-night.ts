import type { Poster } from '../types.ts';

export const mountOldonyoLengaiNightPoster: Poster = {
  alt: 'A string of head torches climbs the black cone of Oldonyo Lengai under a sky full of stars.',
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'night',
    seed: 311,
    sky: { pattern: 'level', stars: { count: 90 } },
    layers: [
      { kind: 'ridge', up: 0.2, tone: 0.2, swell: 0.02, cut: 'jagged' },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.62,
        swell: 0.004,
        shape: [
          [0, -0.2],
          [0.3, -0.1],
          [0.5, 0.12],
          [0.64, 0.44],
          [0.76, 0.68],
          [0.82, 0.7],
          [0.94, 0.4],
          [1, 0.3],
        ],
      },
      { kind: 'landmark', what: 'torchLine', across: 0.62, up: 0.17, wide: 0.86, tone: 1 },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 1,
        swell: 0.014,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.5, 0.02],
          [1, 0.12],
        ],
        cast: [
          { what: 'torchbearer', across: 0.12, tall: 0.3 },
          { what: 'torchbearer', across: 0.24, tall: 0.27 },
          { what: 'torchbearer', across: 0.35, tall: 0.25 },
        ],
      },
    ],
  },
};
