import type { Poster } from '../types.ts';

export const tarangirePoster: Poster = {
  alt: 'A line of elephants walks along the Tarangire River under huge baobabs, with a red sun low behind them.',
  recipe: {
    family: 'coast',
    biome: 'bush',
    hour: 'dusk',
    seed: 51,
    focus: 'low',
    words: 'ink',
    sky: {
      pattern: 'halo',
      sun: { across: 0.52, up: 0.42, wide: 0.36, upright: { across: 0.44, up: 0.45, wide: 0.44 } },
    },
    layers: [
      { kind: 'ridge', up: 0.4, tone: 0.06, swell: 0.012, edge: 'trees' },
      {
        kind: 'ridge',
        up: 0.345,
        tone: 0.3,
        swell: 0.012,
        lit: 0.12,
        cast: [
          { what: 'baobab', across: 0.12, tall: 0.2, tone: 0.42, upright: { across: 0.1, tall: 0.18 } },
          {
            what: 'baobab',
            across: 0.64,
            tall: 0.3,
            tone: 0.46,
            facing: 'left',
            upright: { across: 0.6, tall: 0.24 },
          },
        ],
      },
      {
        kind: 'ridge',
        up: 0.245,
        tone: 0.5,
        swell: 0.008,
        lit: 0.1,
        cast: [
          {
            what: 'elephant',
            across: 0.12,
            tall: 0.115,
            tone: 0.9,
            facing: 'left',
            upright: { absent: true },
          },
          {
            what: 'elephant',
            across: 0.205,
            tall: 0.15,
            tone: 0.9,
            facing: 'left',
            upright: { absent: true },
          },
          {
            what: 'elephant',
            across: 0.31,
            tall: 0.19,
            tone: 0.9,
            facing: 'left',
            upright: { across: 0.12, tall: 0.17 },
          },
          {
            what: 'elephant',
            across: 0.412,
            tall: 0.105,
            tone: 0.9,
            facing: 'left',
            upright: { across: 0.28, tall: 0.1 },
          },
          {
            what: 'elephant',
            across: 0.53,
            tall: 0.23,
            tone: 0.9,
            facing: 'left',
            upright: { across: 0.48, tall: 0.23 },
          },
        ],
      },
      { kind: 'water', up: 0.222, bands: [0.2, 0.45, 0.7] },
      {
        kind: 'ridge',
        up: 0.08,
        tone: 1,
        swell: 0.01,
        edge: 'grass',
        shape: [
          [0, -0.01],
          [0.4, -0.03],
          [0.7, 0.05],
          [1, 0.11],
        ],
        cast: [
          { what: 'baobab', across: 0.85, tall: 0.84, facing: 'left', upright: { across: 0.88, tall: 0.78 } },
        ],
      },
    ],
  },
};
