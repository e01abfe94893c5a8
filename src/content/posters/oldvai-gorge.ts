import type { Poster } from '../types.ts';

export const oldvaiGorgePoster: Poster = {
  alt: 'The red castle rock of Olduvai rises from its gorge; in the cut beds in front lie a hand axe and the crested skull of Paranthropus boisei.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'noon',
    seed: 213,
    focus: 'low',
    sky: {
      pattern: 'level',
      clouds: { kind: 'streaks', count: 3, from: 0.72, to: 0.8 },
      birds: { across: 0.3, up: 0.62, count: 4, upright: { across: 0.2, up: 0.74 } },
    },
    layers: [
      { kind: 'ridge', up: 0.56, tone: 0.02, swell: 0.02, upright: { up: 0.56 } },
      { kind: 'ridge', up: 0.5, tone: 0.16, swell: 0.012, edge: 'trees' },
      { kind: 'ridge', up: 0.42, tone: 0.3, cut: 'jagged', swell: 0.014, lit: 0.1 },
      {
        kind: 'landmark',
        what: 'gorge',
        across: 0.66,
        up: 0.4,
        wide: 0.78,
        tone: 0.45,
        upright: { across: 0.56, up: 0.42, wide: 0.74 },
      },
      {
        kind: 'landmark',
        what: 'strata',
        across: 0.56,
        up: 0.13,
        wide: 0.84,
        tone: 0.5,
        upright: { across: 0.48, up: 0.16, wide: 0.96 },
      },
    ],
  },
};
