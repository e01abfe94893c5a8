import type { Poster } from '../types.ts';

export const jozaniChwaPoster: Poster = {
  alt: 'A red colobus with its pale fringe sits on a mahogany limb in the green shade of Jozani forest.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'noon',
    seed: 218,
    sky: { pattern: 'level' },
    layers: [
      { kind: 'ridge', up: 0.24, tone: 0.05, swell: 0.02 },
      { kind: 'landmark', what: 'forest', across: 0.5, up: 0.14, wide: 0.9, tone: 0.55 },
      {
        kind: 'afloat',
        tone: 0.7,
        cast: [
          {
            what: 'mangrove',
            across: 0.36,
            up: 0.06,
            tall: 0.3,
            tone: 0.62,
            upright: { across: 0.12, up: 0.06, tall: 0.26 },
          },
          {
            what: 'mangrove',
            across: 0.93,
            up: 0.05,
            tall: 0.36,
            tone: 0.66,
            facing: 'left',
            upright: { across: 0.92, up: 0.06, tall: 0.3 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'limb',
        across: 0.78,
        up: 0.36,
        wide: 0.9,
        tone: 0.95,
        upright: { across: 0.66, up: 0.34, wide: 0.86 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'colobus',
            across: 0.66,
            up: 0.365,
            tall: 0.4,
            upright: { across: 0.46, up: 0.345, tall: 0.38 },
          },
          {
            what: 'colobus',
            across: 0.86,
            up: 0.378,
            tall: 0.24,
            facing: 'left',
            upright: { across: 0.8, up: 0.352, tall: 0.22 },
          },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 0.9, swell: 0.016, edge: 'grass' },
    ],
  },
};
