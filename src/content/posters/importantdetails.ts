import type { Poster } from '../types.ts';

export const importantdetailsPoster: Poster = {
  alt: 'The sun as the dial of a compass, its red needle pointing past a lone acacia over quiet hills.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'golden',
    seed: 88,
    sky: { pattern: 'level', clouds: { kind: 'streaks', count: 3, from: 0.52, to: 0.6 } },
    layers: [
      {
        kind: 'landmark',
        what: 'compassSun',
        across: 0.66,
        up: 0.52,
        wide: 0.62,
        tone: 0.9,
        upright: { across: 0.5, up: 0.46, wide: 0.66 },
      },
      {
        kind: 'ridge',
        up: 0.34,
        tone: 0.2,
        swell: 0.03,
        shape: [
          [0, 0.05],
          [0.4, -0.02],
          [1, 0.04],
        ],
        lit: 0.08,
      },
      { kind: 'ridge', up: 0.25, tone: 0.46, swell: 0.02, edge: 'trees', lit: 0.12 },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 1,
        swell: 0.012,
        edge: 'grass',
        cast: [{ what: 'acacia', across: 0.87, tall: 0.5, upright: { across: 0.84, tall: 0.4 } }],
      },
    ],
  },
};
