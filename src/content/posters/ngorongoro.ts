import type { Poster } from '../types.ts';

export const ngorongoroPoster: Poster = {
  alt: 'The great bowl of Ngorongoro from its rim: cloud pours over the far wall, flamingos ring a soda lake, elephants cross the floor.',
  recipe: {
    family: 'crater',
    biome: 'crater',
    hour: 'dawn',
    seed: 5,
    focus: 'low',
    sky: {
      pattern: 'level',
      sun: { across: 0.7, up: 0.82, wide: 0.16, upright: { across: 0.72, up: 0.74, wide: 0.2 } },
      birds: { across: 0.4, up: 0.73, count: 3, upright: { absent: true } },
    },
    rim: 0.66,
    lake: { across: 0.6, wide: 0.46 },
    cloud: { from: -0.06, to: 0.42 },
    floor: [
      { what: 'elephant', across: 0.22, up: 0.4, tall: 0.07 },
      { what: 'elephant', across: 0.3, up: 0.38, tall: 0.05 },
      { what: 'flamingo', across: 0.56, up: 0.25, tall: 0.06, tint: 'accent', facing: 'left' },
      { what: 'flamingo', across: 0.8, up: 0.27, tall: 0.07, tint: 'accent', facing: 'left' },
      { what: 'buffalo', across: 0.36, up: 0.2, tall: 0.045 },
      { what: 'buffalo', across: 0.44, up: 0.17, tall: 0.045 },
      { what: 'flamingo', across: 0.62, up: 0.2, tall: 0.1, tint: 'accent' },
      { what: 'flamingo', across: 0.68, up: 0.24, tall: 0.09, tint: 'accent', facing: 'left' },
      { what: 'flamingo', across: 0.74, up: 0.21, tall: 0.1, tint: 'accent' },
    ],
    near: [
      {
        kind: 'ridge',
        up: 0.1,
        tone: 0.86,
        swell: 0.006,
        shape: [
          [0, 0.16],
          [0.25, 0.03],
          [0.5, 0],
          [0.75, 0.04],
          [1, 0.2],
        ],
        edge: 'scrub',
        lit: 0.1,
      },
      {
        kind: 'ridge',
        up: 0.02,
        tone: 1,
        swell: 0.01,
        shape: [
          [0, 0.2],
          [0.2, 0.04],
          [0.6, 0],
          [1, 0.06],
        ],
        edge: 'grass',
        cast: [{ what: 'acaciaLean', across: 0.97, tall: 0.4, upright: { across: 0.08, tall: 0.3 } }],
      },
    ],
  },
};
