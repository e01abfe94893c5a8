import type { Poster } from '../types.ts';

export const kiwengwaBeachPoster: Poster = {
  alt: 'A kitesurfer crosses the lagoon between white breakers on the reef and thatched huts on the beach.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 226,
    focus: 'high',
    sky: { pattern: 'level', clouds: { kind: 'streaks', count: 5, from: 0.6, to: 0.72 } },
    layers: [
      { kind: 'landmark', what: 'breakers', across: 0.5, up: 0.47, wide: 0.9, tone: 0.1 },
      { kind: 'water', up: 0.47, bands: [0.06, 0.2, 0.42] },
      { kind: 'landmark', what: 'breakers', across: 0.55, up: 0.445, wide: 1.2, tone: 0.1 },
      {
        kind: 'afloat',
        tone: 0.95,
        cast: [
          {
            what: 'kitesurfer',
            across: 0.5,
            up: 0.28,
            tall: 0.54,
            upright: { across: 0.36, up: 0.28, tall: 0.52 },
          },
          { what: 'kitesurfer', across: 0.28, up: 0.4, tall: 0.2, tone: 0.8, upright: { absent: true } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.16,
        tone: 0,
        tint: 'pale',
        swell: 0.006,
        shape: [
          [0, -0.04],
          [0.4, 0],
          [0.7, 0.06],
          [1, 0.12],
        ],
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0,
        tint: 'sand',
        swell: 0.006,
        shape: [
          [0, -0.06],
          [0.4, 0],
          [0.7, 0.06],
          [1, 0.12],
        ],
        cast: [
          { what: 'hut', across: 0.72, tall: 0.21, tone: 0.5, upright: { across: 0.62, tall: 0.18 } },
          { what: 'hut', across: 0.835, tall: 0.27, tone: 0.62, upright: { across: 0.8, tall: 0.24 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.02,
        tone: 0.8,
        swell: 0.014,
        edge: 'grass',
        shape: [
          [0, -0.04],
          [0.5, 0],
          [0.8, 0.05],
          [1, 0.1],
        ],
        cast: [
          {
            what: 'palm',
            across: 0.99,
            tall: 0.74,
            tone: 0.9,
            facing: 'left',
            upright: { across: 1.0, tall: 0.62 },
          },
        ],
      },
    ],
  },
};
