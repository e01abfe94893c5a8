import type { Poster } from '../types.ts';

export const rubondoStormPoster: Poster = {
  alt: 'A thundercloud with a flat head rains and flashes far out over Lake Victoria; two people watch from a dry rock.',
  recipe: {
    family: 'coast',
    biome: 'lake',
    hour: 'dusk',
    seed: 307,
    sky: { pattern: 'level', stars: { count: 14 } },
    layers: [
      { kind: 'water', up: 0.4, bands: [0.12, 0.3, 0.6] },
      { kind: 'landmark', what: 'thunderhead', across: 0.6, up: 0.395, wide: 0.86, tone: 0.62 },
      { kind: 'afloat', tone: 0.95, cast: [{ what: 'dugout', across: 0.36, tall: 0.07, up: 0.3 }] },
      {
        kind: 'ridge',
        up: 0.06,
        tone: 0.98,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, 0.16],
          [0.16, 0.17],
          [0.27, 0.1],
          [0.4, -0.02],
          [0.8, -0.03],
          [1, 0.02],
        ],
        cast: [
          { what: 'sitter', across: 0.13, tall: 0.15 },
          { what: 'fireSitter', across: 0.2, tall: 0.15 },
          { what: 'doumPalm', across: 0.05, tall: 0.5 },
        ],
      },
    ],
  },
};
