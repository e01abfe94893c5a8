import type { Poster } from '../types.ts';

export const wildlifePoster: Poster = {
  alt: 'A parade along one dark ridge at dusk: zebra, elephant and giraffe walk in line past a sinking orange sun.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dusk',
    seed: 8,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.63, up: 0.34, wide: 0.52, upright: { across: 0.56, up: 0.38, wide: 0.6 } },
    },
    layers: [
      { kind: 'ridge', up: 0.3, tone: 0.12, swell: 0.02, edge: 'trees', upright: { up: 0.32 } },
      { kind: 'ridge', up: 0.26, tone: 0.42, swell: 0.015, lit: 0.12, upright: { up: 0.27 } },
      {
        kind: 'ridge',
        up: 0.17,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        upright: { up: 0.18 },
        cast: [
          { what: 'lion', across: 0.13, tall: 0.16, upright: { absent: true } },
          { what: 'ostrich', across: 0.255, tall: 0.2, upright: { absent: true } },
          { what: 'zebra', across: 0.385, tall: 0.21, upright: { across: 0.14, tall: 0.17 } },
          { what: 'elephant', across: 0.575, tall: 0.31, upright: { across: 0.43, tall: 0.25 } },
          { what: 'giraffe', across: 0.82, tall: 0.58, upright: { across: 0.8, tall: 0.52 } },
          { what: 'giraffe', across: 0.92, tall: 0.34, upright: { absent: true } },
        ],
      },
    ],
  },
};
