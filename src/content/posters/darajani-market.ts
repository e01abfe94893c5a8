import type { Poster } from '../types.ts';

export const darajaniMarketPoster: Poster = {
  alt: 'The gabled hall of an old market, cones of spice under striped awnings and women with baskets in front.',
  recipe: {
    family: 'land',
    biome: 'reef',
    hour: 'dawn',
    seed: 220,
    focus: 'low',
    sky: { pattern: 'level', clouds: { kind: 'streaks', count: 3, from: 0.78, to: 0.86 } },
    layers: [
      {
        kind: 'landmark',
        what: 'stoneTown',
        across: 0.24,
        up: 0.3,
        wide: 0.6,
        tone: 0.14,
        upright: { across: 0.2, up: 0.3, wide: 0.5 },
      },
      { kind: 'ridge', up: 0.3, tone: 0.24, swell: 0.004 },
      {
        kind: 'landmark',
        what: 'marketHall',
        across: 0.66,
        up: 0.21,
        wide: 0.86,
        tone: 0.35,
        upright: { across: 0.5, up: 0.22, wide: 0.86 },
      },
      { kind: 'ridge', up: 0.18, tone: 0.1, tint: 'sand', swell: 0.005 },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.75,
        swell: 0.006,
        cast: [
          {
            what: 'womanBasket',
            across: 0.42,
            tall: 0.28,
            tone: 0.95,
            upright: { across: 0.13, tall: 0.27 },
          },
          { what: 'stander', across: 0.645, tall: 0.27, tone: 0.95, upright: { across: 0.47, tall: 0.26 } },
          {
            what: 'womanBasket',
            across: 0.7,
            tall: 0.29,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.58, tall: 0.27 },
          },
          { what: 'basket', across: 0.34, tall: 0.1, tint: 'glow', upright: { absent: true } },
          { what: 'basket', across: 0.52, tall: 0.11, tint: 'accent', upright: { across: 0.28, tall: 0.1 } },
          { what: 'basket', across: 0.57, tall: 0.11, tint: 'glow', upright: { across: 0.36, tall: 0.1 } },
          { what: 'basket', across: 0.83, tall: 0.12, tint: 'accent', upright: { across: 0.76, tall: 0.1 } },
          { what: 'basket', across: 0.89, tall: 0.12, tint: 'glow', upright: { across: 0.86, tall: 0.1 } },
        ],
      },
    ],
  },
};
