import type { Poster } from '../types.ts';

export const serengetiPoster: Poster = {
  alt: 'A column of wildebeest winds over an endless ochre plain towards a huge low sun, past a granite kopje with a lone acacia.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'golden',
    colours: { sun: '#fff3cf' },
    seed: 14,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.56, up: 0.5, wide: 0.42, upright: { across: 0.42, up: 0.5, wide: 0.5 } },
      birds: { across: 0.72, up: 0.62, count: 5, upright: { across: 0.66, up: 0.68 } },
    },
    layers: [
      { kind: 'ridge', up: 0.405, tone: 0, swell: 0.006, edge: 'trees' },
      { kind: 'ridge', up: 0.375, tone: 0.18, swell: 0.006, lit: 0.1, streaks: 4 },
      {
        kind: 'landmark',
        what: 'kopje',
        across: 0.86,
        up: 0.3,
        wide: 0.42,
        tone: 0.55,
        upright: { across: 0.82, up: 0.31, wide: 0.44 },
      },
      { kind: 'ridge', up: 0.29, tone: 0.32, swell: 0.008, lit: 0.08, streaks: 5 },
      {
        kind: 'column',
        what: 'wildebeest',
        tone: 0.92,
        count: 46,
        bend: 0.2,
        near: { across: 0.34, up: 0.09, tall: 0.115 },
        far: { across: 0.56, up: 0.39, tall: 0.006 },
        upright: {
          near: { across: 0.2, up: 0.1, tall: 0.12 },
          far: { across: 0.44, up: 0.39, tall: 0.007 },
          bend: 0.3,
        },
      },
      { kind: 'ridge', up: 0.06, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
