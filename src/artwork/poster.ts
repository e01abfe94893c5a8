/**
 * Draws a recipe as a poster: a complete SVG document as a string. Pure: the same recipe and format give the
 * same bytes, in the browser and at build. The entry point of this room.
 */
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { POSTER_SIZES, type PosterFormat } from './scene.ts';
import { drawSheet, svgOpeningTag } from './sheet.ts';

export { letteringColour } from './lettering.ts';
export { drawPrintSheet, type PrintWords } from './print-sheet.ts';
export { POSTER_SIZES, type PosterFormat } from './scene.ts';
export { type CardWords, drawSocialCard } from './social-card.ts';

/**
 * The poster without text. `wide` 1600 by 900 for the hero on desktops, with a calm left side; `plate` 800 by
 * 1000 for cards and the hero on phones, with a calm top third; `social` 1200 by 630.
 */
export function drawPoster(recipe: PosterRecipe, format: PosterFormat): string {
  const size = POSTER_SIZES[format];
  return `${svgOpeningTag(size)}${drawSheet(recipe, format, size)}</svg>`;
}
