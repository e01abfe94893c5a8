import type { Poster } from '../types.ts';

export const platesPoster: Poster = {
  alt: 'A red passport with a gilded acacia on its cover lies on an old map sheet among three round stamps.',
  recipe: {
    family: 'land',
    biome: 'chart',
    hour: 'noon',
    seed: 99,
    sky: { pattern: 'level' },
    layers: [
      {
        kind: 'landmark',
        what: 'passport',
        across: 0.6,
        up: 0.53,
        wide: 0.72,
        tone: 0.9,
        upright: { across: 0.5, up: 0.42, wide: 0.9 },
      },
    ],
  },
};
