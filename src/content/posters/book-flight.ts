import type { Poster } from '../types.ts';

export const bookFlightPoster: Poster = {
  alt: 'A small bush plane banks over a green crater and its lake, the coast and the open sea beyond.',
  recipe: {
    family: 'land',
    biome: 'crater',
    hour: 'noon',
    seed: 234,
    focus: 'high',
    sky: {
      pattern: 'level',
      clouds: { kind: 'heaps', count: 3, from: 0.5, to: 0.53 },
      sun: { across: 0.9, up: 0.81, wide: 0.13, upright: { across: 0.87, up: 0.76, wide: 0.13 } },
    },
    layers: [
      { kind: 'water', up: 0.48, bands: [0.2, 0.5] },
      {
        kind: 'landmark',
        what: 'craterRing',
        across: 0.56,
        up: 0.36,
        wide: 0.94,
        tone: 0.45,
        upright: { across: 0.48, up: 0.34, wide: 0.84 },
      },
      {
        kind: 'afloat',
        tone: 0.9,
        cast: [
          {
            what: 'bushPlane',
            across: 0.66,
            up: 0.575,
            tall: 0.3,
            tint: 'pale',
            tilt: -8,
            upright: { across: 0.54, up: 0.58, tall: 0.3 },
          },
        ],
      },
    ],
  },
};
