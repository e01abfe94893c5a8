/** No pattern of the product takes more than linear time, whatever text it is given. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/** Rooms that read only what we wrote ourselves, once, while the site is built. */
const OWN_TEXTS = /^(?:src\/build|server\/dev)\//;

interface Pattern {
  source: string;
  flags: string;
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ source: pattern, flags });
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Ways in which matching could backtrack by the square of a text's length, or worse. */
const growth = (pattern: Pattern) =>
  analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(({ type }) => type);

const files = ['src', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.tsx?$/.test(file) && !OWN_TEXTS.test(file));

describe('Patterns', () => {
  it.each(files.filter((file) => patternsIn(file).length > 0))('of %s are linear', (file) => {
    for (const pattern of patternsIn(file)) expect(growth(pattern), pattern.source).toEqual([]);
  });

  it('are all literals, so that none escapes the check', () => {
    for (const file of files)
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bnew RegExp\(|\bRegExp\(/);
  });

  it('that are not linear would be found', () => {
    const bad = [/^(?:a+)+$/, /a*a*b/, /\s+$/, /x|,\s*y|\d+,$/, /text\s*\s*html/];
    for (const pattern of bad) expect(growth(pattern), String(pattern)).not.toEqual([]);
  });
});
