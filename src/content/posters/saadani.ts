import type { Poster } from '../types.ts';

export const saadaniPoster: Poster = {
  alt: 'An elephant and her calf leave round prints on wet sand where the bush ends at the Indian Ocean, as the sun rises from the sea.',
  recipe: {
    family: 'coast',
    biome: 'savanna',
    hour: 'dawn',
    seed: 58,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.2, up: 0.47, wide: 0.22, upright: { across: 0.2, up: 0.49, wide: 0.24 } },
      birds: { across: 0.34, up: 0.62, count: 4, upright: { across: 0.55, up: 0.68 } },
    },
    layers: [
      { kind: 'water', up: 0.43, bands: [0.14, 0.32, 0.5], glitter: true },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.1,
        tint: 'pale',
        swell: 0.012,
        shape: [
          [0, -0.03],
          [0.5, 0.01],
          [1, 0.1],
        ],
      },
      {
        kind: 'ridge',
        up: 0.18,
        tone: 0.2,
        tint: 'sand',
        swell: 0.01,
        shape: [
          [0, -0.03],
          [0.5, 0.01],
          [1, 0.1],
        ],
        cast: [
          {
            what: 'elephant',
            across: 0.335,
            tall: 0.18,
            tone: 0.86,
            sunk: -0.04,
            upright: { across: 0.16, tall: 0.16 },
          },
          {
            what: 'elephant',
            across: 0.53,
            tall: 0.38,
            tone: 0.86,
            sunk: -0.03,
            upright: { across: 0.44, tall: 0.32 },
          },
        ],
      },
      {
        kind: 'column',
        what: 'footprint',
        tone: 0.2,
        count: 40,
        bend: 0.02,
        near: { across: 0.06, up: 0.05, tall: 0.06 },
        far: { across: 0.5, up: 0.19, tall: 0.028 },
        upright: {
          near: { across: -0.02, up: 0.09, tall: 0.055 },
          far: { across: 0.36, up: 0.17, tall: 0.03 },
          bend: 0.03,
        },
      },
      {
        kind: 'ridge',
        up: 0.05,
        tone: 0.95,
        swell: 0.012,
        edge: 'grass',
        shape: [
          [0, -0.08],
          [0.4, -0.06],
          [0.7, 0.06],
          [1, 0.2],
        ],
        cast: [
          { what: 'palm', across: 0.86, tall: 0.5, facing: 'left', upright: { across: 0.94, tall: 0.46 } },
          { what: 'palm', across: 0.95, tall: 0.62, facing: 'left', upright: { absent: true } },
        ],
      },
    ],
  },
};
