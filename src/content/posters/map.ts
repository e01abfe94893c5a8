import type { Poster } from '../types.ts';

export const mapPoster: Poster = {
  alt: 'An old chart of the Swahili coast with Pemba, Zanzibar and Mafia, a great compass rose, and a dhow under full sail.',
  recipe: {
    family: 'seaChart',
    biome: 'chart',
    hour: 'noon',
    seed: 1,
    rose: { across: 0.82, up: 0.56, wide: 0.4, upright: { across: 0.72, up: 0.22, wide: 0.34 } },
    cast: [
      {
        what: 'dhow',
        across: 0.66,
        up: 0.2,
        tall: 0.24,
        facing: 'left',
        upright: { across: 0.8, up: 0.52, tall: 0.22 },
      },
      { what: 'dolphin', across: 0.86, up: 0.14, tall: 0.1, tone: 0.6, upright: { absent: true } },
      {
        what: 'acacia',
        across: 0.24,
        up: 0.16,
        tall: 0.14,
        tone: 0.6,
        upright: { across: 0.17, up: 0.12, tall: 0.13 },
      },
      {
        what: 'elephant',
        across: 0.15,
        up: 0.15,
        tall: 0.1,
        tone: 0.75,
        upright: { across: 0.31, up: 0.11, tall: 0.09 },
      },
    ],
  },
};
