import type { Poster } from '../types.ts';

export const mnembaIslandPoster: Poster = {
  alt: 'A round wooded island in its ring of turquoise, seen from the air, with dolphins leaping in deep blue water.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 227,
    focus: 'low',
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 4, from: 0.86, to: 0.9 } },
    layers: [
      {
        kind: 'ridge',
        up: 0.785,
        tone: 0.1,
        swell: 0.006,
        shape: [
          [0, 0],
          [0.5, -0.02],
          [0.7, -0.04],
          [1, -0.04],
        ],
      },
      { kind: 'water', up: 0.78, bands: [] },
      {
        kind: 'landmark',
        what: 'atoll',
        across: 0.64,
        up: 0.55,
        wide: 0.84,
        tone: 0.5,
        upright: { across: 0.52, up: 0.5, wide: 0.82 },
      },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'leapingDolphin',
            across: 0.47,
            up: 0.17,
            tall: 0.2,
            upright: { across: 0.28, up: 0.16, tall: 0.19 },
          },
          {
            what: 'leapingDolphin',
            across: 0.74,
            up: 0.19,
            tall: 0.17,
            upright: { across: 0.78, up: 0.2, tall: 0.16 },
          },
          {
            what: 'leapingDolphin',
            across: 0.6,
            up: 0.08,
            tall: 0.28,
            upright: { across: 0.54, up: 0.07, tall: 0.27 },
          },
        ],
      },
    ],
  },
};
