import type { Poster } from '../types.ts';

export const beachexperiencePoster: Poster = {
  alt: 'Three dhows with red, cream and gold sails run before the wind over bands of turquoise water.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 228,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.86, up: 0.8, wide: 0.18, upright: { across: 0.8, up: 0.8, wide: 0.2 } },
    },
    layers: [
      { kind: 'water', up: 0.52, bands: [0.16, 0.38, 0.66] },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'jahazi',
            across: 0.44,
            up: 0.44,
            tall: 0.24,
            tint: 'glow',
            upright: { across: 0.22, up: 0.45, tall: 0.22 },
          },
          {
            what: 'jahazi',
            across: 0.86,
            up: 0.34,
            tall: 0.36,
            tint: 'pale',
            upright: { across: 0.78, up: 0.37, tall: 0.34 },
          },
          {
            what: 'jahazi',
            across: 0.62,
            up: 0.12,
            tall: 0.6,
            tint: 'accent',
            upright: { across: 0.42, up: 0.11, tall: 0.56 },
          },
        ],
      },
    ],
  },
};
