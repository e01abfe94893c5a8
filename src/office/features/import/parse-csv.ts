/** The lines of a CSV text. The parser is loaded when the first file is read. */
import { say } from '../../../words/say.ts';

export const separators = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' } as const;
export type Separator = keyof typeof separators;

export interface CsvLine {
  /** Where it begins in the file, from 1; a quoted text may go over several. */
  number: number;
  cells: readonly string[];
  /** Why it cannot be read. */
  problem?: string;
}

export interface CsvSheet {
  separator: Separator;
  /** The first line. */
  heads: readonly string[];
  /** All others that are not empty. */
  lines: readonly CsvLine[];
}

/** Most lines after the first. */
export const MAX_LINES = 10_000;
/** Most bytes of a file, or characters of what is pasted. */
export const MAX_BYTES = 5_000_000;

/** Lines that are looked at to find out what separates them. */
const SAMPLE = 20;

export class TooManyLines extends Error {
  override name = 'TooManyLines';
  constructor() {
    super(say('This has more than 10,000 lines. Please import it in parts.'));
  }
}

/**
 * @param separator null to find out
 * @throws TooManyLines
 */
export async function parseCsv(text: string, separator: Separator | null): Promise<CsvSheet> {
  const { default: papa } = await import('papaparse');
  const [announced, content] = readAnnouncement(text.replace(/^\ufeff/, ''));
  const cellsOf = (delimiter: Separator) =>
    papa.parse<string[]>(content, { delimiter, preview: SAMPLE, skipEmptyLines: 'greedy' }).data;
  const delimiter = separator ?? announced ?? guessSeparator(cellsOf);
  const { data, errors, meta } = papa.parse<string[]>(content, {
    delimiter,
    // Empty lines are taken out below, because they count.
    preview: MAX_LINES * 2,
  });
  const unclosed = new Map(
    errors.flatMap(({ type, row }) =>
      type === 'Quotes' && row !== undefined
        ? [[row, say('A quotation mark is opened here and not closed.')] as const]
        : [],
    ),
  );
  const all: CsvLine[] = [];
  let number = announced ? 2 : 1;
  data.forEach((cells, row) => {
    const problem = unclosed.get(row);
    if (cells.some((cell) => cell.trim() !== '')) all.push({ number, cells, ...(problem && { problem }) });
    number += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  });
  if (meta.truncated || all.length > MAX_LINES + 1) throw new TooManyLines();
  const [first, ...lines] = all;
  return {
    separator: delimiter,
    heads: first?.cells.map((cell) => cell.trim()) ?? [],
    lines,
  };
}

/** Spreadsheets write and read a first line "sep=;" that says what separates the cells, and is none of the lines. */
function readAnnouncement(text: string): [Separator | null, string] {
  const [line = '', separator] = /^"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return [(separator as Separator | undefined) ?? null, text.slice(line.length)];
}

/** The one by which most lines have as many cells as the first, and of several that which makes most of them. */
function guessSeparator(cellsOf: (separator: Separator) => readonly (readonly string[])[]): Separator {
  const scores = (Object.keys(separators) as Separator[]).map((separator) => {
    const lines = cellsOf(separator);
    const count = lines[0]?.length ?? 0;
    const alike = lines.filter((cells) => cells.length === count).length;
    return { separator, score: count < 2 ? 0 : (alike / lines.length) * count };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best), { separator: ',', score: 0 })
    .separator;
}
