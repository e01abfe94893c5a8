/** One folding for the search of a table, of a column and of all records, and for the duplicates of an import. */
import { describe, expect, it } from 'vitest';
import { foldName } from '../../../src/contract/values/fold-text.ts';
import { addWords, parseSearch } from '../../../src/device/office/search/search-terms.ts';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import { filterTest } from '../../../src/office/table/engine/filter.ts';
import { searchText, searchWords } from '../../../src/office/table/engine/search.ts';

const asked: [string, string][] = [
  ['lukasz', 'Łukasz'],
  ['soren', 'Søren'],
  ['dang', 'Đặng'],
  ['strasse', 'Straße'],
  ['weiss', 'Weiß'],
  ['odegaard', 'Ødegaard'],
  ['jose', 'José'],
  ['muller', 'Müller'],
  ["o'brien", "O'Brien"],
  ["o'brien", 'O’Brien'],
  ['o’brien', "O'Brien"],
  ['o’brien', 'O’Brien'],
  ["o'brien", 'Oʼbrien'],
  ['anna', 'Ａｎｎａ'],
  ['jean-luc', 'Jean\u2011Luc'],
  ['jean-luc', 'Jean\u2010Luc'],
  ['\u2068نور\u2069', 'نور'],
];
const column: Column<string> = { id: 'name', header: 'Name', kind: 'text', value: (name) => name };

describe.each(asked)('%j', (search, name) => {
  it(`finds ${name} in a table`, () => {
    const text = searchText(column, name);
    for (const word of searchWords(search)) expect(text).toContain(word);
  });

  it(`finds ${name} by the filter of its column`, () => {
    expect(filterTest(column, { contains: search })(name)).toBe(true);
  });

  it(`finds ${name} among all records`, () => {
    const words = new Set<string>();
    addWords(words, `${name} Mushi`);
    const finds = (beginnings: readonly string[]) =>
      beginnings.some((beginning) => [...words].some((word) => word.startsWith(beginning)));
    expect(parseSearch(search).some((terms) => terms.every(finds))).toBe(true);
  });

  it(`is the same name as ${name}`, () => {
    expect(foldName(search)).toBe(foldName(name));
  });
});
