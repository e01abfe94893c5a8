import type { Poster } from '../types.ts';

export const lookupPoster: Poster = {
  alt: 'At dawn a dhow lies at anchor before a low shore, its parcel landed on the sand under the palms.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dawn',
    seed: 131,
    sky: {
      pattern: 'halo',
      sun: { across: 0.7, up: 0.5, wide: 0.3, upright: { across: 0.66, up: 0.52, wide: 0.36 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.2,
        up: 0.44,
        wide: 0.6,
        tone: 0.35,
        upright: { across: 0.16, up: 0.44, wide: 0.5 },
      },
      {
        kind: 'water',
        up: 0.44,
        bands: [0.22, 0.5, 0.78],
        cast: [
          {
            what: 'dhow',
            across: 0.66,
            up: 0.2,
            tall: 0.44,
            tone: 0.9,
            upright: { across: 0.62, up: 0.24, tall: 0.44 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0,
        tone: 0.9,
        swell: 0.01,
        shape: [
          [0, 0.16],
          [0.3, 0.13],
          [0.6, 0.06],
          [1, 0.02],
        ],
        cast: [
          { what: 'palm', across: 0.16, tall: 0.66, upright: { across: 0.16, tall: 0.6 } },
          { what: 'parcel', across: 0.34, tall: 0.09, upright: { across: 0.44, tall: 0.08 } },
          { what: 'lantern', across: 0.4, tall: 0.07, tint: 'glow', upright: { across: 0.56, tall: 0.07 } },
        ],
      },
    ],
  },
};
