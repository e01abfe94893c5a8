/**
 * Cuts the three typefaces down to the characters and weights that the site uses, each
 * in two files: what every page needs, and the other letters of western Europe, which a
 * browser fetches only for a page that shows one. The typeface of forms and of the office,
 * where names of guests stand, has a third with the letters of other Latin alphabets: `npx tsx src/build/subset-fonts.ts`.
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
/** src/ui/styles/fonts.css has the same range. */
const ACCENTED = [...range(0xa1, 0xff)].filter((character) => !MARKS.includes(character)).join('');

/** Ngũgĩ, Łukasz, Şimşek. src/ui/styles/fonts.css has the same range. */
const OTHER_LATIN = range(0x100, 0x17f) + range(0x218, 0x21b) + range(0x1e80, 0x1e85) + range(0x1ebc, 0x1ebd);

/** Each typeface with the span of weights that the style sheets ask for. */
const faces = [
  { name: 'big-shoulders-display', wght: { min: 700, max: 900 } },
  { name: 'brygada-1918', wght: { min: 400, max: 600 } },
  { name: 'familjen-grotesk', wght: { min: 400, max: 700 } },
];

for (const { name, wght } of faces) {
  for (const [file, characters, part] of [
    [name, PLAIN, 'latin'],
    [`${name}-accented`, ACCENTED, 'latin'],
    ...(name === 'familjen-grotesk' ? ([[`${name}-accented-other`, OTHER_LATIN, 'latin-ext']] as const) : []),
  ] as const) {
    const source = await readFile(
      resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`),
    );
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(new URL(`../ui/fonts/${file}.woff2`, import.meta.url), font);
  }
}
