import type { Poster } from '../types.ts';

export const serengetiBalloonPoster: Poster = {
  alt: 'Five striped balloons rise at daybreak over a bend of the Seronera River; giraffes look up from the bank.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dawn',
    seed: 301,
    sky: { pattern: 'level', sun: { across: 0.3, up: 0.47, wide: 0.14 } },
    layers: [
      { kind: 'ridge', up: 0.42, tone: 0.06, swell: 0.01, edge: 'trees' },
      { kind: 'ridge', up: 0.38, tone: 0.24, swell: 0.01, lit: 0.1, edge: 'trees' },
      { kind: 'landmark', what: 'riverBend', across: 0.4, up: 0.36, wide: 0.9, tone: 0.4 },
      {
        kind: 'afloat',
        tone: 0.7,
        cast: [
          { what: 'balloon', across: 0.13, tall: 0.16, up: 0.6 },
          { what: 'balloon', across: 0.41, tall: 0.11, up: 0.55 },
          { what: 'balloon', across: 0.5, tall: 0.3, up: 0.58 },
          { what: 'balloon', across: 0.89, tall: 0.22, up: 0.56 },
          { what: 'balloon', across: 0.7, tall: 0.56, up: 0.33 },
        ],
      },
      {
        kind: 'ridge',
        up: 0.1,
        tone: 1,
        swell: 0.014,
        edge: 'grass',
        cast: [
          { what: 'giraffeLooking', across: 0.88, tall: 0.4, facing: 'left' },
          { what: 'giraffe', across: 0.96, tall: 0.32, facing: 'left' },
          { what: 'acacia', across: 0.05, tall: 0.34 },
        ],
      },
    ],
  },
};
