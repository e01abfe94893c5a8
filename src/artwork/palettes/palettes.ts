/**
 * Flat colours by biome and hour. Each palette has the same order of lightness, so that every plate is
 * legible from a distance: a light (or deep) sky, a middle distance, a dark foreground.
 */
import type { Biome, Hour, PosterRecipe } from '../../content/recipes/poster-recipe.ts';
import { cavePalettes, mangrovePalettes, stonePalettes } from './coast-palettes.ts';
import * as highland from './highland-palettes.ts';
import type { Palette } from './palette.ts';

const savannaDawn: Palette = {
  sky: ['#f3d3a2', '#f6c793', '#f6b584', '#f2a078'],
  sun: '#fff0cf',
  land: ['#d98d70', '#b2605f', '#7c3f56', '#4b2946', '#241729'],
  water: ['#c98a83', '#d9a08a', '#e7b894', '#f2d0a4'],
  sand: '#f6dcae',
  pale: '#fdeed2',
  accent: '#b8323f',
  glow: '#ffd27a',
};
const savannaNoon: Palette = {
  sky: ['#6db9bd', '#92cbc1', '#bcdcc2', '#ece4ba'],
  sun: '#fff6d6',
  land: ['#e0bd68', '#bd8a3f', '#8c5b30', '#57362b', '#291a20'],
  water: ['#1f8a96', '#36a6a6', '#6cc5b5', '#b4e0c4'],
  sand: '#f4dfa9',
  pale: '#fdf4da',
  accent: '#c2402f',
  glow: '#ffcf70',
};
const savannaGolden: Palette = {
  sky: ['#e58b34', '#eea145', '#f4b95d', '#f9d486'],
  sun: '#fff3cf',
  land: ['#d2733a', '#a84331', '#742a33', '#451c2f', '#20111d'],
  water: ['#b5583a', '#cc7442', '#e39755', '#f1bb72'],
  sand: '#f6d693',
  pale: '#fdeccb',
  accent: '#8f2438',
  glow: '#ffd98a',
};
const savannaDusk: Palette = {
  sky: ['#4a2348', '#7b2f4e', '#b5434a', '#e36c40'],
  sun: '#fbc95f',
  land: ['#8d3148', '#662544', '#471c3c', '#2d1431', '#170b1d'],
  water: ['#6d2c4c', '#8f3a4c', '#bb5348', '#e58350'],
  sand: '#c9795c',
  pale: '#f7cf9d',
  accent: '#f2a65a',
  glow: '#ffc65c',
};
const savannaNight: Palette = {
  sky: ['#12122f', '#1a1b45', '#27275a', '#43376b'],
  sun: '#f8ecc6',
  land: ['#52427a', '#3d3166', '#2a2150', '#191336', '#0b0819'],
  water: ['#1a2450', '#22305f', '#2f4272', '#48608a'],
  sand: '#5d4c70',
  pale: '#f3e6c8',
  accent: '#e2683a',
  glow: '#f9b548',
};
const bushGolden: Palette = {
  sky: ['#e6a878', '#eebb88', '#f3cf9c', '#f7e2b8'],
  sun: '#fff4d4',
  land: ['#b4b8a4', '#8c9b85', '#61745f', '#3c4a40', '#201d20'],
  water: ['#7f9a90', '#97ada0', '#b4c2ae', '#d2d6bd'],
  sand: '#e2cda0',
  pale: '#fbf3df',
  accent: '#a8502f',
  glow: '#ffd184',
};
const greenNoon: Palette = {
  sky: ['#86a9aa', '#a2beb2', '#c3d3b9', '#e5e5c4'],
  sun: '#fbf3cf',
  land: ['#b3c07c', '#86a05b', '#57804d', '#2f5740', '#172e27'],
  water: ['#6fa5a0', '#8bbab0', '#acccbd', '#cfdfcb'],
  sand: '#e4d5a0',
  pale: '#f8f2dc',
  accent: '#c8542f',
  glow: '#ffd27a',
};
const craterDawn: Palette = {
  sky: ['#8dbfc9', '#aed0cd', '#d2e0cd', '#f4ecca'],
  sun: '#fff6d8',
  land: ['#b6bb84', '#7f9a6b', '#4f7a62', '#2b5350', '#16292f'],
  water: ['#7fb9bf', '#a3d0cc', '#cde5d9', '#e8f1e0'],
  sand: '#ddc987',
  pale: '#fdf8e6',
  accent: '#e8728a',
  glow: '#ffd27a',
};
const reefDawn: Palette = {
  sky: ['#f2a98c', '#f5bd97', '#f8d2a8', '#fbe6c2'],
  sun: '#fff5d8',
  land: ['#8fa8a0', '#5b8f8c', '#2f6f76', '#1a4b57', '#0f2a38'],
  water: ['#5fa3a6', '#7cb9b3', '#a5cfbf', '#d4e4cc'],
  sand: '#f8e2b6',
  pale: '#fffaec',
  accent: '#e2583e',
  glow: '#ffd27a',
};
const reefNoon: Palette = {
  sky: ['#47b1c0', '#78c9ca', '#aedfd2', '#e4f1d8'],
  sun: '#fff8dc',
  land: ['#6fb296', '#35857a', '#1c605f', '#12424b', '#0c2631'],
  water: ['#0e7489', '#169aa4', '#4fc0b6', '#a9e3cb'],
  sand: '#f8e6b8',
  pale: '#fffaec',
  accent: '#f0694a',
  glow: '#ffd27a',
};
const reefGolden: Palette = {
  sky: ['#ee7f5f', '#f49a6c', '#f8b67e', '#fbd398'],
  sun: '#fff2cc',
  land: ['#b5605f', '#7c4a63', '#4a3a5b', '#2c2a48', '#171a30'],
  water: ['#2f7f8c', '#4d9c9b', '#8cb9a2', '#e8cf9a'],
  sand: '#f9dca0',
  pale: '#fff3d8',
  accent: '#c53a43',
  glow: '#ffd98a',
};
const reefDusk: Palette = {
  sky: ['#1f2452', '#403a78', '#6f5698', '#a97bae'],
  sun: '#fdf1d2',
  land: ['#5b4a80', '#433a70', '#2d2b59', '#1b1d42', '#0e1029'],
  water: ['#2c3069', '#40417c', '#5f5592', '#8a73a6'],
  sand: '#a893b4',
  pale: '#f6e7d8',
  accent: '#f2795a',
  glow: '#ffc65c',
};
const reefNight: Palette = {
  sky: ['#0c1635', '#12244d', '#1b3864', '#2d577d'],
  sun: '#fdf0cb',
  land: ['#24476a', '#1a3656', '#122643', '#0b182f', '#060c1b'],
  water: ['#12305a', '#17406b', '#20557d', '#33748f'],
  sand: '#5f7386',
  pale: '#f6ecd0',
  accent: '#ef7a45',
  glow: '#ffc04f',
};
const mountainDawn: Palette = {
  sky: ['#5a5a94', '#8f76a3', '#cf8f98', '#f6b689'],
  sun: '#fff0cc',
  land: ['#7c74a4', '#57558f', '#3b3b75', '#262755', '#141434'],
  water: ['#7d86b4', '#98a0c4', '#bcc2d8', '#e0dfe6'],
  sand: '#e6c9a6',
  pale: '#f6f4ee',
  accent: '#e2593a',
  glow: '#ffb95c',
};
const mountainGolden: Palette = {
  sky: ['#f0a45e', '#f5b972', '#f8cf90', '#fbe3b4'],
  sun: '#fff5d8',
  land: ['#8f8db4', '#66659c', '#454680', '#2a2b5c', '#151535'],
  water: ['#7d93bb', '#9ab0cc', '#bfcddc', '#e3e6e4'],
  sand: '#ecd2a0',
  pale: '#fbf8ef',
  accent: '#d9502f',
  glow: '#ffc870',
};

const byBiome: Record<Biome, Partial<Record<Hour, Palette>> & { noon: Palette }> = {
  stone: stonePalettes,
  cave: cavePalettes,
  mangrove: mangrovePalettes,
  savanna: {
    dawn: savannaDawn,
    noon: savannaNoon,
    golden: savannaGolden,
    dusk: savannaDusk,
    night: savannaNight,
  },
  bush: {
    dawn: bushGolden,
    noon: highland.bushNoon,
    golden: bushGolden,
    dusk: highland.bushDusk,
    night: highland.bushNight,
  },
  green: {
    dawn: greenNoon,
    noon: greenNoon,
    golden: highland.greenGolden,
    dusk: savannaDusk,
    night: savannaNight,
  },
  crater: { dawn: craterDawn, noon: craterDawn, golden: bushGolden, dusk: savannaDusk, night: savannaNight },
  reef: { dawn: reefDawn, noon: reefNoon, golden: reefGolden, dusk: reefDusk, night: reefNight },
  mountain: {
    dawn: mountainDawn,
    noon: highland.mountainNoon,
    golden: mountainGolden,
    dusk: highland.mountainDusk,
    night: highland.mountainNight,
  },
  forest: {
    dawn: highland.forestDawn,
    noon: highland.forestNoon,
    golden: highland.forestGolden,
    dusk: highland.forestDusk,
  },
  lake: {
    dawn: highland.lakeDawn,
    noon: highland.lakeNoon,
    golden: highland.lakeGolden,
    dusk: highland.lakeDusk,
  },
  meadow: { noon: highland.meadowNoon },
  chart: { noon: highland.chartNoon },
};

/** Returns the palette of a biome and hour, with the recipe's own colours in it. */
export function paletteFor({
  biome,
  hour,
  colours,
}: Pick<PosterRecipe, 'biome' | 'hour' | 'colours'>): Palette {
  const shared = byBiome[biome][hour] ?? byBiome[biome].noon;
  return colours ? { ...shared, ...colours } : shared;
}
