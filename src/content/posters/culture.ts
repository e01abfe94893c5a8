import type { Poster } from '../types.ts';

export const culturePoster: Poster = {
  alt: 'Through a carved arch of coral stone the sea lies golden under a low sun, with palms and a passing dhow.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'golden',
    seed: 229,
    focus: 'low',
    words: 'cream',
    sky: {
      pattern: 'halo',
      sun: { across: 0.66, up: 0.5, wide: 0.2, upright: { across: 0.52, up: 0.46, wide: 0.22 } },
    },
    layers: [
      {
        kind: 'water',
        up: 0.36,
        bands: [0.14, 0.34, 0.56],
        glitter: true,
        cast: [
          {
            what: 'jahazi',
            across: 0.555,
            up: 0.3,
            tall: 0.2,
            tint: 'pale',
            upright: { across: 0.36, up: 0.3, tall: 0.19 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        cast: [
          {
            what: 'palm',
            across: 0.82,
            tall: 0.56,
            tone: 0.75,
            facing: 'left',
            upright: { across: 0.82, tall: 0.52 },
          },
          {
            what: 'palm',
            across: 0.77,
            tall: 0.4,
            tone: 0.65,
            facing: 'left',
            upright: { across: 0.72, tall: 0.36 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.07,
        tone: 0.6,
        swell: 0.01,
        edge: 'grass',
        cast: [
          { what: 'stander', across: 0.6, tall: 0.22, tone: 0.95, upright: { across: 0.42, tall: 0.22 } },
        ],
      },
      {
        kind: 'landmark',
        what: 'coralArch',
        across: 0.67,
        up: 0.02,
        wide: 0.9,
        tone: 0.85,
        upright: { across: 0.52, up: 0.02, wide: 0.84 },
      },
      { kind: 'ridge', up: 0.02, tone: 1, swell: 0.004 },
    ],
  },
};
