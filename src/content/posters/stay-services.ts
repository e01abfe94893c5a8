import type { Poster } from '../types.ts';

export const stayServicesPoster: Poster = {
  alt: 'Lamplight on the veranda of an old rest house at night, a tent and a hammock between palms beside it.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'night',
    seed: 231,
    sky: {
      pattern: 'level',
      stars: { count: 60 },
      sun: {
        across: 0.46,
        up: 0.8,
        wide: 0.1,
        crescent: true,
        upright: { across: 0.18, up: 0.7, wide: 0.12 },
      },
    },
    layers: [
      { kind: 'water', up: 0.34, bands: [0.2, 0.5, 0.8] },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.35,
        swell: 0.008,
        cast: [
          { what: 'palm', across: 0.23, tall: 0.5, tone: 0.8, upright: { absent: true } },
          { what: 'palm', across: 0.4, tall: 0.46, tone: 0.8, facing: 'left', upright: { absent: true } },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [{ what: 'hammock', across: 0.315, up: 0.27, tall: 0.08, upright: { absent: true } }],
      },
      {
        kind: 'landmark',
        what: 'veranda',
        across: 0.74,
        up: 0.13,
        wide: 0.84,
        tone: 0.75,
        upright: { across: 0.64, up: 0.16, wide: 0.66 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'hammock',
            across: 0.2,
            up: -1,
            tall: 0.07,
            upright: { across: 0.18, up: 0.3, tall: 0.07 },
          },
          { what: 'palm', across: 0, up: -1, tall: 0.4, upright: { across: 0.03, up: 0.17, tall: 0.4 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 0.8,
        swell: 0.008,
        edge: 'grass',
        cast: [
          { what: 'campTent', across: 0.14, tall: 0.2, tint: 'sand', upright: { across: 0.17, tall: 0.2 } },
        ],
      },
      { kind: 'ridge', up: 0.02, tone: 1, swell: 0.008, edge: 'grass' },
    ],
  },
};
