import type { Poster } from '../types.ts';

export const serengetiHorsebackPoster: Poster = {
  alt: 'Three riders in a row cross tall gold grass at a walk while a herd of zebra runs level with them.',
  recipe: {
    family: 'land',
    biome: 'green',
    hour: 'golden',
    seed: 302,
    sky: {
      pattern: 'rays',
      sun: { across: 0.2, up: 0.62, wide: 0.2 },
      clouds: { kind: 'streaks', count: 3, from: 0.7, to: 0.85 },
    },
    layers: [
      { kind: 'ridge', up: 0.46, tone: 0.08, swell: 0.03 },
      { kind: 'ridge', up: 0.42, tone: 0.3, swell: 0.008, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.37,
        tone: 0.4,
        swell: 0.006,
        tint: 'sand',
        cast: [
          { what: 'zebra', across: 0.1, tall: 0.08, tone: 0.85 },
          { what: 'zebra', across: 0.17, tall: 0.09, tone: 0.85 },
          { what: 'zebra', across: 0.25, tall: 0.085, tone: 0.85 },
          { what: 'zebra', across: 0.34, tall: 0.095, tone: 0.85 },
          { what: 'zebra', across: 0.43, tall: 0.085, tone: 0.85 },
          { what: 'acacia', across: 0.92, tall: 0.24, tone: 0.8 },
        ],
      },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.78,
        swell: 0.02,
        edge: 'grass',
        cast: [
          { what: 'rider', across: 0.45, tall: 0.32, tone: 1 },
          { what: 'rider', across: 0.62, tall: 0.36, tone: 1 },
          { what: 'rider', across: 0.81, tall: 0.4, tone: 1 },
        ],
      },
      { kind: 'ridge', up: 0.08, tone: 1, swell: 0.014, edge: 'grass' },
    ],
  },
};
