import type { Poster } from '../types.ts';

export const staffPoster: Poster = {
  alt: 'Guides sit and stand round a campfire under a wide acacia, one of them pointing out the stars.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'night',
    seed: 54,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: {
        across: 0.34,
        up: 0.76,
        wide: 0.1,
        crescent: true,
        upright: { across: 0.24, up: 0.86, wide: 0.12 },
      },
      stars: { count: 70 },
    },
    layers: [
      { kind: 'ridge', up: 0.36, tone: 0.1, swell: 0.02, edge: 'trees' },
      { kind: 'ridge', up: 0.28, tone: 0.36, swell: 0.014, lit: 0.1 },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 0.98,
        swell: 0.006,
        edge: 'grass',
        cast: [
          { what: 'acacia', across: 0.87, tall: 0.74, upright: { across: 0.95, tall: 0.62 } },
          { what: 'fire', across: 0.6, tall: 0.15, sunk: 0.1, upright: { across: 0.48, tall: 0.15 } },
          { what: 'guide', across: 0.42, tall: 0.3, facing: 'left', upright: { across: 0.14, tall: 0.28 } },
          { what: 'fireSitter', across: 0.51, tall: 0.17, upright: { across: 0.3, tall: 0.16 } },
          {
            what: 'fireSitter',
            across: 0.69,
            tall: 0.17,
            facing: 'left',
            upright: { across: 0.66, tall: 0.16 },
          },
          { what: 'herder', across: 0.765, tall: 0.3, facing: 'left', upright: { across: 0.79, tall: 0.28 } },
        ],
      },
    ],
  },
};
