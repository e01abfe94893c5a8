import type { Poster } from '../types.ts';

export const plannerPoster: Poster = {
  alt: 'A safari jeep stops at a tall signpost where two tracks part, one towards far hills, the other towards palms.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'noon',
    seed: 871,
    sky: { pattern: 'level', clouds: { kind: 'heaps', count: 3, from: 0.66, to: 0.8 } },
    layers: [
      { kind: 'ridge', up: 0.42, tone: 0.08, swell: 0.05, cut: 'jagged', lit: 0.1 },
      { kind: 'ridge', up: 0.34, tone: 0.28, swell: 0.01, edge: 'trees', lit: 0.1 },
      {
        kind: 'landmark',
        what: 'road',
        across: 0.5,
        up: 0,
        wide: 0.34,
        tone: 0.02,
        to: { across: 0.12, up: 0.35 },
      },
      {
        kind: 'landmark',
        what: 'road',
        across: 0.5,
        up: 0,
        wide: 0.34,
        tone: 0.02,
        to: { across: 0.9, up: 0.35 },
      },
      {
        kind: 'ridge',
        up: 0.14,
        tone: 0.82,
        swell: 0.006,
        edge: 'grass',
        shape: [
          [0, 0.04],
          [0.5, -0.03],
          [1, 0.06],
        ],
        cast: [
          { what: 'jeep', across: 0.28, tall: 0.24, upright: { across: 0.24, tall: 0.2 } },
          { what: 'signpost', across: 0.52, tall: 0.5, upright: { across: 0.52, tall: 0.44 } },
          { what: 'palm', across: 0.84, tall: 0.52, upright: { across: 0.84, tall: 0.4 } },
          { what: 'palm', across: 0.92, tall: 0.4, tilt: 8, upright: { absent: true } },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.01, edge: 'grass' },
    ],
  },
};
