import type { Poster } from '../types.ts';

export const tumbatuIslandPoster: Poster = {
  alt: 'The ruined mosque of Makutani stands on its undercut coral rock, the low sun inside its great arch, an outrigger going by.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'golden',
    seed: 214,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.62, up: 0.5, wide: 0.3, upright: { across: 0.54, up: 0.5, wide: 0.34 } },
      birds: { across: 0.36, up: 0.62, count: 4, upright: { across: 0.16, up: 0.72 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.22,
        up: 0.335,
        wide: 0.5,
        tone: 0.15,
        upright: { absent: true },
      },
      { kind: 'water', up: 0.33, bands: [0.18, 0.44, 0.74], glitter: true },
      {
        kind: 'landmark',
        what: 'makutani',
        across: 0.62,
        up: 0.27,
        wide: 0.76,
        tone: 0.3,
        upright: { across: 0.54, up: 0.27, wide: 0.78 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'outrigger',
            across: 0.3,
            up: 0.14,
            tall: 0.32,
            tint: 'pale',
            upright: { across: 0.22, up: 0.06, tall: 0.3 },
          },
        ],
      },
    ],
  },
};
