import type { Poster } from '../types.ts';

const flock = [
  [0.4, 0.62, 0.1, -10, 0.2, 0.62],
  [0.5, 0.7, 0.075, 8, 0.36, 0.71],
  [0.33, 0.5, 0.07, -4, 0.1, 0.52],
  [0.56, 0.8, 0.05, -16, 0.5, 0.77],
  [0.29, 0.66, 0.05, 12, 0.28, 0.54],
  [0.45, 0.82, 0.04, 4, 0.42, 0.8],
] as const;

export const ulengeIslandPoster: Poster = {
  alt: 'Egrets stream past the dead lighthouse of Ulenge to roost, seen from a boat among the stilt roots of the mangroves at dusk.',
  recipe: {
    family: 'coast',
    biome: 'mangrove',
    hour: 'dusk',
    seed: 205,
    words: 'ink',
    sky: {
      pattern: 'halo',
      sun: { across: 0.62, up: 0.52, wide: 0.56, upright: { across: 0.54, up: 0.52, wide: 0.58 } },
    },
    layers: [
      { kind: 'ridge', up: 0.335, tone: 0.3, swell: 0.006, edge: 'forest' },
      { kind: 'water', up: 0.31, bands: [0.18, 0.4, 0.68], glitter: true },
      {
        kind: 'landmark',
        what: 'deadLight',
        across: 0.64,
        up: 0.27,
        wide: 0.72,
        tone: 0.62,
        upright: { across: 0.56, up: 0.27, wide: 0.72 },
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          ...flock.map(([across, up, tall, tilt, plateAcross, plateUp]) => ({
            what: 'egret' as const,
            across,
            up,
            tall,
            tilt,
            tint: 'pale' as const,
            upright: { across: plateAcross, up: plateUp },
          })),
          {
            what: 'mangrove',
            across: 0.1,
            up: -0.04,
            tall: 0.9,
            upright: { across: 0.1, up: -0.02, tall: 0.46 },
          },
          {
            what: 'mangrove',
            across: 0.99,
            up: -0.02,
            tall: 0.74,
            facing: 'left',
            upright: { across: 0.93, up: -0.03, tall: 0.56 },
          },
        ],
      },
    ],
  },
};
