import type { Poster } from '../types.ts';

export const rubondoSitatungaPoster: Poster = {
  alt: 'A sitatunga stands in the marsh grass between two stands of papyrus, dark against the rising sun.',
  recipe: {
    family: 'coast',
    biome: 'forest',
    hour: 'dawn',
    seed: 306,
    sky: { pattern: 'halo', sun: { across: 0.52, up: 0.5, wide: 0.5 } },
    layers: [
      { kind: 'ridge', up: 0.44, tone: 0.1, swell: 0.02, edge: 'forest' },
      { kind: 'ridge', up: 0.4, tone: 0.34, swell: 0.01, edge: 'forest' },
      { kind: 'water', up: 0.37, bands: [0.18, 0.4, 0.7], glitter: true },
      { kind: 'afloat', tone: 0.95, cast: [{ what: 'sitatunga', across: 0.53, tall: 0.44, up: 0.13 }] },
      { kind: 'landmark', what: 'papyrus', across: 0.53, up: 0.1, wide: 0.96, tone: 0.88 },
      {
        kind: 'ridge',
        up: 0.06,
        tone: 0.96,
        swell: 0.006,
        edge: 'grass',
        shape: [
          [0, 0],
          [0.3, 0],
          [0.53, 0.09],
          [0.76, 0],
          [1, 0],
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
