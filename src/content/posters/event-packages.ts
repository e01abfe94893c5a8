import type { Poster } from '../types.ts';

export const eventPackagesPoster: Poster = {
  alt: 'Three striped pavilions, small, middling and large, with pennants flying on a golden beach by the sea.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'golden',
    seed: 233,
    sky: {
      pattern: 'rays',
      sun: { across: 0.36, up: 0.46, wide: 0.22, upright: { across: 0.24, up: 0.5, wide: 0.26 } },
    },
    layers: [
      { kind: 'water', up: 0.36, bands: [0.16, 0.36, 0.6], glitter: true },
      { kind: 'ridge', up: 0.19, tone: 0, tint: 'pale', swell: 0.006 },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        cast: [
          {
            what: 'marquee',
            across: 0.44,
            tall: 0.24,
            tint: 'accent',
            upright: { across: 0.17, tall: 0.24 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.2,
        tint: 'sand',
        swell: 0.006,
        cast: [
          {
            what: 'marquee',
            across: 0.595,
            tall: 0.38,
            tint: 'accent',
            upright: { across: 0.4, tall: 0.36 },
          },
          { what: 'palm', across: 0.99, tall: 0.76, tone: 0.8, facing: 'left', upright: { absent: true } },
          {
            what: 'marquee',
            across: 0.825,
            tall: 0.56,
            tint: 'accent',
            upright: { across: 0.77, tall: 0.52 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.05,
        tone: 0.85,
        swell: 0.01,
        edge: 'grass',
        cast: [
          { what: 'stander', across: 0.5, tall: 0.2, tone: 0.95, upright: { across: 0.25, tall: 0.2 } },
          {
            what: 'womanBasket',
            across: 0.69,
            tall: 0.21,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.56, tall: 0.21 },
          },
        ],
      },
    ],
  },
};
