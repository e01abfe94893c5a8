import type { Poster } from '../types.ts';

export const muhemboRuinsPoster: Poster = {
  alt: 'The carved prayer niche of a ruined mosque, red bosses on its frame, in the green bush near the coast.',
  recipe: {
    family: 'land',
    biome: 'mangrove',
    hour: 'noon',
    seed: 210,
    sky: {
      pattern: 'rays',
      sun: { across: 0.82, up: 0.84, wide: 0.14, upright: { across: 0.78, up: 0.74, wide: 0.16 } },
    },
    layers: [
      { kind: 'ridge', up: 0.34, tone: 0.1, swell: 0.03, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.28,
        tone: 0.28,
        swell: 0.02,
        edge: 'trees',
        cast: [
          { what: 'baobab', across: 0.92, tall: 0.56, tone: 0.42, upright: { across: 0.94, tall: 0.44 } },
          { what: 'palm', across: 0.41, tall: 0.38, tone: 0.42, upright: { across: 0.1, tall: 0.4 } },
        ],
      },
      {
        kind: 'landmark',
        what: 'mihrab',
        across: 0.66,
        up: 0.17,
        wide: 0.92,
        tone: 0.4,
        upright: { across: 0.52, up: 0.17, wide: 0.9 },
      },
      { kind: 'ridge', up: 0.16, tone: 0.5, swell: 0.016, edge: 'scrub', lit: 0.14 },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 0.8,
        swell: 0.016,
        edge: 'grass',
        cast: [
          { what: 'stander', across: 0.48, tall: 0.22, tone: 0.95, upright: { across: 0.2, tall: 0.2 } },
        ],
      },
      { kind: 'ridge', up: 0.01, tone: 1, swell: 0.014, edge: 'grass' },
    ],
  },
};
