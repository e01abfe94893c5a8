import type { Poster } from '../types.ts';

export const wildlifeNorthPoster: Poster = {
  alt: "Kilimanjaro's flat snow cap fills the sky over a golden plain, and a line of elephants walks along its foot.",
  recipe: {
    family: 'land',
    biome: 'mountain',
    hour: 'golden',
    seed: 29,
    focus: 'low',
    sky: { pattern: 'level', birds: { across: 0.66, up: 0.62, count: 4, upright: { absent: true } } },
    layers: [
      {
        kind: 'landmark',
        what: 'kilimanjaro',
        // Low and to the left of the herd, so that a low head of a page shows its summit.
        across: 0.3,
        up: 0.26,
        wide: 0.95,
        tone: 0.12,
        upright: { across: 0.54, up: 0.35, wide: 1.3 },
      },
      {
        kind: 'landmark',
        what: 'mist',
        across: 0.27,
        up: 0.37,
        wide: 0.9,
        tone: 0,
        upright: { across: 0.52, up: 0.44, wide: 1.1 },
      },
      { kind: 'ridge', up: 0.32, tone: 0.34, swell: 0.012, edge: 'trees', lit: 0.16, upright: { up: 0.34 } },
      {
        kind: 'ridge',
        up: 0.24,
        tone: 0,
        tint: 'sand',
        swell: 0.008,
        upright: { up: 0.26 },
        cast: [
          { what: 'elephant', across: 0.84, tall: 0.21, tone: 0.95, upright: { across: 0.8, tall: 0.23 } },
          { what: 'elephant', across: 0.685, tall: 0.18, tone: 0.95, upright: { across: 0.48, tall: 0.19 } },
          { what: 'elephant', across: 0.56, tall: 0.12, tone: 0.95, upright: { across: 0.25, tall: 0.12 } },
          { what: 'elephant', across: 0.44, tall: 0.17, tone: 0.95, upright: { absent: true } },
        ],
      },
      { kind: 'ridge', up: 0.17, tone: 0.72, swell: 0.01, edge: 'grass', lit: 0.2, upright: { up: 0.18 } },
      { kind: 'ridge', up: 0.07, tone: 1, swell: 0.012, edge: 'grass' },
    ],
  },
};
