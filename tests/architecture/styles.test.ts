import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => {
    const path = join('src', file).replaceAll('\\', '/');
    return { path, text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') };
  });

/** The sheet that declares the order of the layers, and the one that imports the shell's sheets. */
const [ORDER, SHELL] = ['src/ui/styles/layers.css', 'src/app/styles.css'];
/** Sheets of the bare elements; the other sheets of that folder belong to parts of the interface. */
const BASE = ['src/ui/styles/fonts.css', 'src/ui/styles/tokens.css', 'src/ui/styles/base.css'];

/** Sheets of whole pages, which have the names of their components; others there belong to parts of a page. */
const PAGES = [...readFileSync('src/pages/registry.ts', 'utf8').matchAll(/import\('\.\/(.+)\.tsx'\)/g)].map(
  ([, page]) => `src/pages/${page}.css`,
);

function layerOf(path: string): string {
  if (BASE.includes(path)) return 'base';
  if (path.startsWith('src/ui/')) return 'ui';
  if (path.startsWith('src/office/')) return 'office';
  return PAGES.includes(path) ? 'pages' : 'parts';
}

/** Text of a sheet outside of all braces, and the contents of each block that stands there. */
function topLevel(text: string): { prelude: string; body: string }[] {
  const blocks: { prelude: string; body: string }[] = [];
  let [depth, start, prelude] = [0, 0, ''];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) {
      prelude = text.slice(start, index).trim();
      start = index + 1;
    } else if (brace === '}' && --depth === 0) {
      blocks.push({ prelude, body: text.slice(start, index) });
      start = index + 1;
    }
  }
  return blocks;
}

describe('The layers', () => {
  const declared = /@layer ([\w, ]+);/.exec(readFileSync(ORDER, 'utf8'))?.[1]?.split(', ') ?? [];

  it('are declared once', () => {
    expect(declared).toEqual(['base', 'ui', 'parts', 'pages', 'office']);
    expect(sheets.filter(({ text }) => /@layer [^{;]*;/.test(text)).map(({ path }) => path)).toEqual([ORDER]);
  });

  it('hold every style sheet whole, each in that of its folder', () => {
    for (const { path, text } of sheets) {
      if (path === ORDER || path === SHELL) continue;
      const preludes = topLevel(text).map(({ prelude }) => prelude);
      expect(
        preludes.filter((prelude) => !/^@page\b/.test(prelude)),
        path,
      ).toEqual([`@layer ${layerOf(path)}`]);
    }
  });

  it('come in this order in the sheet that every document loads first', () => {
    const html = readFileSync('dist/site/index.html', 'utf8');
    const first = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const built = readFileSync(join('dist/site', first), 'utf8');
    const named = [...built.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','));
    expect([...new Set(named)]).toEqual(declared);
  });
});

/** Blocks of a sheet that depend on the theme, however deep they stand. */
function themed(text: string): { prelude: string; body: string }[] {
  return topLevel(text).flatMap((block) =>
    block.prelude.includes('prefers-color-scheme') ? [block] : themed(block.body),
  );
}

describe('The dark theme', () => {
  const blocks = sheets.flatMap(({ path, text }) => themed(text).map((block) => ({ path, ...block })));

  it('is written as blocks of its own', () => {
    const mentions = sheets.flatMap(({ text }) => text.match(/prefers-color-scheme/g) ?? []);
    expect(mentions).not.toEqual([]);
    expect(blocks).toHaveLength(mentions.length);
  });

  // Browser tests ask only the rules about colours a second time in it (parts/browser/axe.ts).
  it('sets colours and degrees of light, which have names, and nothing else', () => {
    for (const { path, body } of blocks) {
      for (const { prelude, body: declarations } of topLevel(body)) {
        for (const declaration of declarations.split(';').map((each) => each.trim())) {
          expect(declaration, `${path}: ${prelude}`).toMatch(/^$|^--[\w-]+: (#[0-9a-f]{3,8}|[\d.]+)$/);
        }
      }
    }
  });
});

describe('The widths', () => {
  /** The contract's: phones, small tablets, tablets, laptops, desks. */
  const WIDTHS = [576, 768, 992, 1200, 1400];
  /** Browsers before 2023 do not know a range such as `width < 768px`, and would ignore its rules. */
  const WRITTEN = WIDTHS.flatMap((px) => [`(min-width: ${px}px)`, `(max-width: ${px - 1}.98px)`]);
  /** A phone whose letters were made larger; with letters of the usual size no window is so narrow. */
  const LARGE_TEXT = '(max-width: 16em)';
  /** Widths of containers, by sheet: these parts depend on the room that they have, whatever the screen. */
  const ROOMS: Readonly<Record<string, readonly string[]>> = {
    // A map's marks keep their size on paper while it grows.
    'src/pages/parts/map/map-base.css': ['400px', '480px', '600px', '700px'],
    // The words of a slide below its picture, or beside it.
    'src/pages/parts/destination/slide-show.css': ['36rem', '60rem'],
  };

  it('at which a layout changes are those of the contract, written one way', () => {
    for (const { path, text } of sheets) {
      for (const [condition] of text.matchAll(/@media[^{]*/g)) {
        const widths = condition.match(/\([^()]*width[^()]*\)/g) ?? [];
        for (const width of widths) {
          expect([...WRITTEN, LARGE_TEXT], `${path}: ${condition}`).toContain(width);
        }
      }
    }
  });

  it('of a part, in place of the screen, are listed', () => {
    for (const { path, text } of sheets) {
      const widths = [...text.matchAll(/@container[^{]*min-width: ([\w.]+)\)/g)].map(([, width]) => width);
      expect(widths, path).toEqual(ROOMS[path] ?? []);
      expect(text.match(/@container/g) ?? [], path).toHaveLength(widths.length);
    }
  });

  it('that scripts ask for are the same', () => {
    const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    for (const file of scripts) {
      const text = readFileSync(join('src', file), 'utf8');
      for (const [width] of text.matchAll(/\((?:min|max)-width: ?[\d.]+px\)|\(width [<>=]+ ?[\d.]+px\)/g))
        expect(WRITTEN, file).toContain(width);
    }
  });
});

describe('Button, standfirst and label', () => {
  const HOME: Readonly<Record<string, string>> = {
    button: 'src/ui/styles/button.css',
    standfirst: 'src/ui/styles/typography.css',
    label: 'src/ui/styles/typography.css',
  };
  /** Properties for the place of an element and the room that it takes. */
  const PLACE =
    /^(margin|padding|min-width|max-width|width|min-height|flex|grid|justify-self|align-self|break-|display)/;

  it.each(Object.entries(HOME))(
    '%s: one sheet says how it looks, others only where it stands',
    (name, home) => {
      const own = new RegExp(`\\.${name}(?:[.:\\[][^\\s>+~,]*)?$`);
      for (const { path, text } of sheets) {
        if (path === home) continue;
        for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
          const named = selectors.split(/,(?![^(]*\))/).filter((selector) => own.test(selector.trim()));
          if (named.length === 0) continue;
          const looks = [...body.matchAll(/^\s*([\w-]+):/gm)].map(([, property = '']) => property);
          expect(
            looks.filter((property) => !PLACE.test(property)),
            `${path}: ${named.join()}`,
          ).toEqual([]);
        }
      }
    },
  );
});
