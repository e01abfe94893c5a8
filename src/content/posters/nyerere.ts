import type { Poster } from '../types.ts';

export const nyererePoster: Poster = {
  alt: 'A boat with a sun roof drifts on the wide Rufiji at sunset, past yawning hippos and a bank of tall doum palms.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'dusk',
    seed: 64,
    words: 'ink',
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.5, up: 0.5, wide: 0.3, upright: { across: 0.36, up: 0.5, wide: 0.38 } },
      birds: { across: 0.3, up: 0.6, count: 3, upright: { across: 0.12, up: 0.66 } },
    },
    layers: [
      {
        kind: 'ridge',
        up: 0.45,
        tone: 0.2,
        swell: 0.006,
        edge: 'forest',
        cast: [
          { what: 'doumPalm', across: 0.1, tall: 0.17, tone: 0.3, upright: { across: 0.08, tall: 0.15 } },
          { what: 'doumPalm', across: 0.14, tall: 0.13, tone: 0.3, upright: { absent: true } },
          { what: 'doumPalm', across: 0.27, tall: 0.15, tone: 0.3, upright: { across: 0.2, tall: 0.13 } },
          { what: 'doumPalm', across: 0.66, tall: 0.18, tone: 0.3, upright: { across: 0.62, tall: 0.16 } },
        ],
      },
      { kind: 'ridge', up: 0.43, tone: 0.42, swell: 0.004 },
      {
        kind: 'water',
        up: 0.42,
        bands: [0.18, 0.42, 0.68],
        glitter: true,
        cast: [
          {
            what: 'riverBoat',
            across: 0.42,
            up: 0.325,
            tall: 0.15,
            tone: 0.92,
            upright: { across: 0.36, up: 0.33, tall: 0.15 },
          },
          {
            what: 'hippoWallowing',
            across: 0.23,
            up: 0.2,
            tall: 0.055,
            tone: 0.9,
            upright: { across: 0.7, up: 0.26, tall: 0.05 },
          },
          {
            what: 'hippoWallowing',
            across: 0.3,
            up: 0.17,
            tall: 0.07,
            tone: 0.95,
            facing: 'left',
            upright: { across: 0.16, up: 0.2, tall: 0.07 },
          },
          {
            what: 'hippoYawning',
            across: 0.5,
            up: 0.1,
            tall: 0.2,
            tone: 1,
            upright: { across: 0.42, up: 0.12, tall: 0.2 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, -0.12],
          [0.5, -0.1],
          [0.72, 0.06],
          [1, 0.16],
        ],
        upright: { up: 0.08 },
        cast: [
          { what: 'doumPalm', across: 0.76, tall: 0.56, upright: { across: 0.8, tall: 0.44 } },
          {
            what: 'doumPalm',
            across: 0.905,
            tall: 0.84,
            facing: 'left',
            upright: { across: 0.95, tall: 0.66 },
          },
        ],
      },
    ],
  },
};
