import type { Poster } from '../types.ts';

export const mtoniPalacePoster: Poster = {
  alt: 'Columns and broken arches of a palace by the sea round an eight-sided fountain, the sun going down.',
  recipe: {
    family: 'coast',
    biome: 'reef',
    hour: 'dusk',
    seed: 221,
    focus: 'low',
    sky: {
      pattern: 'halo',
      sun: { across: 0.5, up: 0.46, wide: 0.2, upright: { across: 0.42, up: 0.5, wide: 0.24 } },
      birds: { across: 0.78, up: 0.62, count: 4, upright: { across: 0.14, up: 0.74 } },
    },
    layers: [
      {
        kind: 'landmark',
        what: 'islands',
        across: 0.26,
        up: 0.4,
        wide: 0.4,
        tone: 0.3,
        upright: { absent: true },
      },
      { kind: 'water', up: 0.4, bands: [0.14, 0.3, 0.5], glitter: true },
      {
        kind: 'afloat',
        tone: 0.7,
        cast: [
          {
            what: 'palm',
            across: 0.36,
            up: 0.22,
            tall: 0.5,
            tone: 0.72,
            upright: { across: 0.06, up: 0.26, tall: 0.42 },
          },
          {
            what: 'palm',
            across: 0.97,
            up: 0.22,
            tall: 0.6,
            tone: 0.72,
            facing: 'left',
            upright: { across: 0.97, up: 0.26, tall: 0.5 },
          },
        ],
      },
      { kind: 'ridge', up: 0.25, tone: 0.55, swell: 0.006 },
      {
        kind: 'landmark',
        what: 'palaceCourt',
        across: 0.68,
        up: 0.27,
        wide: 0.84,
        tone: 0.35,
        upright: { across: 0.52, up: 0.3, wide: 0.86 },
      },
      { kind: 'ridge', up: 0.04, tone: 0.95, swell: 0.012, edge: 'grass' },
    ],
  },
};
