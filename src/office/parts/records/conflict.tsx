/**
 * A conflict: shows both versions side by side and lets the person choose. Nothing is lost before the choice.
 */
import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/answers.ts';
import type { RecordChange } from '../../../contract/changes.ts';
import type { FieldMark, RecordFrame } from '../../../contract/record-frame.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { resolveConflict } from '../../../device/feed/index.ts';
import { openDevice } from '../../../device/outbox/index.ts';
import { useSession } from '../../../device/session/page.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { useOfficeDialogs } from '../frame/dialogs.tsx';
import { Moment } from '../moment.tsx';
import { fieldInWords } from './kind-columns.tsx';
import { stateInWords } from './state-words.ts';

interface ConflictProps {
  entryId: string;
  held: NonNullable<Problem['held']>;
  message: string;
}

/** The change of this device. */
type Mine = Pick<RecordChange, 'kind' | 'set'> & { at: string };

export function Conflict({ entryId, held, message }: ConflictProps) {
  const { alert } = useOfficeDialogs();
  const { session } = useSession();
  const [mine, setMine] = useState<Mine | null>(null);
  useEffect(() => {
    let here = true;
    void openDevice()
      .own.find(entryId)
      .then((entry) => {
        // A removal sets nothing.
        if (!here || !entry) return;
        const { kind, set = {} } = entry.payload as Pick<RecordChange, 'kind'> & Partial<RecordChange>;
        setMine({ kind, set, at: entry.capturedAt });
      });
    return () => {
      here = false;
    };
  }, [entryId]);
  if (!mine) return null;

  const people = session ? [session.account, ...session.colleagues] : [];
  const inWords = (value: unknown, field: string): string => {
    if (field === 'state') return stateInWords(value as string | undefined);
    if (field !== 'owner' && isEmpty(value)) return 'Nothing';
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
    const person = people.find(({ id }) => id === value);
    return person?.name ?? (isEmpty(value) ? 'Nobody yet' : String(value));
  };
  const choose = async (choice: 'mine' | 'theirs') => {
    const outcome = await resolveConflict(entryId, choice);
    if (!outcome || outcome.type === 'accepted' || outcome.type === 'saved') return;
    await alert(wordsOf(staffSubmissions.recordChange.strings, outcome));
  };
  const { kind, set } = mine;
  const theirs = held as Record<string, unknown> & Pick<RecordFrame, 'setBy'>;
  // A reason stands beside the state that it belongs to.
  const fields = Object.keys(set).filter((field) => set[field] !== '' || !isEmpty(theirs[field]));
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
                <td>
                  {inWords(set[field], field)}
                  <p className="label">
                    You, <Moment at={mine.at} />
                  </p>
                </td>
                <td>
                  {inWords(theirs[field], field)}
                  <SetBy mark={theirs.setBy?.[field]} />
                </td>
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

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

function SetBy({ mark }: { mark: FieldMark | undefined }) {
  if (!mark) return null;
  return (
    <p className="label">
      {mark.by || 'The traveller'}, <Moment at={mark.at} />
    </p>
  );
}
