/** Palettes of coral stone, of caves and dry gorges, and of mangrove and fig. */
import type { Hour } from '../../content/recipes/poster-recipe.ts';
import type { Palette } from './palette.ts';

type ByHour = Partial<Record<Hour, Palette>> & { noon: Palette };

const stoneNoon: Palette = {
  sky: ['#4fa3b4', '#86c3c1', '#c2ddc8', '#f3e9cb'],
  sun: '#fff7dc',
  land: ['#eed3ac', '#cf9a78', '#955a58', '#58344a', '#28172b'],
  water: ['#14788a', '#2f9fa4', '#74c6b8', '#bfe5cd'],
  sand: '#f4deb0',
  pale: '#fff7e4',
  accent: '#dd513a',
  glow: '#ffcf74',
};
const stoneGolden: Palette = {
  sky: ['#e9906c', '#f0aa7b', '#f6c690', '#fce2b2'],
  sun: '#fff5d4',
  land: ['#e0a883', '#b56f5f', '#7d4551', '#4b2a41', '#241528'],
  water: ['#2d7c84', '#4f9a94', '#8fb9a0', '#e4cd9d'],
  sand: '#f6d8a2',
  pale: '#fff2d8',
  accent: '#12727c',
  glow: '#ffd98a',
};
const stoneDusk: Palette = {
  sky: ['#26335c', '#4c4d79', '#94678a', '#e08a76'],
  sun: '#fdecc6',
  land: ['#7c6488', '#574c73', '#383759', '#23243f', '#101225'],
  water: ['#2a3a63', '#464c79', '#7d6487', '#c98b85'],
  sand: '#b39a9c',
  pale: '#fbe9d2',
  accent: '#ee7350',
  glow: '#ffc560',
};
const caveNoon: Palette = {
  sky: ['#5fa58e', '#8fbf92', '#c6d9a4', '#f7f0c6'],
  sun: '#fff6d0',
  land: ['#c99a63', '#96694a', '#63413b', '#3b2732', '#1b121d'],
  water: ['#25716f', '#3f9286', '#7cb89b', '#c2dcb4'],
  sand: '#ecd49a',
  pale: '#fdf4d6',
  accent: '#d9602f',
  glow: '#ffcf70',
};
const caveDawn: Palette = {
  sky: ['#f0b184', '#f5c492', '#f9d7a6', '#fdebc2'],
  sun: '#fff8de',
  land: ['#e2a36c', '#c06f4a', '#8a4139', '#532733', '#241425'],
  water: ['#8c7f8f', '#ac9a9c', '#cfb9aa', '#ecd9bd'],
  sand: '#f7dcac',
  pale: '#fff3da',
  accent: '#2d7a72',
  glow: '#ffd27a',
};
const mangroveNoon: Palette = {
  sky: ['#6cb5aa', '#98ccb1', '#c5dfbb', '#f0efca'],
  sun: '#fff8da',
  land: ['#aac389', '#6ea177', '#3d7763', '#1f4e4c', '#10292f'],
  water: ['#247a7a', '#479d92', '#84c1a5', '#c6e0b9'],
  sand: '#eedca6',
  pale: '#fdf8e2',
  accent: '#dd5f3a',
  glow: '#ffd27a',
};
const mangroveDusk: Palette = {
  sky: ['#1f3b4d', '#3d6066', '#85917c', '#e0b77c'],
  sun: '#ffeec4',
  land: ['#5f7a74', '#43605f', '#2c4650', '#1a2e3b', '#0b1722'],
  water: ['#28505d', '#44706f', '#7f9684', '#cfb585'],
  sand: '#b5a687',
  pale: '#f8ebcd',
  accent: '#ec7d4a',
  glow: '#ffc65c',
};

export const stonePalettes: ByHour = {
  dawn: stoneGolden,
  noon: stoneNoon,
  golden: stoneGolden,
  dusk: stoneDusk,
};
export const cavePalettes: ByHour = { dawn: caveDawn, noon: caveNoon };
export const mangrovePalettes: ByHour = { noon: mangroveNoon, dusk: mangroveDusk };
