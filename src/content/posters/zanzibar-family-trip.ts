import type { Poster } from '../types.ts';

export const zanzibarFamilyTripPoster: Poster = {
  alt: 'Half above and half under the sea: a sailboat and palms on top, a turtle, a ray and bright fish over coral below.',
  recipe: {
    family: 'reef',
    biome: 'reef',
    hour: 'noon',
    seed: 45,
    sky: {
      pattern: 'rays',
      sun: { across: 0.3, up: 0.86, wide: 0.16, upright: { across: 0.72, up: 0.86, wide: 0.2 } },
    },
    surface: 0.6,
    above: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.82,
        up: 0.6,
        wide: 0.5,
        tone: 0.3,
        upright: { across: 0.74, wide: 0.44 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'dhow',
            across: 0.57,
            up: 0.575,
            tall: 0.25,
            tint: 'accent',
            upright: { across: 0.36, up: 0.585, tall: 0.26 },
          },
        ],
      },
    ],
    below: [
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'ray',
            across: 0.84,
            up: 0.38,
            tall: 0.14,
            tone: 0.62,
            tilt: 20,
            upright: { across: 0.86, up: 0.42, tall: 0.12 },
          },
          {
            what: 'turtle',
            across: 0.62,
            up: 0.19,
            tall: 0.34,
            tone: 1,
            upright: { across: 0.54, up: 0.22, tall: 0.36 },
          },
          {
            what: 'fish',
            across: 0.42,
            up: 0.36,
            tall: 0.07,
            tint: 'glow',
            upright: { across: 0.16, up: 0.46 },
          },
          {
            what: 'fish',
            across: 0.365,
            up: 0.3,
            tall: 0.06,
            tint: 'glow',
            upright: { across: 0.3, up: 0.43 },
          },
          {
            what: 'fish',
            across: 0.43,
            up: 0.24,
            tall: 0.055,
            tint: 'glow',
            upright: { across: 0.1, up: 0.39 },
          },
          {
            what: 'fish',
            across: 0.8,
            up: 0.24,
            tall: 0.07,
            tint: 'accent',
            facing: 'left',
            upright: { across: 0.17, up: 0.3 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.6,
        swell: 0.02,
        shape: [
          [0, 0.06],
          [0.4, -0.04],
          [0.75, 0.02],
          [1, 0.1],
        ],
        cast: [
          { what: 'coral', across: 0.94, tall: 0.22, tint: 'accent', upright: { across: 0.88, tall: 0.18 } },
          { what: 'coral', across: 0.08, tall: 0.18, upright: { across: 0.1, tall: 0.16 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.06,
        tone: 1,
        swell: 0.02,
        shape: [
          [0, 0.06],
          [0.5, -0.02],
          [1, 0.04],
        ],
        cast: [
          { what: 'coral', across: 0.2, tall: 0.14, tint: 'accent', upright: { across: 0.26, tall: 0.13 } },
          { what: 'coral', across: 0.82, tall: 0.16, upright: { across: 0.68 } },
        ],
      },
    ],
  },
};
