/**
 * Cuts the three typefaces down to the characters and weights that the site uses:
 * `npx tsx src/build/subset-fonts.ts`. Run by hand when a character or weight is
 * missing; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff);
const MARKS = '–—‘’“”…·×€→←↑↓✓−°½№';

/** Each typeface with the span of weights that the style sheets ask for. */
const faces = [
  { name: 'big-shoulders-display', characters: LETTERS + MARKS, wght: { min: 700, max: 900 } },
  { name: 'brygada-1918', characters: LETTERS + MARKS, wght: { min: 400, max: 600 } },
  { name: 'familjen-grotesk', characters: LETTERS + MARKS, wght: { min: 400, max: 700 } },
];

for (const { name, characters, wght } of faces) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(new URL(`../ui/fonts/${name}.woff2`, import.meta.url), font);
}
