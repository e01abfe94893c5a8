import type { Poster } from '../types.ts';

export const packageBookingPoster: Poster = {
  alt: 'Two lit safari tents under an acacia and a lantern, the Milky Way rising over a sleeping plain.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'night',
    seed: 52,
    sky: { pattern: 'level', stars: { count: 90, milkyWay: true } },
    layers: [
      { kind: 'ridge', up: 0.32, tone: 0.05, swell: 0.025, cut: 'jagged', lit: 0.1 },
      { kind: 'ridge', up: 0.27, tone: 0.35, swell: 0.012, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.6,
        swell: 0.01,
        lit: 0.2,
        cast: [
          { what: 'campTent', across: 0.4, tall: 0.17, tint: 'sand', upright: { across: 0.2, tall: 0.15 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.86,
        swell: 0.008,
        lit: 0.3,
        edge: 'grass',
        cast: [
          { what: 'acacia', across: 0.85, tall: 0.62, tone: 1, upright: { across: 0.82, tall: 0.56 } },
          { what: 'campTent', across: 0.62, tall: 0.28, tint: 'sand', upright: { across: 0.5, tall: 0.3 } },
          { what: 'lantern', across: 0.74, tall: 0.07, tint: 'glow', sunk: 0.08, upright: { across: 0.74 } },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 1, swell: 0.01, edge: 'grass' },
    ],
  },
};
