import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every selector of every sheet, with where it stands. */
const selectors = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = '']) =>
      partsOf(list, /,/).map((selector) => ({ file, selector })),
    );
  });

/** Splits a text wherever the separator stands outside of all brackets. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.trim()) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A selector's text without what its elements must not be. */
const withoutNot = (compound: string) =>
  partsOf(compound, /:/)
    .filter((part) => !part.startsWith('not('))
    .map((part) => part.replace(/^(?:is|where)\(/, ' '))
    .join(':');

/** True if it says by a name, a class, an id or an attribute which elements it is about. */
const isNamed = (compound: string) => /[.#[]|(?:^|[\s,])[a-z]/i.test(withoutNot(compound));

describe('A selector with :has()', () => {
  const leading = selectors
    .map(({ file, selector }) => ({ file, selector, compounds: partsOf(selector, /[\s>+~]/) }))
    .filter(({ compounds }) => compounds.slice(0, -1).some((compound) => compound.includes(':has(')));

  it('is found where it leads down to other elements', () => {
    expect(leading.map(({ selector }) => selector)).toContain('.office:has(.briefing) h1');
  });

  // Browsers keep one list for all of them: one that leads to any element makes every change that some :has() may
  // depend on compute the style of the whole page anew.
  it('names the elements that it leads down to', () => {
    const unnamed = leading.filter(({ compounds }) => !isNamed(compounds.at(-1) ?? ''));
    expect(unnamed.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });
});

describe('A selector of any element beside any other', () => {
  const beside = selectors.filter(({ selector }) => /(?:^|[\s>+~])\*\s*[+~]/.test(selector));

  it('is used', () => {
    expect(beside.map(({ selector }) => selector)).toContain('.prose > * + *');
  });

  // Otherwise every element that comes or goes, on any page, makes browsers compute the style of all that stands after
  // it: of a whole table when something above it appears. A class in :is() does not help.
  it('begins with a class', () => {
    const everywhere = beside.filter(({ selector }) => !/^\.[\w-]/.test(selector));
    expect(everywhere.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });
});
