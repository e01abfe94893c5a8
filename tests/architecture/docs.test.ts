/** The documents and the comments lead somewhere: what they name is in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every file of a folder, however deep, but those of installed packages. */
const list = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? list(path) : [path];
    });
const programs = ['src', 'server', 'tests'].flatMap(list);
const files = [
  ...programs,
  ...['docs', 'public'].filter((folder) => existsSync(folder)).flatMap(list),
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
];
const documents = files.filter((file) => file.endsWith('.md'));
const sources = programs.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

interface Found {
  file: string;
  name: string;
}
const all = (of: readonly string[], pattern: RegExp, text: (file: string) => string = read): Found[] =>
  of.flatMap((file) =>
    [...text(file).matchAll(pattern)].map((match) => ({ file, name: match.slice(1).find(Boolean) ?? '' })),
  );
const tell = (found: readonly Found[]) => found.map(({ file, name }) => `${file}: ${name}`);

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const withoutExamples = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const anchorsIn = (file: string) =>
  [...withoutExamples(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const comments = (file: string) => [...read(file).matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm)].join('\n');
/** `parts/server/faulty-proxy.ts` in a comment means any file whose path ends so. */
const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));

function leadsNowhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/');
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsIn(target).includes(anchor);
}

/** Cells of each row of a table; a bar in code or after a backslash is none. */
const cellsOf = (line: string) =>
  line
    .replaceAll(/`[^`]*`|\\\|/g, '')
    .trim()
    .slice(1, -1)
    .split('|');

it('Every row of a table has the cells of its heading', () => {
  const odd = documents.flatMap((file) => {
    let width = 0;
    return withoutExamples(read(file))
      .split('\n')
      .filter((line) => {
        if (!line.startsWith('|')) width = 0;
        else if (width === 0) width = cellsOf(line).length;
        else return cellsOf(line).length !== width;
        return false;
      })
      .map((line) => `${file}: ${line.slice(0, 60)}`);
  });
  expect(odd).toEqual([]);
});

it('The glossary has each word once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm)].map(([, word]) => word);
  const twice = words.filter((word, place) => words.indexOf(word) !== place);
  expect(new Set(twice)).toEqual(new Set(['word']));
});

describe('What is named is there:', () => {
  it('every place in a document', () => {
    const places = all([...sources, ...documents], /\b(docs\/[\w./-]+\.md(?:#[\w-]+)?)/g);
    expect(tell(places)).toContain('tests/browser/forms/booking.test.ts: docs/contract.md#package-booking');
    expect(tell(places.filter(({ name }) => leadsNowhere('README.md', name)))).toEqual([]);
  });

  it('every link of a document', () => {
    const links = all(documents, /\]\((?!https?:)([^)\s]+)\)/g, (file) => withoutExamples(read(file)));
    expect(tell(links)).toContain('README.md: docs/operation.md');
    expect(tell(links.filter(({ file, name }) => leadsNowhere(file, name)))).toEqual([]);
  });

  it('every file in a comment', () => {
    const named = all(
      sources,
      /(?<![\w.*<>{}$/-])((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md))\b/g,
      comments,
    );
    expect(tell(named)).toContain('tests/parts/pages/office.ts: tests/server/commands/staff-command.test.ts');
    expect(tell(named.filter(({ name }) => !isThere(name)))).toEqual([]);
  });

  it('every file and folder in a document', () => {
    const named = all(
      documents,
      /`((?:src|server|tests|docs)\/[\w./-]*\w)`|`([\w./-]+\.(?:tsx?|mjs|css|md))`/g,
      (file) => withoutExamples(read(file)),
    );
    expect(tell(named)).toContain('docs/testing.md: tests/content/built-site/weights.json');
    expect(tell(named.filter(({ name }) => !isThere(name) && !existsSync(name)))).toEqual([]);
  });
});

/** Names in a row of a table, in code: files, and what the files have. */
function namesIn(row: string) {
  const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const isFile = (name: string) => /[/.]/.test(name);
  return {
    things: named.filter((name) => /^[a-z]\w*[A-Z]\w*$|^[A-Z][A-Z_]+$/.test(name)),
    files: named.filter(isFile).flatMap((name) => files.filter((file) => `/${file}`.endsWith(`/${name}`))),
  };
}

it('What the table of places names is in a file of its row', () => {
  const rows = read('CONTRIBUTING.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const gone = rows.flatMap((row) => {
    const { things, files } = namesIn(row);
    const texts = files.map(read).join('\n');
    return things.filter((name) => !new Set(texts.split(/\W+/)).has(name));
  });
  expect(rows.flatMap((row) => namesIn(row).things)).toContain('signInLimits');
  expect(gone).toEqual([]);
});

describe('What is run by hand', () => {
  it('is told in a document: every script that no other program and no npm script names', () => {
    const settings = files.filter(
      (file) => /^[^/]+\.(json|ts|cjs|html)$/.test(file) && !file.startsWith('knip'),
    );
    const texts = new Map([...sources, ...settings].map((file) => [file, read(file)]));
    const called = (script: string) =>
      [...texts].some(([file, text]) => file !== script && text.includes(basename(script)));
    const byHand = sources.filter((file) => /(?<!\.test|\.d)\.(tsx?|mjs)$/.test(file) && !called(file));
    expect(byHand.length).toBeGreaterThan(0);
    const told = documents.map(read).join('\n');
    expect(byHand.filter((script) => !told.includes(basename(script)))).toEqual([]);
  });
});

describe('A comment points to no document that readers do not have:', () => {
  it('sections have an anchor in docs/contract.md', () => {
    const pattern = /(\b(?:specification|decisions?),? (?:sections?|\d)|\bthe specification\b)/gi;
    expect(tell(all(sources, pattern, comments))).toEqual([]);
  });

  it('a numbered section is that of a standard named in the same file', () => {
    const numbered = all(sources, /(\b[Ss]ections? \d[\d.]*)/g, comments);
    expect(tell(numbered.filter(({ file }) => !/RFC \d/.test(read(file))))).toEqual([]);
  });
});
