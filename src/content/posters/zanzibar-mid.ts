import type { Poster } from '../types.ts';

export const zanzibarMidPoster: Poster = {
  alt: 'A hammock hangs in the shade of a palm-thatched roof on the beach, cushions and a brass teapot on the sand; dhows cross the bay.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 52,
    focus: 'low',
    words: 'cream',
    sky: { pattern: 'level' },
    layers: [
      {
        kind: 'water',
        up: 0.5,
        bands: [0.08, 0.2, 0.34],
        cast: [
          {
            what: 'dhow',
            across: 0.52,
            up: 0.47,
            tall: 0.165,
            tint: 'pale',
            upright: { across: 0.36, up: 0.47, tall: 0.22 },
          },
          {
            what: 'dhow',
            across: 0.74,
            up: 0.485,
            tall: 0.09,
            tint: 'accent',
            upright: { across: 0.72, up: 0.487, tall: 0.1 },
          },
        ],
      },
      { kind: 'ridge', up: 0.285, tone: 0, tint: 'pale', swell: 0.006 },
      {
        kind: 'ridge',
        up: 0.27,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        cast: [
          {
            what: 'palm',
            across: 0.17,
            tall: 0.42,
            tone: 0.7,
            upright: { across: 0.94, tall: 0.42, tilt: -8 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'thatchedShade',
        across: 0.6,
        up: 0.15,
        wide: 0.86,
        tone: 0.95,
        upright: { across: 0.5, up: 0.09, wide: 1 },
      },
    ],
  },
};
