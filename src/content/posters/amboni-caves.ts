import type { Poster } from '../types.ts';

export const amboniCavesPoster: Poster = {
  alt: 'Light falls through the mouth of a cave hung with stalactites on two visitors, bats turning in the beam.',
  recipe: {
    family: 'land',
    biome: 'cave',
    hour: 'noon',
    seed: 207,
    words: 'cream',
    sky: { pattern: 'level' },
    layers: [
      { kind: 'ridge', up: 0.4, tone: 0.08, swell: 0.03, edge: 'trees' },
      { kind: 'ridge', up: 0.3, tone: 0.2, swell: 0.03, edge: 'scrub' },
      {
        kind: 'landmark',
        what: 'caveMouth',
        across: 0.64,
        up: 0.26,
        wide: 0.86,
        tone: 1,
        upright: { across: 0.52, up: 0.24, wide: 0.86 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          {
            what: 'stander',
            across: 0.66,
            up: 0.175,
            tall: 0.13,
            upright: { across: 0.55, up: 0.155, tall: 0.13 },
          },
          {
            what: 'womanBasket',
            across: 0.695,
            up: 0.18,
            tall: 0.12,
            facing: 'left',
            upright: { across: 0.63, up: 0.165, tall: 0.12 },
          },
          {
            what: 'flyingFox',
            across: 0.6,
            up: 0.6,
            tall: 0.05,
            tilt: -14,
            upright: { across: 0.5, up: 0.52, tall: 0.05 },
          },
          {
            what: 'flyingFox',
            across: 0.68,
            up: 0.52,
            tall: 0.036,
            tilt: 12,
            upright: { across: 0.62, up: 0.46, tall: 0.036 },
          },
          {
            what: 'flyingFox',
            across: 0.645,
            up: 0.68,
            tall: 0.028,
            upright: { across: 0.43, up: 0.44, tall: 0.03 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'caveFront',
        across: 0.64,
        up: 0.24,
        wide: 0.9,
        tone: 1,
        upright: { across: 0.52, up: 0.22, wide: 0.9 },
      },
    ],
  },
};
