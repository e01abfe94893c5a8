import type { Poster } from '../types.ts';

export const luxuryTravelPoster: Poster = {
  alt: 'A red and cream balloon drifts at dawn over a rosy plain of scattered acacias, a second balloon far behind it.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dawn',
    seed: 63,
    focus: 'high',
    sky: {
      pattern: 'rays',
      sun: { across: 0.36, up: 0.36, wide: 0.3, upright: { across: 0.28, up: 0.355, wide: 0.36 } },
      clouds: { kind: 'streaks', count: 3, from: 0.5, to: 0.62 },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.35,
        tone: 0.13,
        swell: 0.018,
        shape: [
          [0, 0.04],
          [0.3, 0],
          [0.7, 0.03],
          [1, 0.07],
        ],
      },
      { kind: 'ridge', up: 0.3, tone: 0.2, swell: 0.012, edge: 'trees', lit: 0.1 },
      { kind: 'ridge', up: 0.23, tone: 0.42, swell: 0.012, edge: 'trees', lit: 0.16 },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'balloon',
            across: 0.47,
            up: 0.62,
            tall: 0.13,
            upright: { across: 0.18, up: 0.54, tall: 0.13 },
          },
          {
            what: 'balloon',
            across: 0.71,
            // Clear of the ridge that a low head of a page cuts it with.
            up: 0.6,
            tall: 0.27,
            upright: { across: 0.62, up: 0.27, tall: 0.58 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.15,
        tone: 0.68,
        swell: 0.014,
        lit: 0.16,
        cast: [
          { what: 'acaciaLean', across: 0.93, tall: 0.3, tone: 0.85, upright: { across: 0.92, tall: 0.26 } },
          { what: 'acacia', across: 0.2, tall: 0.22, tone: 0.85, upright: { across: 0.14, tall: 0.2 } },
        ],
      },
      { kind: 'ridge', up: 0.06, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
