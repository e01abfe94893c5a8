import { useState } from 'react';
import { downloadFile } from '../../../ui/download.ts';
import { say, sayCount, sayKnown } from '../../../words/say.ts';
import { csvCell } from '../../table/export/export-csv.ts';
import type { CheckedLines, InvalidLine } from './check-lines.ts';
import type { CsvSheet } from './parse-csv.ts';
import type { ImportState } from './use-import.ts';

interface ImportOutcomeProps {
  work: ImportState;
  sheet: CsvSheet;
  checked: CheckedLines;
  /** Called with the number of lines that were put into the outbox. */
  onSaved: (count: number) => void;
}

/**
 * Most problems that are listed; the file of lines with errors has all. No line is left out unless the person
 * chooses to.
 */
const MAX_TOLD = 50;

export function ImportOutcome({ work, sheet, checked, onSaved }: ImportOutcomeProps) {
  const { good, bad } = checked;
  const { known } = work;
  const [leavesBad, setLeavesBad] = useState(false);
  const [again, setAgain] = useState<'ask' | 'leave' | 'import'>('ask');
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState('');
  const lines = again === 'leave' ? good.filter((line) => !known.has(line)) : good;
  const all = sheet.lines.length;
  const isReady =
    lines.length > 0 && (bad.length === 0 || leavesBad) && (known.size === 0 || again !== 'ask');
  const save = async () => {
    if (saving || !isReady) return;
    setSaving(true);
    const refused = await work.save(lines);
    setSaving(false);
    if (refused) setFailed(refused.error);
    else onSaved(lines.length);
  };
  return (
    <>
      <p role="status">
        {bad.length === 0
          ? sayCount(all, '1 line, without errors.', '{count} lines, all of them good.')
          : sayCount(all, '1 line, {bad} with errors.', '{count} lines, {bad} with errors.', {
              bad: bad.length,
            })}
      </p>
      {bad.length > 0 && (
        <div className="notice problem">
          <ul className="import-errors">
            {bad
              .flatMap(({ words }) => words)
              .slice(0, MAX_TOLD)
              .map((words) => (
                <li key={words}>{words}</li>
              ))}
          </ul>
          {bad.length > MAX_TOLD && <p>{say('And so on: the file below has them all.')}</p>}
          <label className="import-choice">
            <input
              type="checkbox"
              checked={leavesBad}
              onChange={({ target }) => setLeavesBad(target.checked)}
            />
            <span>{sayCount(bad.length, 'Leave this line out', 'Leave these {count} lines out')}</span>
          </label>
          <button type="button" className="button quiet" onClick={() => saveBad(sheet, bad)}>
            {say('Save the lines with errors as a file')}
          </button>
        </div>
      )}
      {known.size > 0 && (
        <fieldset className="notice import-known">
          <legend>{describeAlready(known.size)}</legend>
          {(['leave', 'import'] as const).map((choice) => (
            <label key={choice} className="import-choice">
              <input type="radio" name="again" checked={again === choice} onChange={() => setAgain(choice)} />
              <span>{choice === 'leave' ? say('Leave them out') : say('Import them once more')}</span>
            </label>
          ))}
        </fieldset>
      )}
      {failed && (
        <p className="notice problem" role="alert">
          {say('Nothing was imported. {reason}', { reason: sayKnown(failed) })}
        </p>
      )}
      <button type="button" className="button primary" aria-disabled={saving || !isReady} onClick={save}>
        {saving
          ? say('Saving …')
          : lines.length === all
            ? sayCount(all, 'Import 1 line', 'Import {count} lines')
            : sayCount(all, 'Import {some} of 1 line', 'Import {some} of {count} lines', {
                some: lines.length,
              })}
      </button>
    </>
  );
}

const describeAlready = (count: number) =>
  sayCount(
    count,
    'One of these lines is here already, with the same name and date.',
    '{count} of these lines are here already, with the same names and dates.',
  );

/** Saves the lines with errors unchanged, with the problems in an additional column. */
function saveBad({ heads, separator }: CsvSheet, bad: readonly InvalidLine[]): void {
  const row = (cells: readonly string[]) => cells.map(csvCell).map(quotedFor(separator)).join(separator);
  const wide = (cells: readonly string[]) =>
    heads.map((_, index) => cells[index] ?? '').concat(cells.slice(heads.length));
  const rows = bad.map(({ line, words }) => row([...wide(line.cells), words.join(' ')]));
  downloadFile(
    [say('Lines with errors'), 'csv'].join('.'),
    'text/csv;charset=utf-8',
    `\ufeff${[row([...heads, say('Errors')]), ...rows].join('\r\n')}\r\n`,
  );
}

/** Quotes a cell that contains the separator. `csvCell` already does so for commas. */
const quotedFor = (separator: string) => (cell: string) =>
  cell.includes(separator) && !cell.startsWith('"') ? `"${cell}"` : cell;
