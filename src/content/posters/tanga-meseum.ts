import type { Poster } from '../types.ts';

export const tangaMeseumPoster: Poster = {
  alt: 'A white two-storey house of arcades under red tiled roofs, flag on its gable, palms and visitors in front.',
  recipe: {
    family: 'land',
    biome: 'stone',
    hour: 'noon',
    seed: 208,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.66, to: 0.74 } },
    layers: [
      { kind: 'ridge', up: 0.27, tone: 0.1, swell: 0.02, edge: 'trees' },
      {
        kind: 'afloat',
        tone: 0.55,
        cast: [
          {
            what: 'palm',
            across: 0.38,
            up: 0.2,
            tall: 0.5,
            tone: 0.5,
            upright: { across: 0.06, up: 0.2, tall: 0.44 },
          },
          {
            what: 'palm',
            across: 0.96,
            up: 0.2,
            tall: 0.56,
            tone: 0.55,
            facing: 'left',
            upright: { across: 0.96, up: 0.2, tall: 0.48 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'museum',
        across: 0.66,
        up: 0.2,
        wide: 0.84,
        tone: 0.35,
        upright: { across: 0.5, up: 0.2, wide: 0.9 },
      },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0.1,
        tint: 'sand',
        swell: 0.006,
        cast: [
          { what: 'stander', across: 0.6, tall: 0.11, tone: 0.9, upright: { across: 0.38, tall: 0.1 } },
          {
            what: 'womanBasket',
            across: 0.735,
            tall: 0.12,
            tone: 0.9,
            facing: 'left',
            upright: { across: 0.62, tall: 0.11 },
          },
        ],
      },
      { kind: 'ridge', up: 0.09, tone: 0.72, swell: 0.012, edge: 'grass', lit: 0.16 },
      { kind: 'ridge', up: 0.02, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
