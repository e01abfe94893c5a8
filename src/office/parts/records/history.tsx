/** Every version of a record that was corrected: who, when, and what became another. */
import type { RecordVersion } from '../../../contract/record-frame.ts';
import type { Row } from '../../../device/feed/index.ts';
import { Moment } from '../moment.tsx';
import { sentFieldInWords } from './sent-field-words.ts';

const STANDING: Readonly<Record<RecordVersion['outcome'], string>> = {
  first: 'First version',
  applied: 'Correction',
  earlier: 'Earlier version, which came later',
  message: 'Correction after the confirmation: nothing was changed, see the notes',
  removed: 'Correction of what was removed',
};

export function History({ row }: { row: Pick<Row, 'history' | 'kind' | 'reference'> }) {
  const { history = [] } = row;
  if (history.length === 0) return null;
  return (
    <section className="notes" aria-label="History">
      <h3>History</h3>
      <ol>
        {history.map(({ id, outcome, by, capturedAt, receivedAt, changes }) => (
          <li key={id}>
            <p>{STANDING[outcome]}</p>
            {changes.length > 0 && (
              <ul className="bullets">
                {changes.map(({ field, before, after }) => (
                  <li key={field}>
                    {sentFieldInWords(row, field)}: {inWords(before)} → {inWords(after)}
                  </li>
                ))}
              </ul>
            )}
            <p className="label">
              {by || 'The traveller'}, <Moment at={capturedAt} />, received <Moment at={receivedAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inWords(value: RecordVersion['changes'][number]['before']): string {
  return value === null || value === '' ? 'nothing' : String(value);
}
