/** Social cards as PNG: chat apps refuse SVG. Drawn once per content and kept between builds. */
/// <reference path="../subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { contentHash } from '../content-hash.ts';

const CACHE = 'node_modules/.cache/social-cards';

/** @returns PNG of 1200x630 */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const file = join(CACHE, `${contentHash(svg)}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const png = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1200 },
    font: {
      loadSystemFonts: false,
      fontFiles: [await titleFont()],
      defaultFontFamily: 'Big Shoulders Display',
    },
  })
    .render()
    .asPng();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return png;
}

/** The poster capitals as TrueType at their boldest, which the rasteriser can read. */
export async function titleFont(): Promise<string> {
  const file = join(CACHE, 'titles.ttf');
  const kept = await readFile(file).catch(() => null);
  if (kept) return file;
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
  );
  const printable = String.fromCharCode(...Array.from({ length: 352 }, (_, index) => index + 32));
  const font = await subsetFont(await readFile(source), `${printable}–—‘’“”…·×№`, {
    targetFormat: 'truetype',
    variationAxes: { wght: 800 },
  });
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, font);
  return file;
}
