import type { Poster } from '../types.ts';

export const mafiaIslandPoster: Poster = {
  alt: 'A huge spotted whale shark glides under a white-sailed dhow at sunset, the sea glowing green around it.',
  recipe: {
    family: 'reef',
    biome: 'reef',
    hour: 'golden',
    seed: 201,
    sky: {
      pattern: 'halo',
      sun: { across: 0.74, up: 0.7, wide: 0.2, upright: { across: 0.7, up: 0.67, wide: 0.22 } },
      birds: { across: 0.86, up: 0.77, count: 4, upright: { across: 0.12, up: 0.76 } },
    },
    surface: 0.62,
    above: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.3,
        up: 0.63,
        wide: 0.46,
        tone: 0.3,
        upright: { across: 0.18, wide: 0.4 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'jahazi',
            across: 0.56,
            up: 0.59,
            tall: 0.3,
            tint: 'pale',
            upright: { across: 0.42, up: 0.6, tall: 0.28 },
          },
        ],
      },
    ],
    below: [
      {
        kind: 'afloat',
        tone: 0.85,
        cast: [
          {
            what: 'whaleShark',
            across: 0.6,
            up: 0.2,
            tall: 0.33,
            tone: 0.85,
            upright: { across: 0.51, up: 0.24, tall: 0.255 },
          },
          {
            what: 'fish',
            across: 0.86,
            up: 0.4,
            tall: 0.035,
            tint: 'glow',
            upright: { across: 0.88, up: 0.2 },
          },
          {
            what: 'fish',
            across: 0.9,
            up: 0.44,
            tall: 0.03,
            tint: 'glow',
            upright: { across: 0.82, up: 0.17 },
          },
          {
            what: 'fish',
            across: 0.93,
            up: 0.39,
            tall: 0.03,
            tint: 'glow',
            upright: { across: 0.93, up: 0.16 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.07,
        tone: 0.75,
        swell: 0.02,
        shape: [
          [0, 0.06],
          [0.4, -0.03],
          [0.75, 0],
          [1, 0.07],
        ],
        cast: [
          { what: 'coral', across: 0.94, tall: 0.16, tint: 'accent', upright: { across: 0.88 } },
          { what: 'coral', across: 0.09, tall: 0.15, upright: { across: 0.1 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.02,
        tone: 1,
        swell: 0.02,
        shape: [
          [0, 0.05],
          [0.5, -0.02],
          [1, 0.04],
        ],
      },
    ],
  },
};
