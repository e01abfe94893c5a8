import type { Poster } from '../types.ts';

export const eventContactPoster: Poster = {
  alt: 'Lanterns hang between two palms over a pavilion on the night beach, guests standing before a rising moon.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dusk',
    seed: 242,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.3, up: 0.5, wide: 0.2, upright: { across: 0.3, up: 0.66, wide: 0.24 } },
      stars: { count: 50 },
    },
    layers: [
      { kind: 'water', up: 0.4, bands: [0.2, 0.45], glitter: true },
      { kind: 'ridge', up: 0.2, tone: 0, tint: 'sand', swell: 0.008 },
      {
        kind: 'ridge',
        up: 0.16,
        tone: 0.85,
        swell: 0.006,
        cast: [
          { what: 'palm', across: 0.42, tall: 0.7, upright: { across: 0.12, tall: 0.64 } },
          { what: 'palm', across: 0.95, tall: 0.62, facing: 'left', upright: { across: 1, tall: 0.56 } },
          { what: 'marquee', across: 0.7, tall: 0.3, tint: 'pale', upright: { across: 0.62, tall: 0.26 } },
          { what: 'stander', across: 0.52, tall: 0.15, upright: { across: 0.3, tall: 0.14 } },
          { what: 'womanBasket', across: 0.83, tall: 0.17, upright: { across: 0.84, tall: 0.16 } },
        ],
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'lanternString',
            across: 0.68,
            up: 0.6,
            tall: 0.13,
            upright: { across: 0.6, up: 0.5, tall: 0.13 },
          },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.008, edge: 'grass' },
    ],
  },
};
