/**
 * Cuts the three typefaces down to the characters and weights that the site uses, each
 * in two files: what every page needs, and the other letters of western Europe, which a
 * browser fetches only for a page that shows one: `npx tsx src/build/subset-fonts.ts`.
 * Run by hand when a character or weight is missing; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const MARKS = '\u00a0£©–—‘’“”…·×€→←↑↓✓−°½№';
const PLAIN = range(0x20, 0x7e) + MARKS;
/** src/ui/fonts.css has the same range. */
const ACCENTED = [...range(0xa1, 0xff)].filter((character) => !MARKS.includes(character)).join('');

/** Each typeface with the span of weights that the style sheets ask for. */
const faces = [
  { name: 'big-shoulders-display', wght: { min: 700, max: 900 } },
  { name: 'brygada-1918', wght: { min: 400, max: 600 } },
  { name: 'familjen-grotesk', wght: { min: 400, max: 700 } },
];

for (const { name, wght } of faces) {
  const source = await readFile(
    resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  for (const [file, characters] of [
    [name, PLAIN],
    [`${name}-accented`, ACCENTED],
  ] as const) {
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(new URL(`../ui/fonts/${file}.woff2`, import.meta.url), font);
  }
}
