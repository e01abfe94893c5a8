import type { Poster } from '../types.ts';

export const mkomaziPoster: Poster = {
  alt: 'A black rhino in grey-green thorn bush below the Pare Mountains, with a baobab, wild dogs and Kilimanjaro far away.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'golden',
    seed: 23,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.28, up: 0.6, wide: 0.15, upright: { across: 0.25, up: 0.68 } },
      clouds: { kind: 'streaks', count: 3, from: 0.66, to: 0.76 },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'kilimanjaro',
        across: 0.6,
        up: 0.5,
        wide: 0.82,
        tone: 0.02,
        upright: { across: 0.6, wide: 0.8 },
      },
      {
        kind: 'ridge',
        up: 0.5,
        tone: 0.22,
        swell: 0.05,
        cut: 'jagged',
        shape: [
          [0, 0.1],
          [0.3, 0],
          [0.5, -0.1],
          [0.7, -0.06],
          [1, 0.1],
        ],
        lit: 0.08,
      },
      {
        kind: 'ridge',
        up: 0.41,
        tone: 0.42,
        swell: 0.035,
        cut: 'jagged',
        shape: [
          [0, 0.06],
          [0.45, -0.02],
          [1, 0.05],
        ],
      },
      {
        kind: 'ridge',
        up: 0.31,
        tone: 0.58,
        swell: 0.012,
        edge: 'scrub',
        lit: 0.14,
        cast: [
          { what: 'wildDog', across: 0.4, tall: 0.075, tone: 0.85, upright: { absent: true } },
          { what: 'wildDog', across: 0.45, tall: 0.07, tone: 0.85, upright: { across: 0.1 } },
          { what: 'wildDog', across: 0.51, tall: 0.075, tone: 0.85, upright: { across: 0.22 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.72,
        swell: 0.012,
        edge: 'scrub',
        lit: 0.3,
        cast: [
          { what: 'baobab', across: 0.9, tall: 0.66, tone: 0.92, upright: { across: 0.88, tall: 0.55 } },
          { what: 'rhino', across: 0.66, tall: 0.27, tone: 1, upright: { across: 0.42, tall: 0.3 } },
        ],
      },
      { kind: 'ridge', up: 0.135, tone: 0.9, tint: 'accent', swell: 0.01 },
      { kind: 'ridge', up: 0.07, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
