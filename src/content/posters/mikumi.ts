import type { Poster } from '../types.ts';

export const mikumiPoster: Poster = {
  alt: 'Zebras and buffaloes graze the open gold of the Mkata floodplain, with the blue Uluguru Mountains along the horizon.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'golden',
    seed: 29,
    focus: 'low',
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.68, to: 0.76 } },
    layers: [
      {
        kind: 'ridge',
        up: 0.5,
        tone: 0.04,
        swell: 0.06,
        cut: 'jagged',
        shape: [
          [0, -0.06],
          [0.4, 0],
          [0.7, 0.1],
          [1, 0.04],
        ],
        lit: 0.05,
      },
      {
        kind: 'ridge',
        up: 0.43,
        tone: 0.2,
        swell: 0.045,
        cut: 'jagged',
        shape: [
          [0, 0.04],
          [0.4, -0.03],
          [0.8, 0.04],
          [1, 0.06],
        ],
        lit: 0.06,
      },
      { kind: 'ridge', up: 0.385, tone: 0.42, swell: 0.006, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.37,
        tone: 0.5,
        tint: 'sand',
        swell: 0.004,
        cast: [
          { what: 'buffalo', across: 0.12, tall: 0.05, tone: 0.8 },
          { what: 'buffalo', across: 0.17, tall: 0.055, tone: 0.8, facing: 'left' },
          { what: 'buffalo', across: 0.235, tall: 0.05, tone: 0.8 },
          { what: 'buffalo', across: 0.3, tall: 0.055, tone: 0.8, upright: { absent: true } },
          { what: 'acacia', across: 0.94, tall: 0.26, tone: 0.82, upright: { across: 0.62, tall: 0.22 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.24,
        tone: 0.76,
        swell: 0.008,
        edge: 'grass',
        cast: [
          { what: 'zebra', across: 0.5, tall: 0.17, tone: 0.94, upright: { across: 0.14, tall: 0.16 } },
          {
            what: 'zebra',
            across: 0.64,
            tall: 0.24,
            tone: 0.94,
            facing: 'left',
            upright: { across: 0.44, tall: 0.26 },
          },
          { what: 'zebra', across: 0.79, tall: 0.26, tone: 0.94, upright: { across: 0.78, tall: 0.28 } },
        ],
      },
      { kind: 'ridge', up: 0.09, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
