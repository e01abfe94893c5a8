import type { Poster } from '../types.ts';

export const zanzibarMidPoster: Poster = {
  alt: 'A tea house on a roof of Stone Town: brass lamps, cushions and a tray, and beyond the rail spires, minarets and the last sun.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'dusk',
    seed: 52,
    words: 'cream',
    sky: {
      pattern: 'halo',
      sun: { across: 0.6, up: 0.5, wide: 0.34, upright: { across: 0.56, up: 0.46, wide: 0.36 } },
      stars: { count: 20 },
    },
    layers: [
      {
        kind: 'water',
        up: 0.38,
        bands: [0.08, 0.16],
        cast: [
          { what: 'dhow', across: 0.36, up: 0.36, tall: 0.1, upright: { across: 0.26, up: 0.36, tall: 0.1 } },
        ],
      },
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.6,
        up: 0.32,
        wide: 1.3,
        tone: 0.5,
        upright: { across: 0.64, up: 0.3, wide: 0.95 },
      },
      { kind: 'ridge', up: 0.29, tone: 0.58, swell: 0.004 },
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.36,
        up: 0.25,
        wide: 1.9,
        tone: 0.68,
        upright: { across: 0.24, up: 0.25, wide: 1.2 },
      },
      {
        kind: 'landmark',
        what: 'teaHouse',
        across: 0.6,
        up: 0.07,
        wide: 0.96,
        tone: 1,
        upright: { across: 0.5, up: 0.08, wide: 1 },
      },
    ],
  },
};
