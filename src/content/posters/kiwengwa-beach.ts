import type { Poster } from '../types.ts';

export const kiwengwaBeachPoster: Poster = {
  alt: 'Under the forest and the white beach of Kiwengwa a coral cave lies open: light falls through its roof on a visitor by a pool.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'noon',
    seed: 226,
    focus: 'low',
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 3, from: 0.72, to: 0.82 },
    },
    layers: [
      { kind: 'water', up: 0.62, bands: [0.03, 0.07, 0.12], upright: { up: 0.64 } },
      {
        kind: 'landmark',
        what: 'breakers',
        across: 0.5,
        up: 0.6,
        wide: 0.9,
        tone: 0.1,
        upright: { up: 0.62 },
      },
      {
        kind: 'ridge',
        up: 0.56,
        tone: 0,
        tint: 'pale',
        swell: 0.004,
        shape: [
          [0, 0.015],
          [0.5, -0.01],
          [1, -0.03],
        ],
      },
      {
        kind: 'ridge',
        up: 0.535,
        tone: 0.7,
        swell: 0.006,
        edge: 'scrub',
        cast: [
          { what: 'palm', across: 0.24, tall: 0.3, upright: { across: 0.1, tall: 0.36 } },
          { what: 'palm', across: 0.32, tall: 0.23, facing: 'left', upright: { across: 0.26, tall: 0.26 } },
          { what: 'acaciaLean', across: 0.7, tall: 0.3, tone: 0.85, upright: { across: 0.76, tall: 0.36 } },
        ],
      },
      {
        kind: 'landmark',
        what: 'coralCave',
        across: 0.58,
        up: 0.535,
        wide: 0.88,
        tone: 0.94,
        upright: { across: 0.5, wide: 0.98 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'guide',
            across: 0.515,
            up: 0.055,
            tall: 0.17,
            upright: { across: 0.31, up: 0.125, tall: 0.17 },
          },
          {
            what: 'flyingFox',
            across: 0.69,
            up: 0.32,
            tall: 0.03,
            tone: 0.4,
            upright: { across: 0.72, up: 0.32, tall: 0.035 },
          },
          {
            what: 'flyingFox',
            across: 0.74,
            up: 0.25,
            tall: 0.024,
            tone: 0.4,
            tilt: 14,
            upright: { across: 0.82, up: 0.25, tall: 0.026 },
          },
        ],
      },
    ],
  },
};
