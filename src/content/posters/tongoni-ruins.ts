import type { Poster } from '../types.ts';

export const tongoniRuinsPoster: Poster = {
  alt: 'Tall pillar tombs of coral stone, bowls set into their necks, stand against a low sun over the sea.',
  recipe: {
    family: 'coast',
    biome: 'stone',
    hour: 'dusk',
    seed: 209,
    sky: {
      pattern: 'halo',
      sun: { across: 0.64, up: 0.4, wide: 0.34, upright: { across: 0.5, up: 0.42, wide: 0.38 } },
    },
    layers: [
      { kind: 'water', up: 0.3, bands: [0.12, 0.3, 0.5], glitter: true },
      {
        kind: 'ridge',
        up: 0.2,
        tone: 0.4,
        swell: 0.012,
        edge: 'grass',
        cast: [
          { what: 'tombPillar', across: 0.5, tall: 0.34, upright: { across: 0.22, tall: 0.32 } },
          { what: 'tombPillar', across: 0.8, tall: 0.4, upright: { across: 0.86, tall: 0.36 } },
        ],
      },
      {
        kind: 'ridge',
        up: 0.12,
        tone: 0.78,
        swell: 0.014,
        edge: 'grass',
        cast: [
          {
            what: 'tombPillar',
            across: 0.665,
            tall: 0.66,
            tone: 0.55,
            upright: { across: 0.54, tall: 0.62 },
          },
          { what: 'baobab', across: 1.02, tall: 0.56, upright: { absent: true } },
        ],
      },
      { kind: 'ridge', up: 0.06, tone: 1, swell: 0.014, edge: 'grass' },
    ],
  },
};
