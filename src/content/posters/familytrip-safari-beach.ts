import type { Poster } from '../types.ts';

export const familytripSafariBeachPoster: Poster = {
  alt: 'On a white beach a giraffe, an elephant and her calf march in a row to the gate of a sandcastle with a flag; a sailboat passes.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 57,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.16, up: 0.58, wide: 0.17, upright: { across: 0.22, up: 0.66, wide: 0.2 } },
    },
    layers: [
      {
        kind: 'water',
        up: 0.46,
        bands: [0.1, 0.24, 0.4],
        cast: [
          {
            what: 'dhow',
            across: 0.49,
            up: 0.43,
            tall: 0.17,
            tint: 'pale',
            upright: { across: 0.86, up: 0.44, tall: 0.17 },
          },
        ],
      },
      { kind: 'ridge', up: 0.3, tone: 0, tint: 'pale', swell: 0.006 },
      { kind: 'ridge', up: 0.285, tone: 0, tint: 'sand', swell: 0.006 },
      {
        kind: 'landmark',
        what: 'sandcastle',
        across: 0.71,
        up: 0.25,
        wide: 0.68,
        tone: 0.5,
        upright: { across: 0.52, up: 0.235, wide: 0.86 },
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'giraffe',
            across: 0.26,
            up: 0.14,
            tall: 0.4,
            upright: { across: 0.13, up: 0.065, tall: 0.38 },
          },
          {
            what: 'elephant',
            across: 0.38,
            up: 0.13,
            tall: 0.22,
            upright: { across: 0.4, up: 0.05, tall: 0.2 },
          },
          {
            what: 'elephant',
            across: 0.495,
            up: 0.13,
            tall: 0.12,
            upright: { across: 0.63, up: 0.045, tall: 0.115 },
          },
        ],
      },
    ],
  },
};
