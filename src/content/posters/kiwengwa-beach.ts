import type { Poster } from '../types.ts';

export const kiwengwaBeachPoster: Poster = {
  alt: 'A kite surfer leans into the trade wind on the lagoon of Kiwengwa, white foam along the reef, a palm and white sand in front.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 226,
    focus: 'low',
    sky: {
      pattern: 'level',
      clouds: { kind: 'streaks', count: 3, from: 0.56, to: 0.66 },
    },
    layers: [
      { kind: 'water', up: 0.48, bands: [0.06, 0.2, 0.42] },
      { kind: 'landmark', what: 'breakers', across: 0.5, up: 0.455, wide: 1.1, tone: 0.1 },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'outrigger',
            across: 0.9,
            up: 0.4,
            tall: 0.13,
            tint: 'pale',
            upright: { across: 0.86, up: 0.41, tall: 0.12 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'kiteRider',
        across: 0.6,
        up: 0.22,
        wide: 0.7,
        tone: 0.95,
        upright: { across: 0.47, up: 0.28, wide: 0.88 },
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.7,
        tint: 'pale',
        swell: 0.004,
        shape: [
          [0, 0.08],
          [0.5, 0],
          [1, -0.05],
        ],
      },
      {
        kind: 'ridge',
        up: 0.105,
        tone: 0.85,
        tint: 'sand',
        swell: 0.004,
        shape: [
          [0, 0.08],
          [0.5, 0],
          [1, -0.05],
        ],
        cast: [
          { what: 'palm', across: 0.2, tall: 0.5, tone: 0.75, upright: { across: 0.05, tall: 0.4 } },
          { what: 'palm', across: 0.27, tall: 0.34, tone: 0.85, facing: 'left', upright: { absent: true } },
          { what: 'sitter', across: 0.44, tall: 0.09, tone: 0.95, upright: { across: 0.38, tall: 0.09 } },
        ],
      },
    ],
  },
};
