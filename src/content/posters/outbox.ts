import type { Poster } from '../types.ts';

export const outboxPoster: Poster = {
  alt: 'A dhow with a lantern and a parcel on deck sails by night towards the lights of a far shore.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'night',
    seed: 77,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: {
        across: 0.22,
        up: 0.64,
        wide: 0.11,
        crescent: true,
        upright: { across: 0.24, up: 0.84, wide: 0.14 },
      },
      stars: { count: 60 },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.8,
        up: 0.455,
        wide: 0.7,
        tone: 0.6,
        upright: { across: 0.82, up: 0.455, wide: 0.5 },
      },
      {
        kind: 'landmark',
        what: 'lights',
        across: 0.8,
        up: 0.455,
        wide: 0.7,
        tone: 0.3,
        upright: { across: 0.82, up: 0.455, wide: 0.5 },
      },
      {
        kind: 'water',
        up: 0.455,
        bands: [0.16, 0.4, 0.72],
        cast: [
          {
            what: 'parcel',
            across: 0.416,
            up: 0.318,
            tall: 0.057,
            upright: { across: 0.33, up: 0.24, tall: 0.08 },
          },
          {
            what: 'dhow',
            across: 0.46,
            up: 0.27,
            tall: 0.42,
            tone: 1,
            upright: { across: 0.44, up: 0.18, tall: 0.56 },
          },
          {
            what: 'lantern',
            across: 0.522,
            up: 0.355,
            tall: 0.057,
            tint: 'glow',
            upright: { across: 0.6, up: 0.275, tall: 0.08 },
          },
        ],
      },
    ],
  },
};
