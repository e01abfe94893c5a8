/** Converts each line of a file to the entry that it becomes, or to its problems in words. Pure. */
import { currentStaffSchema } from '../../../kinds/staff-submissions.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { withoutPrefixes } from '../../table/export/export-csv.ts';
import { detectDateOrder, parseDate } from './import-dates.ts';
import type { ColumnOfField, Importable, ImportField, ImportPayload, SharedValues } from './import-fields.ts';
import type { CsvLine, CsvSheet } from './parse-csv.ts';

export interface ValidLine {
  line: CsvLine;
  payload: ImportPayload;
}

export interface InvalidLine {
  line: CsvLine;
  /** "Line 7, Date of transport: …", one for each thing that is wrong. */
  words: readonly string[];
}

export interface CheckedLines {
  good: readonly ValidLine[];
  bad: readonly InvalidLine[];
}

/** Lines between two yields. */
const STRIDE = 50;

export function* checkLines(
  maker: Importable,
  { heads, lines }: Pick<CsvSheet, 'heads' | 'lines'>,
  fields: readonly ImportField[],
  matching: ColumnOfField,
  same: SharedValues = {},
): Generator<void, CheckedLines> {
  const schema = currentStaffSchema(maker);
  const columns = fields.map((field) => ({ ...field, index: matching[field.name] ?? null }));
  const cellOf = ({ cells }: CsvLine, index: number | null) =>
    index === null ? '' : withoutPrefixes((cells[index] ?? '').trim());
  const orders = new Map(
    columns
      .filter(({ isDate }) => isDate)
      .map(({ name, index }) => [name, detectDateOrder(lines.map((line) => cellOf(line, index)))]),
  );
  const good: ValidLine[] = [];
  const bad: InvalidLine[] = [];
  for (const [place, line] of lines.entries()) {
    if (place % STRIDE === STRIDE - 1) yield;
    const words = troubleOf(line, heads.length);
    const typed: Record<string, string> = {};
    for (const { name, label, isDate, index } of columns) {
      const text = index === null ? (same[name] ?? '').trim() : cellOf(line, index);
      typed[name] = text;
      // In a form, dates already have our format.
      if (!isDate || text === '' || index === null) continue;
      const read = parseDate(text, orders.get(name) ?? null);
      if ('date' in read) typed[name] = read.date;
      else words.push(inWords(line, label, read.problem));
    }
    const parsed = words.length === 0 ? schema.safeParse(typed) : null;
    for (const { path, message } of parsed?.error?.issues ?? []) {
      const label = fields.find(({ name }) => name === path[0])?.label;
      words.push(inWords(line, label, sayKnown(message)));
    }
    if (parsed?.success) good.push({ line, payload: parsed.data as ImportPayload });
    else bad.push({ line, words });
  }
  return { good, bad };
}

/** Returns the problems of a line as a whole. */
function troubleOf(line: CsvLine, columns: number): string[] {
  const { cells, problem } = line;
  if (problem) return [inWords(line, undefined, problem)];
  const extra = cells.slice(columns).some((cell) => cell.trim() !== '');
  return extra
    ? [
        inWords(
          line,
          undefined,
          say('It has {values} values for {columns} columns.', { values: cells.length, columns }),
        ),
      ]
    : [];
}

function inWords({ number }: CsvLine, label: string | undefined, problem: string): string {
  const line = String(number);
  return label === undefined
    ? say('Line {line}: {problem}', { line, problem })
    : say('Line {line}, {label}: {problem}', { line, label: sayKnown(label), problem });
}
