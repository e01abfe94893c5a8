import type { Poster } from '../types.ts';

export const arushaPoster: Poster = {
  alt: 'The broken cone of Mount Meru above the Momella lakes, with a black-and-white colobus on a mossy bough and giraffes at the shore.',
  recipe: {
    family: 'coast',
    biome: 'forest',
    hour: 'dawn',
    seed: 36,
    sky: { pattern: 'level' },
    layers: [
      {
        kind: 'landmark',
        what: 'meru',
        across: 0.44,
        up: 0.46,
        wide: 0.9,
        tone: 0.16,
        upright: { across: 0.4, up: 0.47, wide: 0.84 },
      },
      {
        kind: 'landmark',
        what: 'mist',
        across: 0.4,
        up: 0.49,
        wide: 1.1,
        tone: 0.1,
        upright: { across: 0.4, up: 0.5, wide: 1 },
      },
      { kind: 'ridge', up: 0.43, tone: 0.42, swell: 0.012, edge: 'forest' },
      { kind: 'water', up: 0.4, bands: [0.2, 0.42, 0.68] },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 0.78,
        swell: 0.01,
        lit: 0.16,
        shape: [
          [0, 0.09],
          [0.3, 0.06],
          [0.55, -0.06],
          [1, -0.1],
        ],
        cast: [
          { what: 'giraffe', across: 0.1, tall: 0.22, tone: 0.92, upright: { across: 0.12, tall: 0.22 } },
          {
            what: 'giraffeLooking',
            across: 0.19,
            tall: 0.17,
            tone: 0.92,
            upright: { across: 0.3, tall: 0.17 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'bough',
        across: 0.82,
        up: 0.3,
        wide: 0.62,
        tone: 1,
        upright: { across: 0.68, up: 0.31, wide: 0.66 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'guereza',
            across: 0.8,
            up: 0.312,
            tall: 0.36,
            upright: { across: 0.66, up: 0.318, tall: 0.36 },
          },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 1, swell: 0.014, edge: 'forest' },
    ],
  },
};
