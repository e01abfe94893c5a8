import { say, sayKnown } from '../../../words/say.ts';
import type { CsvSheet } from './parse-csv.ts';
import type { ImportState } from './use-import.ts';

const SHOWN = 5;

/** The first lines, as they would be entered. */
export function ImportPreview({
  work: { fields, matching, same },
  sheet,
}: {
  work: ImportState;
  sheet: CsvSheet;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by key
    <section className="import-preview" aria-label={say('First lines')} tabIndex={0}>
      <table>
        <caption>{say('First lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Line')}</th>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {sayKnown(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.lines.slice(0, SHOWN).map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {fields.map(({ name }) => (
                <td key={name}>{shownValue(cells, matching[name] ?? null, same[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const shownValue = (cells: readonly string[], column: number | null, same = '') =>
  column === null ? same : (cells[column] ?? '');
