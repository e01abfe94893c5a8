import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawPoster } from '../../src/artwork/poster.ts';
import { shortenPaths } from '../../src/build/shorter-paths.ts';
import { packages } from '../../src/content/packages/list.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches } from '../../src/content/places/list.ts';

/** Largest difference of a channel where an edge moves by less than a quarter of a pixel. */
const UNSEEN = 64;

const draw = (svg: string) => new Resvg(svg).render().pixels;

/** The largest difference of any channel of any pixel, of 255. */
function difference(svg: string, other: string): number {
  const pixels = draw(svg);
  return draw(other).reduce((most, channel, at) => Math.max(most, Math.abs(channel - (pixels[at] ?? 0))), 0);
}

describe('A poster with shorter paths', () => {
  it.each([parks[3], beaches[2], packages[5]])('is drawn the same in fewer characters: $address', (page) => {
    if (!page) throw new Error('There are fewer pages than the test takes.');
    for (const format of ['wide', 'plate'] as const) {
      const svg = drawPoster(page.poster.recipe, format);
      const shorter = shortenPaths(svg);
      expect(shorter.length).toBeLessThan(svg.length);
      expect(difference(svg, shorter)).toBeLessThan(UNSEEN);
    }
  });

  it('keeps what a curve bends by', () => {
    const svg = (path: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${path}"/></svg>`;
    const bent = svg('M0 50c30 4 70 4 100 0v50h-100z');
    expect(difference(bent, shortenPaths(bent))).toBeLessThan(UNSEEN);
    // The check can fail: without the bend it is another drawing.
    expect(difference(bent, svg('M0 50h100v50h-100z'))).toBeGreaterThan(200);
    const straight = 'c0 0 1 0 3 0c0 0 0 0 2 1';
    expect(shortenPaths(svg(`M1 1${straight}z`)).length).toBeLessThan(svg(`M1 1${straight}z`).length);
  });
});
