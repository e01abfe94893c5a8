import type { Poster } from '../types.ts';

export const gombePoster: Poster = {
  alt: 'A chimpanzee mother holds her child on a bough before the great evening sun, high above Lake Tanganyika.',
  recipe: {
    family: 'coast',
    biome: 'forest',
    hour: 'dusk',
    seed: 15,
    focus: 'low',
    words: 'ink',
    sky: {
      pattern: 'halo',
      sun: { across: 0.66, up: 0.52, wide: 0.66, upright: { across: 0.52, up: 0.46, wide: 0.72 } },
    },
    layers: [
      { kind: 'ridge', up: 0.3, tone: 0.02, swell: 0.02, cut: 'jagged' },
      { kind: 'water', up: 0.28, bands: [0.2, 0.5, 0.75] },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.5,
        swell: 0.02,
        edge: 'forest',
        shape: [
          [0, 0.16],
          [0.3, 0.02],
          [0.6, -0.16],
          [1, -0.2],
        ],
      },
      {
        kind: 'landmark',
        what: 'chimpBough',
        across: 0.735,
        up: 0.19,
        wide: 0.96,
        tone: 0.98,
        upright: { across: 0.52, up: 0.21, wide: 0.92 },
      },
      { kind: 'ridge', up: 0.02, tone: 0.95, swell: 0.014, edge: 'forest' },
    ],
  },
};
