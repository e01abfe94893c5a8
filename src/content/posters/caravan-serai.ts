import type { Poster } from '../types.ts';

export const caravanSeraiPoster: Poster = {
  alt: 'Porters with bales on their heads file towards the gate of the white caravanserai at Bagamoyo at dawn.',
  recipe: {
    family: 'land',
    biome: 'savanna',
    hour: 'dawn',
    seed: 212,
    focus: 'low',
    sky: {
      pattern: 'rays',
      sun: { across: 0.4, up: 0.52, wide: 0.2, upright: { across: 0.2, up: 0.56, wide: 0.22 } },
    },
    layers: [
      { kind: 'ridge', up: 0.4, tone: 0.08, swell: 0.016, edge: 'trees' },
      {
        kind: 'afloat',
        tone: 0.4,
        cast: [
          {
            what: 'palm',
            across: 0.52,
            up: 0.36,
            tall: 0.46,
            tone: 0.42,
            upright: { across: 0.24, up: 0.36, tall: 0.4 },
          },
          {
            what: 'palm',
            across: 0.94,
            up: 0.36,
            tall: 0.54,
            tone: 0.42,
            facing: 'left',
            upright: { across: 0.92, up: 0.36, tall: 0.46 },
          },
        ],
      },
      {
        kind: 'landmark',
        what: 'caravanserai',
        across: 0.72,
        up: 0.28,
        wide: 0.78,
        tone: 0.4,
        upright: { across: 0.62, up: 0.3, wide: 0.78 },
      },
      { kind: 'ridge', up: 0.27, tone: 0.1, tint: 'sand', swell: 0.008 },
      {
        kind: 'ridge',
        up: 0.13,
        tone: 0.5,
        swell: 0.01,
        lit: 0.2,
        shape: [
          [0, 0],
          [0.5, 0.01],
          [1, 0.03],
        ],
        cast: [
          { what: 'porter', across: 0.3, tall: 0.25, tone: 0.95, upright: { across: 0.1, tall: 0.25 } },
          { what: 'porter', across: 0.4, tall: 0.26, tone: 0.95, upright: { across: 0.32, tall: 0.26 } },
          { what: 'porter', across: 0.5, tall: 0.25, tone: 0.95, upright: { across: 0.54, tall: 0.25 } },
          { what: 'porter', across: 0.6, tall: 0.26, tone: 0.95, upright: { across: 0.76, tall: 0.26 } },
          { what: 'stander', across: 0.7, tall: 0.25, tone: 0.95, upright: { across: 0.94, tall: 0.25 } },
        ],
      },
      { kind: 'ridge', up: 0.05, tone: 0.95, swell: 0.012, edge: 'grass' },
    ],
  },
};
