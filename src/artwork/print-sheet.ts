/**
 * A plate as a sheet of A3 to hang on a wall: the picture in a frame of cream paper, its title lettered inside
 * it as on the old park posters, and number and maker on the lower margin.
 */
import type { PosterRecipe } from '../content/recipes/poster-recipe.ts';
import { mix } from './colour.ts';
import { escapeXml, INK, letteringColour, PAPER, TITLE_FONT, textWidth } from './lettering.ts';
import { paletteFor } from './palettes/palettes.ts';
import { POSTER_SIZES, shortNumber, wholeNumber } from './scene.ts';
import { drawSheet } from './sheet.ts';

export interface PrintWords {
  title: string;
  /** One line of facts, up to about 70 characters. */
  line: string;
  /** Number of the plate in the series. */
  plate: number;
  /** Publisher of the series. */
  maker: string;
}

/** A3 in tenths of a millimetre. */
const sheet = { width: 2970, height: 4200 };
const margin = 170;
const picture = { width: sheet.width - margin * 2, height: ((sheet.width - margin * 2) * 5) / 4 };
/** Distance between the picture's edge and its title. */
const inset = 230;
/** Largest font size of the title's capitals; `calm` is the most that all its lines fill of the sky. */
const largest = 400;
const calm = 780;
/** Font size of the plate's number. */
const numberSize = 300;

/**
 * The whole sheet as SVG. Text is set in the title's typeface, which the build replaces by outlines, so that
 * any printer has it.
 */
export function drawPrintSheet(recipe: PosterRecipe, words: PrintWords): string {
  const { width, height } = POSTER_SIZES.plate;
  const colour = letteringColour(recipe) === 'cream' ? PAPER : INK;
  const { accent } = paletteFor(recipe);
  const lines = linesOf(words.title.toUpperCase());
  const size = Math.min(
    largest,
    calm / lines.length,
    (picture.width - inset * 2) / Math.max(...lines.map(textWidth)),
  );
  const foot = margin + picture.height;
  const right = sheet.width - margin;
  const number = `PLATE ${words.plate}`;
  const title = lines.map((line, index) =>
    text(line, {
      size,
      weight: 900,
      fill: colour,
      x: sheet.width / 2,
      y: margin + inset + size * (0.74 + index * 0.9),
      anchor: 'middle',
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="420mm" viewBox="0 0 ${sheet.width} ${sheet.height}" fill-rule="evenodd">` +
    `<path fill="${PAPER}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>` +
    `<svg x="${margin}" y="${margin}" width="${picture.width}" height="${wholeNumber(picture.height)}" viewBox="0 0 ${width} ${height}">${drawSheet(recipe, 'plate', POSTER_SIZES.plate)}</svg>` +
    `<path fill="none" stroke="${PAPER}" stroke-width="14" d="M${margin + 80} ${margin + 80}h${picture.width - 160}v${wholeNumber(picture.height - 160)}H${margin + 80}z"/>` +
    title.join('') +
    text(words.maker.toUpperCase(), { size: 150, weight: 800, fill: INK, x: margin, y: foot + 260 }) +
    text(words.line, {
      // Beside the number, with a space between.
      size: Math.min(84, (picture.width - numberSize * textWidth(number) - 90) / textWidth(words.line)),
      weight: 600,
      fill: INK,
      x: margin,
      y: foot + 390,
    }) +
    // Darkened, so that a pale accent is legible on paper.
    text(number, {
      size: numberSize,
      weight: 900,
      fill: mix(accent, INK, 0.3),
      x: right,
      y: foot + 390,
      anchor: 'end',
    }) +
    '</svg>'
  );
}

/** One to three lines of about the same length, broken between words. */
function linesOf(title: string): string[] {
  const words = title.split(' ');
  const count = Math.min(words.length, Math.ceil(textWidth(title) / 7));
  const share = textWidth(title) / count;
  const lines = [''];
  for (const word of words) {
    const last = lines[lines.length - 1] ?? '';
    const longer = last ? `${last} ${word}` : word;
    if (last && textWidth(longer) > share * 1.12 && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface TextLook {
  size: number;
  weight: number;
  fill: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
}

function text(words: string, { size, weight, fill, x, y, anchor }: TextLook): string {
  const placed = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text ${TITLE_FONT} font-weight="${weight}" font-size="${shortNumber(size)}" fill="${fill}" x="${shortNumber(x)}" y="${shortNumber(y)}"${placed}>${escapeXml(words)}</text>`;
}
