import type { Poster } from '../types.ts';

export const creditsPoster: Poster = {
  alt: 'The cast takes a bow on one ridge before a rayed sun: ostrich, rhino, elephant, giraffe, buffalo and lion.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dawn',
    seed: 243,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.5, up: 0.36, wide: 0.42, upright: { across: 0.5, up: 0.38, wide: 0.6 } },
    },
    layers: [
      { kind: 'ridge', up: 0.3, tone: 0.3, swell: 0.01, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.18,
        tone: 0.95,
        swell: 0.005,
        cast: [
          { what: 'ostrich', across: 0.13, tall: 0.26, upright: { across: 0.13, tall: 0.19 } },
          { what: 'rhino', across: 0.28, tall: 0.18, upright: { absent: true } },
          { what: 'elephant', across: 0.46, tall: 0.32, upright: { across: 0.41, tall: 0.27 } },
          { what: 'giraffe', across: 0.62, tall: 0.52, facing: 'left', upright: { across: 0.68, tall: 0.5 } },
          { what: 'buffalo', across: 0.76, tall: 0.18, facing: 'left', upright: { absent: true } },
          { what: 'lion', across: 0.89, tall: 0.15, facing: 'left', upright: { across: 0.89, tall: 0.13 } },
        ],
      },
      { kind: 'ridge', up: 0.06, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
