import type { Poster } from '../types.ts';

export const mapPoster: Poster = {
  alt: 'An old chart of the Swahili coast with Pemba, Zanzibar and Mafia, a great compass rose, and a dhow under full sail.',
  recipe: {
    family: 'seaChart',
    biome: 'chart',
    hour: 'noon',
    seed: 1,
    rose: { across: 0.84, up: 0.47, wide: 0.12, upright: { across: 0.78, up: 0.43, wide: 0.24 } },
    cast: [
      {
        what: 'dhow',
        across: 0.66,
        up: 0.41,
        tall: 0.12,
        facing: 'left',
        upright: { across: 0.5, up: 0.37, tall: 0.16 },
      },
      { what: 'dolphin', across: 0.75, up: 0.42, tall: 0.06, tone: 0.6, upright: { absent: true } },
      {
        what: 'acacia',
        across: 0.14,
        up: 0.41,
        tall: 0.11,
        tone: 0.6,
        upright: { across: 0.13, up: 0.36, tall: 0.11 },
      },
      {
        what: 'elephant',
        across: 0.085,
        up: 0.41,
        tall: 0.08,
        tone: 0.75,
        upright: { across: 0.25, up: 0.35, tall: 0.08 },
      },
    ],
  },
};
