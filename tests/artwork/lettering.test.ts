import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawPoster, drawPrintSheet, letteringColour } from '../../src/artwork/poster.ts';
import { outlineText } from '../../src/build/texts/outline-text.ts';
import { packages } from '../../src/content/packages/list.ts';
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';

const places = [...parks, ...beaches, ...moreBeaches, ...zanzibarPlaces, ...sites, ...moreSites, ...treks];
const plates = [
  ...places.map(({ plate, title, poster }) => ({ plate, title, poster })),
  ...packages.map(({ plate, name, poster }) => ({ plate, title: name, poster })),
].sort((one, next) => one.plate - next.plate);

/** Relative luminance as WCAG defines it, of channels from 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const letters = { ink: luminance([0x24, 0x13, 0x1f]), cream: luminance([0xfb, 0xf0, 0xd6]) };

/** Contrast of letters with each pixel where a title of up to two lines stands on a plate, lowest first. */
function contrasts(svg: string, letter: number): number[] {
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: 80 } }).render();
  const found: number[] = [];
  for (let y = 6; y < 24; y += 1) {
    for (let x = 12; x < 68; x += 1) {
      const at = (y * width + x) * 4;
      const [darker = 0, lighter = 0] = [letter, luminance([...pixels.subarray(at, at + 3)])].sort(
        (one, next) => one - next,
      );
      found.push((lighter + 0.05) / (darker + 0.05));
    }
  }
  return found.sort((one, next) => one - next);
}

describe('the title lettered on a plate', () => {
  it('has its place on every plate of the series', () => {
    expect(plates.map(({ plate }) => plate)).toEqual(plates.map((_, index) => index + 1));
  });

  it.each(plates)('is legible on plate $plate, $title', ({ poster: { recipe } }) => {
    const found = contrasts(drawPoster(recipe, 'plate'), letters[letteringColour(recipe)]);
    // Large text needs 3 to 1; a bird or the rim of a cloud may cross a letter.
    expect(found[Math.floor(found.length / 10)]).toBeGreaterThanOrEqual(3);
  });
});

describe('a sheet to print', () => {
  const { poster } = plates[0] ?? {};
  if (!poster) throw new Error('There is no plate');
  const words = {
    title: 'Northern Tanzania <Wildlife> & Culture Adventure',
    line: '8 days',
    plate: 1,
    maker: 'Us',
  };
  const sheet = drawPrintSheet(poster.recipe, words);

  it('is as large as A3 and the same each time it is drawn', () => {
    expect(sheet).toContain('width="297mm" height="420mm" viewBox="0 0 2970 4200"');
    expect(drawPrintSheet(structuredClone(poster.recipe), words)).toBe(sheet);
  });

  it('letters the whole title in capitals, in lines, with number and maker under the picture', () => {
    const texts = [...sheet.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts.slice(0, -3).length).toBeGreaterThan(1);
    expect(texts.slice(0, -3).join(' ')).toBe('NORTHERN TANZANIA &lt;WILDLIFE&gt; &amp; CULTURE ADVENTURE');
    expect(texts.slice(-3)).toEqual(['US', '8 days', 'PLATE 1']);
  });

  it('has outlines in place of letters, so that every printer draws them alike', async () => {
    const outlined = await outlineText(sheet);
    expect(outlined).not.toContain('<text');
    expect(outlined).not.toContain('font');
    const without = sheet.replace(/<text .*?<\/text>/gs, '');
    const png = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().pixels;
    expect(Buffer.compare(png(outlined), png(without))).not.toBe(0);
  });
});
