import type { Poster } from '../types.ts';

export const travelSearchPoster: Poster = {
  alt: 'The beam of a red and white lighthouse sweeps over a dark sea under the stars towards a small dhow.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'night',
    seed: 237,
    sky: { pattern: 'level', stars: { count: 70 } },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.3,
        up: 0.345,
        wide: 0.44,
        tone: 0.5,
        upright: { absent: true },
      },
      {
        kind: 'water',
        up: 0.34,
        bands: [0.2, 0.46, 0.74],
        cast: [
          {
            what: 'jahazi',
            across: 0.38,
            up: 0.22,
            tall: 0.18,
            tint: 'pale',
            upright: { across: 0.22, up: 0.24, tall: 0.18 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'lighthouse',
        across: 0.76,
        up: 0.2,
        wide: 0.82,
        tone: 0.75,
        upright: { across: 0.7, up: 0.18, wide: 0.74 },
      },
      {
        kind: 'landmark',
        what: 'beam',
        across: 0.76,
        up: 0.685,
        wide: 0.82,
        tone: 0.1,
        upright: { across: 0.7, up: 0.531, wide: 0.74 },
      },
      {
        kind: 'ridge',
        up: 0,
        tone: 1,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.5, 0.02],
          [0.8, 0.08],
          [1, 0.12],
        ],
      },
    ],
  },
};
