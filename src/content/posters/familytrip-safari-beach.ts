import type { Poster } from '../types.ts';

export const familytripSafariBeachPoster: Poster = {
  alt: 'From straight above: elephants and their long shadows, a loaded car, and four sizes of footprints that run to a sandcastle by the sea.',
  recipe: {
    family: 'aerial',
    biome: 'reef',
    hour: 'noon',
    seed: 57,
    depth: 1,
    words: 'ink',
    layers: [
      {
        kind: 'landmark',
        what: 'wayToTheSea',
        across: 0.55,
        up: 0.62,
        wide: 0.62,
        tone: 0.5,
        upright: { across: 0.5, up: 0.53, wide: 1 },
      },
    ],
  },
};
