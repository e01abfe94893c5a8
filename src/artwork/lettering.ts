/** Constants shared by pictures with letters: paper, ink, the title's typeface; and the width of a line. */
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { lightness } from './colour.ts';
import { paletteFor } from './palettes/palettes.ts';

export const PAPER = '#f8eed6';
export const INK = '#22131f';
/** The poster capitals, as an attribute of a <text> element. */
export const TITLE_FONT = 'font-family="Big Shoulders Display"';

/** Estimated width in em, generous: the typeface is condensed and its letters have similar widths. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += /[MWmw&]/.test(letter) ? 0.6 : /[ IiljtfJr.,:;'’·]/.test(letter) ? 0.25 : 0.43;
  }
  return width;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Colour of text over the calm part of the sky: ink or cream. */
export function letteringColour(recipe: PosterRecipe): 'ink' | 'cream' {
  if (recipe.words) return recipe.words;
  const [top = '#ffffff', next = top] = paletteFor(recipe.family === 'diptych' ? recipe.left : recipe).sky;
  return (lightness(top) + lightness(next)) / 2 > 0.5 ? 'ink' : 'cream';
}
