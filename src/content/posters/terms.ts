import type { Poster } from '../types.ts';

export const termsPoster: Poster = {
  alt: 'A deed on cream paper with a ribbon and a red seal, and across it the dark feather that signed it.',
  recipe: {
    family: 'land',
    biome: 'bush',
    hour: 'golden',
    seed: 101,
    sky: { pattern: 'rays', sun: { across: 0.6, up: 0.5, wide: 0.1, upright: { across: 0.5, up: 0.42 } } },
    layers: [
      {
        kind: 'landmark',
        what: 'deed',
        across: 0.6,
        up: 0.52,
        wide: 0.72,
        tone: 0.9,
        upright: { across: 0.5, up: 0.42, wide: 0.9 },
      },
    ],
  },
};
