/**
 * The picture that chat apps show: the poster in a frame of cream paper, with its title in poster capitals on
 * the lower margin, as the park posters of the 1930s have it. It is rasterised at build, where the font is
 * available.
 */
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { mix } from './colour.ts';
import { escapeXml, TITLE_FONT as family, INK, PAPER, textWidth } from './lettering.ts';
import { paletteFor } from './palettes/palettes.ts';
import { POSTER_SIZES, type Size, shortNumber } from './scene.ts';
import { drawSheet, svgOpeningTag } from './sheet.ts';

export interface CardWords {
  /** Set in capitals, up to about 45 characters. */
  title: string;
  /** One line under it, up to about 70 characters. */
  line: string;
  /** The same on a sheet to print, where that is another: a wall shows no prices. */
  printLine?: string;
  /** Number of the plate in the series; absent for pages that have none. */
  plate?: number;
}

/** Margins in user units; the lower one contains the text. */
const margin = 26;
const lower = 142;

/** Font size of the line under the title; of a text that would be smaller than the least, the first sentence is set. */
const largest = 29;
const LEAST = 21;
/** Space after each of its letters. */
const SPACING = 0.6;
/** Sentences are wider than the estimate, which is made for capitals and names. */
const WIDER = 1.08;

const sizeOf = (line: string, room: number): number =>
  Math.min(largest, (room - 4 - line.length * SPACING) / (textWidth(line) * WIDER));

const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

export function drawSocialCard(recipe: PosterRecipe, words: CardWords): string {
  const sheet = POSTER_SIZES.social;
  const picture = { width: sheet.width - margin * 2, height: sheet.height - margin - lower };
  const { accent } = paletteFor(recipe);
  const room = picture.width - (words.plate === undefined ? 0 : 150);
  const titleSize = Math.min(78, room / textWidth(words.title.toUpperCase()));
  const line = sizeOf(words.line, room) < LEAST ? firstSentence(words.line) : words.line;
  return (
    svgOpeningTag(sheet) +
    `<path fill="${PAPER}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>` +
    `<svg x="${margin}" y="${margin}" width="${picture.width}" height="${picture.height}" viewBox="0 0 ${picture.width} ${picture.height}">` +
    drawSheet(recipe, 'social', picture) +
    '</svg>' +
    `<text ${family} font-weight="800" font-size="${shortNumber(titleSize)}" fill="${INK}" x="${margin}" y="${sheet.height - 66}">${escapeXml(words.title.toUpperCase())}</text>` +
    `<text ${family} font-weight="600" font-size="${shortNumber(sizeOf(line, room))}" letter-spacing="${SPACING}" fill="${INK}" x="${margin + 2}" y="${sheet.height - 25}">${escapeXml(line)}</text>` +
    // Darkened, so that a pale accent is legible on paper.
    (words.plate === undefined ? '' : plateNumber(words.plate, sheet, mix(accent, INK, 0.3))) +
    '</svg>'
  );
}

function plateNumber(plate: number, sheet: Size, colour: string): string {
  const right = sheet.width - margin;
  return (
    `<g ${family} text-anchor="end"><text font-weight="800" font-size="78" fill="${colour}" x="${right}" y="${sheet.height - 66}">${plate}</text>` +
    `<text font-weight="600" font-size="29" letter-spacing="${SPACING}" fill="${INK}" x="${right}" y="${sheet.height - 25}">Plate</text></g>`
  );
}
