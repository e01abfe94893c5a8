/** Letters as outlines: a print shop has not our typeface. */
import { Resvg } from '@resvg/resvg-js';
import { titleFont } from '../photos/social-cards.ts';

/**
 * Replaces the text of a drawing by the outlines of its letters.
 * @param svg a drawing whose <text> elements stand beside one another, at any place in it
 * @returns the same drawing without text
 */
export async function outlineText(svg: string): Promise<string> {
  const texts = svg.match(/<text .*?<\/text>/gs) ?? [];
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const letters = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${texts.join('')}</svg>`,
    {
      font: {
        loadSystemFonts: false,
        fontFiles: [await titleFont()],
        defaultFontFamily: 'Big Shoulders Display',
      },
    },
  ).toString();
  const outlines = (letters.match(/<path .*?\/>/gs) ?? []).join('').replace(/-?\d+\.\d+/g, rounded);
  const last = texts.length - 1;
  return texts.reduce(
    (drawing, text, index) => drawing.replace(text, () => (index === last ? outlines : '')),
    svg,
  );
}

/** Hundredths of a millimetre are enough. */
function rounded(digits: string): string {
  return String(Math.round(Number(digits) * 10) / 10);
}
