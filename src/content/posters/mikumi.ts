import type { Poster } from '../types.ts';

export const mikumiPoster: Poster = {
  alt: 'Zebras among the tall fan palms that gave Mikumi its name, on the gold of the Mkata floodplain under the blue Uluguru Mountains.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'golden',
    colours: { accent: '#4a7350' },
    seed: 29,
    focus: 'low',
    sky: { pattern: 'level', birds: { across: 0.3, up: 0.62, count: 4, upright: { across: 0.3, up: 0.72 } } },
    layers: [
      {
        kind: 'ridge',
        up: 0.5,
        tone: 0.04,
        swell: 0.05,
        cut: 'jagged',
        shape: [
          [0, -0.06],
          [0.4, 0],
          [0.7, 0.08],
          [1, 0.04],
        ],
        lit: 0.05,
      },
      {
        kind: 'ridge',
        up: 0.42,
        tone: 0.24,
        swell: 0.03,
        cut: 'jagged',
      },
      {
        kind: 'ridge',
        up: 0.36,
        tone: 0.5,
        tint: 'sand',
        swell: 0.004,
        cast: [
          { what: 'borassus', across: 0.07, tall: 0.13, tone: 0.5 },
          { what: 'borassus', across: 0.34, tall: 0.17, tone: 0.5, upright: { across: 0.43, tall: 0.15 } },
          { what: 'borassus', across: 0.39, tall: 0.14, tone: 0.5, upright: { across: 0.7, tall: 0.13 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.285,
        tone: 0.6,
        tint: 'glow',
        swell: 0.006,
        cast: [
          {
            what: 'borassus',
            across: 0.45,
            tall: 0.38,
            tint: 'accent',
            upright: { across: 0.16, tall: 0.48 },
          },
          {
            what: 'borassus',
            across: 0.715,
            tall: 0.33,
            tint: 'accent',
            upright: { across: 0.57, tall: 0.4 },
          },
          {
            what: 'borassus',
            across: 0.93,
            tall: 0.39,
            tint: 'accent',
            upright: { across: 0.95, tall: 0.46 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0.76,
        swell: 0.008,
        edge: 'grass',
        cast: [
          { what: 'zebra', across: 0.5, tall: 0.18, tone: 0.98, upright: { across: 0.12, tall: 0.17 } },
          {
            what: 'zebra',
            across: 0.64,
            tall: 0.27,
            tone: 0.98,
            facing: 'left',
            upright: { across: 0.4, tall: 0.3 },
          },
          { what: 'zebra', across: 0.79, tall: 0.29, tone: 0.98, upright: { across: 0.76, tall: 0.33 } },
        ],
      },
      { kind: 'ridge', up: 0.07, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
