import type { Poster } from '../types.ts';

export const mountUdzungwaCanopyPoster: Poster = {
  alt: 'A swallowtail butterfly crosses a shaft of light before roots like walls; a walker beside them is half their height.',
  recipe: {
    family: 'land',
    biome: 'forest',
    hour: 'dusk',
    seed: 315,
    sky: { pattern: 'rays', sun: { across: 0.24, up: 0.96, wide: 0.3 } },
    layers: [
      { kind: 'landmark', what: 'forest', across: 0.3, up: 0.14, wide: 0.9, tone: 0.44 },
      { kind: 'landmark', what: 'buttress', across: 0.7, up: 0.14, wide: 0.84, tone: 0.62 },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.84,
        swell: 0.012,
        edge: 'scrub',
        cast: [{ what: 'guide', across: 0.36, tall: 0.28 }],
      },
      {
        kind: 'afloat',
        tone: 1,
        cast: [
          { what: 'butterfly', across: 0.44, tall: 0.2, up: 0.6, tilt: 18 },
          { what: 'butterfly', across: 0.24, tall: 0.08, up: 0.5, tilt: -14 },
        ],
      },
      { kind: 'ridge', up: 0.04, tone: 1, swell: 0.02, edge: 'grass' },
    ],
  },
};
