/**
 * A conflict: shows both versions side by side and lets the person choose. Nothing is lost before the choice.
 */
import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/answers.ts';
import type { RecordChange } from '../../../contract/changes.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { resolveConflict } from '../../../device/feed/index.ts';
import { openDevice } from '../../../device/outbox/index.ts';
import { useSession } from '../../../device/session/page.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { useOfficeDialogs } from '../frame/dialogs.tsx';
import { fieldInWords } from './kind-columns.tsx';

interface ConflictProps {
  entryId: string;
  held: NonNullable<Problem['held']>;
  message: string;
}

export function Conflict({ entryId, held, message }: ConflictProps) {
  const { alert } = useOfficeDialogs();
  const { session } = useSession();
  const [mine, setMine] = useState<Pick<RecordChange, 'kind' | 'set'> | null>(null);
  useEffect(() => {
    let here = true;
    void openDevice()
      .own.find(entryId)
      .then((entry) => {
        // A removal sets nothing.
        if (here && entry) setMine({ set: {}, ...(entry.payload as Omit<RecordChange, 'set'>) });
      });
    return () => {
      here = false;
    };
  }, [entryId]);
  if (!mine) return null;

  const people = session ? [session.account, ...session.colleagues] : [];
  const inWords = (value: unknown): string => {
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
    const person = people.find(({ id }) => id === value);
    return person?.name ?? (value === null || value === '' ? 'Nobody yet' : String(value));
  };
  const choose = async (choice: 'mine' | 'theirs') => {
    const outcome = await resolveConflict(entryId, choice);
    if (!outcome || outcome.type === 'accepted' || outcome.type === 'saved') return;
    await alert(wordsOf(staffSubmissions.recordChange.strings, outcome));
  };
  const { kind, set } = mine;
  const fields = Object.keys(set);
  return (
    <section className="conflict notice problem" aria-label="Two versions">
      <p role="alert">{message}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.length === 0 ? (
            <tr>
              <th scope="row">Record</th>
              <td>deleted</td>
              <td>changed</td>
            </tr>
          ) : (
            fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldInWords(kind, field)}</th>
                <td>{inWords(set[field])}</td>
                <td>{inWords((held as Record<string, unknown>)[field])}</td>
              </tr>
            ))
          )}
        </tbody>
      </table>
      <p className="buttons">
        <button type="button" className="button" onClick={() => void choose('mine')}>
          Keep yours
        </button>
        <button type="button" className="button" onClick={() => void choose('theirs')}>
          Take theirs
        </button>
      </p>
    </section>
  );
}
