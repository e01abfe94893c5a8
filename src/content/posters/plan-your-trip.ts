import type { Poster } from '../types.ts';

export const planYourTripPoster: Poster = {
  alt: 'A map of land and sea with a dotted route from a snow mountain to an island, a compass rose and a pencil.',
  recipe: {
    family: 'aerial',
    biome: 'reef',
    hour: 'noon',
    seed: 236,
    depth: 1,
    words: 'ink',
    layers: [
      {
        kind: 'landmark',
        what: 'chart',
        across: 0.5,
        up: 0.5,
        wide: 1,
        tone: 0.5,
        upright: { across: 0.52, up: 0.42, wide: 1 },
      },
    ],
  },
};
