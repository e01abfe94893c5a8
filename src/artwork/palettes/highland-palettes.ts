/** Palettes of the forests, the lakes, the high ground and the dry south. */
import type { Palette } from './palette.ts';

/** Sun through leaves: bottle green, moss, and fig as the bright accent. */
export const forestNoon: Palette = {
  sky: ['#a9c79a', '#c2d5a2', '#dbe4b0', '#f2f1c8'],
  sun: '#fffadc',
  land: ['#9cbd7c', '#5f9463', '#2f6b4d', '#17473b', '#0b2826'],
  water: ['#2d7f8c', '#4c9da0', '#86c1b2', '#c6dfc2'],
  sand: '#e6dca6',
  pale: '#fbf8e2',
  accent: '#8e2f56',
  glow: '#f6c94f',
};
/** Palette before the sun is over the ridge: fig sky, jade slopes. */
export const forestDawn: Palette = {
  sky: ['#56476e', '#86607f', '#c08a86', '#f0c595'],
  sun: '#fff1cd',
  land: ['#8f9a88', '#587d6a', '#2f5c52', '#183c3c', '#0b2125'],
  water: ['#7f8c94', '#a39b98', '#c9ada0', '#ecccaa'],
  sand: '#e3c79a',
  pale: '#faf2df',
  accent: '#c8454f',
  glow: '#ffcb74',
};
/** Mustard evening over green ridges. */
export const forestGolden: Palette = {
  sky: ['#e0a83f', '#e9bd5b', '#f1d283', '#f8e6b4'],
  sun: '#fff6d6',
  land: ['#b7b77c', '#7c9660', '#44725a', '#22504c', '#0f2a2f'],
  water: ['#5f9388', '#86ab94', '#b4c6a2', '#e2dcb0'],
  sand: '#efd694',
  pale: '#fdf5da',
  accent: '#a23a2c',
  glow: '#ffd680',
};
/** The last light under the canopy. */
export const forestDusk: Palette = {
  sky: ['#16434a', '#2b675f', '#6c9a72', '#cdc380'],
  sun: '#fbe6a2',
  land: ['#5f8f70', '#3a6c5e', '#214c4a', '#133237', '#081a20'],
  water: ['#2c6a73', '#4f8a80', '#86a983', '#cbc487'],
  sand: '#c9b77c',
  pale: '#f5eed2',
  accent: '#d8643c',
  glow: '#ffc65c',
};
/** A soda lake in the early hours: ice, rose, and flamingos. */
export const lakeDawn: Palette = {
  sky: ['#8fbccb', '#b7cfd0', '#dfdcd0', '#f8dcc6'],
  sun: '#fff4dc',
  land: ['#9ab0b2', '#66898f', '#3b6670', '#22464f', '#102a34'],
  water: ['#8fb6bf', '#aac8c9', '#c9d9d2', '#ebe2d3'],
  sand: '#ecdcb8',
  pale: '#fdf6e8',
  accent: '#e75f83',
  glow: '#ffcf7a',
};
/** Fresh water under a high sun. */
export const lakeNoon: Palette = {
  sky: ['#3f8fb5', '#72b0c4', '#abd0cd', '#e3ebcf'],
  sun: '#fff8dc',
  land: ['#7fb0a0', '#4a8a72', '#256353', '#154441', '#0b272e'],
  water: ['#1f6f94', '#2f8aa6', '#63b0b6', '#aed8c8'],
  sand: '#efdfae',
  pale: '#fdf9ea',
  accent: '#c9552b',
  glow: '#ffcf70',
};
/** Natron: a blush of a sky, slate rock, and water that is pink. */
export const lakeGolden: Palette = {
  sky: ['#f0bfa2', '#f5cfb0', '#f9e0c4', '#fdf0dc'],
  sun: '#fffaf0',
  land: ['#c4a3a6', '#8b7189', '#574c6f', '#342f52', '#1a1730'],
  water: ['#d3557c', '#e17690', '#eda0a3', '#f7cabd'],
  sand: '#f6e3cc',
  pale: '#fffaf2',
  accent: '#b82656',
  glow: '#ffd39a',
};
/** A wide river at sunset: petrol above, honey below, all of it mirrored. */
export const lakeDusk: Palette = {
  sky: ['#2c5f70', '#6b8f8c', '#dcae74', '#f8cf86'],
  sun: '#ffe9ac',
  land: ['#9a8a6c', '#5f6f66', '#35525a', '#1f3644', '#101e2c'],
  water: ['#e3b272', '#b99c78', '#7b9089', '#43707a'],
  sand: '#e2c08a',
  pale: '#fdf1d4',
  accent: '#c8502f',
  glow: '#ffd27a',
};
/** A garden at 2,600 metres: lilac mist, wet green, and every colour in the grass. */
export const meadowNoon: Palette = {
  sky: ['#9fb0d6', '#bdc7de', '#dcdde2', '#f4ece0'],
  sun: '#fffbea',
  land: ['#a9b8bd', '#7c9f8c', '#4f8160', '#2a5a4a', '#123531'],
  water: ['#7fa5c4', '#a0bcd0', '#c2d3da', '#e4e6e2'],
  sand: '#f0c93f',
  pale: '#fdf9ee',
  accent: '#c23a78',
  glow: '#ee8a34',
};
/** Ice and thin air: the sky is bluer than the sea. */
export const mountainNoon: Palette = {
  sky: ['#2f6fa6', '#639bc2', '#a0c6d6', '#dfeae4'],
  sun: '#fffbe6',
  land: ['#93a9c6', '#6079a8', '#3b4f87', '#25315f', '#131a39'],
  water: ['#5f8fb8', '#86abc8', '#b0cad8', '#dce7e6'],
  sand: '#dccf9f',
  pale: '#fbfcf8',
  accent: '#dd5533',
  glow: '#ffc65c',
};
/** Blue ridge behind blue ridge in the warm haze of late afternoon. */
export const mountainDusk: Palette = {
  sky: ['#f2ab76', '#f6bf8c', '#f9d4a8', '#fce9cb'],
  sun: '#fff8e4',
  land: ['#b3bcd4', '#7f94c0', '#4d68a4', '#2c427c', '#142049'],
  water: ['#8fa4c8', '#abbad2', '#c8d0dc', '#e6e4e2'],
  sand: '#ecd2a0',
  pale: '#fbf6ea',
  accent: '#c9482f',
  glow: '#ffc870',
};
/** The hour of the summit: night above, embers along the rim. */
export const mountainNight: Palette = {
  sky: ['#171c48', '#3c2f68', '#9c4a72', '#f0805a'],
  sun: '#ffe9b8',
  land: ['#8a5a80', '#5b4379', '#3a3068', '#24204d', '#100e2b'],
  water: ['#4a3a72', '#6f4a7c', '#a8607c', '#e8906e'],
  sand: '#d9a37e',
  pale: '#f8ece0',
  accent: '#f06a3c',
  glow: '#ffb95c',
};
/** The flood plain after the rains: blue hills, gold grass. */
export const greenGolden: Palette = {
  sky: ['#7fb6c6', '#a8cdcb', '#d2dfc6', '#f6e8b8'],
  sun: '#fff8dc',
  land: ['#a3bccb', '#6a8fb2', '#45688e', '#77592a', '#2a2019'],
  water: ['#5f9aa6', '#86b6b4', '#b2cfc0', '#dfe2c4'],
  sand: '#e3bd5a',
  pale: '#fdf7e2',
  accent: '#b8472c',
  glow: '#ffd27a',
};
/** The dry south at midday: everything except the river is a shade of gold. */
export const bushNoon: Palette = {
  sky: ['#f0c76a', '#f4d486', '#f8e1a8', '#fcf0cf'],
  sun: '#fffbe6',
  land: ['#dcae58', '#b98440', '#86582e', '#553426', '#281818'],
  water: ['#4f958f', '#72ae9f', '#9fc7ad', '#d3dfba'],
  sand: '#f6e0a4',
  pale: '#fef8e4',
  accent: '#a8402a',
  glow: '#ffd27a',
};
/** Red earth, red air: the end of a day in the elephants' country. */
export const bushDusk: Palette = {
  sky: ['#8a4a3c', '#bd6a48', '#e2955c', '#f4c27e'],
  sun: '#ffe3a0',
  land: ['#b9664a', '#8c4740', '#603438', '#3d222d', '#1d1118'],
  water: ['#c98058', '#d99766', '#e8b47c', '#f6d29c'],
  sand: '#eac48c',
  pale: '#fdeed0',
  accent: '#7c1f33',
  glow: '#ffcf7a',
};
/** A night with a fire in it: teal dark, lamp gold. */
export const bushNight: Palette = {
  sky: ['#0b2230', '#12343f', '#1f4c50', '#3f7068'],
  sun: '#f8ecc6',
  land: ['#3f6a66', '#285052', '#19383f', '#0f242d', '#07131a'],
  water: ['#17404c', '#225560', '#356e72', '#588c82'],
  sand: '#8a8468',
  pale: '#f3e9c8',
  accent: '#e2683a',
  glow: '#f9b548',
};
/** An old chart: laid paper, iron-gall ink, a wash of sea green, one red. */
export const chartNoon: Palette = {
  sky: ['#f1e2ba', '#f1e2ba', '#f1e2ba', '#f1e2ba'],
  sun: '#f8edcb',
  land: ['#dcc48c', '#c09a5c', '#8f6a45', '#58403a', '#2b1d28'],
  water: ['#a9c9bb', '#bcd4c0', '#cfddc4', '#e2e2c0'],
  sand: '#e6cf94',
  pale: '#fbf3d8',
  accent: '#b23b2e',
  glow: '#d99a3c',
};
