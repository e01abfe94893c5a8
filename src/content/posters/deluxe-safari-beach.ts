import type { Poster } from '../types.ts';

export const deluxeSafariBeachPoster: Poster = {
  alt: 'Two journeys on one sheet parted by a slant: a giraffe on the red evening plain, a white dhow on a turquoise reef.',
  recipe: {
    family: 'diptych',
    biome: 'reef',
    hour: 'noon',
    seed: 66,
    line: { top: 0.66, bottom: 0.42 },
    left: {
      family: 'land',
      biome: 'savanna',
      hour: 'golden',
      seed: 66,
      sky: {
        pattern: 'level',
        sun: { across: 0.24, up: 0.46, wide: 0.3, upright: { across: 0.26, up: 0.46, wide: 0.36 } },
      },
      layers: [
        { kind: 'ridge', up: 0.36, tone: 0.1, swell: 0.014, edge: 'trees' },
        { kind: 'ridge', up: 0.26, tone: 0.45, swell: 0.014, lit: 0.14 },
        {
          kind: 'ridge',
          up: 0.12,
          tone: 1,
          swell: 0.012,
          edge: 'grass',
          cast: [
            { what: 'giraffe', across: 0.34, tall: 0.62, upright: { across: 0.3, tall: 0.56 } },
            { what: 'acacia', across: 0.09, tall: 0.34, upright: { absent: true } },
          ],
        },
      ],
    },
    right: {
      family: 'coast',
      biome: 'reef',
      hour: 'noon',
      seed: 67,
      sky: { pattern: 'level', clouds: { kind: 'heaps', count: 4, from: 0.76, to: 0.85 } },
      layers: [
        {
          kind: 'water',
          up: 0.46,
          bands: [0.12, 0.3, 0.56],
          cast: [
            {
              what: 'dhow',
              across: 0.7,
              up: 0.35,
              tall: 0.38,
              tint: 'pale',
              upright: { across: 0.74, up: 0.36, tall: 0.32 },
            },
          ],
        },
        {
          kind: 'ridge',
          up: 0.12,
          tone: 0,
          tint: 'sand',
          swell: 0.008,
          shape: [
            [0, 0],
            [0.5, 0],
            [1, 0.08],
          ],
        },
        {
          kind: 'ridge',
          up: 0.03,
          tone: 0.8,
          swell: 0.01,
          edge: 'grass',
          shape: [
            [0.4, 0],
            [1, 0.08],
          ],
          cast: [
            { what: 'palm', across: 0.96, tall: 0.6, facing: 'left', upright: { across: 1, tall: 0.36 } },
          ],
        },
      ],
    },
  },
};
