/**
 * A conflict: shows both versions side by side and lets the person choose. Nothing is lost before the choice.
 */
import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/protocol/answers.ts';
import type { FieldSetting, RecordBase } from '../../../contract/protocol/record-base.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { openDevice } from '../../../device/outbox/index.ts';
import { type StaffActions, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import type { ChangeableKind, RecordChange } from '../../../kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { presentValues } from '../../features/undo/undo.ts';
import { undoChanges } from '../../features/undo/undo-changes.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate } from '../../table/engine/format.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { fieldLabel } from '../list/kind-columns.tsx';
import { isDayField, subjectLabel } from '../list/record-labels.ts';
import { stateLabel } from '../list/state-labels.ts';

/** The record as the office has it. */
type Held = NonNullable<Problem['held']>;

interface ConflictProps {
  entryId: string;
  held: Held;
  message: string;
}

type Sent = Parameters<StaffActions['reopenConflict']>[0];

/** The change of this device. */
type Mine = Pick<RecordChange, 'kind' | 'set'> & { at: string; entry: Sent };

export function ConflictNotice({ entryId, held, message }: ConflictProps) {
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
        setMine({ kind, set, at: entry.capturedAt, entry });
      });
    return () => {
      here = false;
    };
  }, [entryId]);
  if (!mine) return null;

  const people = session ? [session.account, ...session.colleagues] : [];
  const inWords = (value: unknown, field: string): string => {
    if (field === 'state') return stateLabel(value as string | undefined);
    if (isDayField(field) && !isEmpty(value)) return formatDate(String(value));
    if (field !== 'owner' && isEmpty(value)) return say('Nothing');
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
    const person = people.find(({ id }) => id === value);
    return person?.name ?? (isEmpty(value) ? say('Nobody yet') : sayKnown(String(value)));
  };
  const choose = async (choice: 'mine' | 'theirs') => {
    const change = newSubmissionId();
    const outcome = await staffActions().resolveConflict(entryId, choice, change);
    if (!outcome || outcome.type === 'accepted' || outcome.type === 'saved') {
      const undo = choice === 'theirs' ? () => choiceAgain(mine.entry) : setBackTo(held, mine, change);
      const record = nameOfRecord(held as unknown as FeedRecord);
      showToast({
        words:
          choice === 'mine'
            ? say('{record}: yours kept', { record })
            : say('{record}: theirs taken', { record }),
        ...(undo && { undo }),
      });
      return;
    }
    await alert(alertText(staffSubmissionDefinitions.recordChange.strings, outcome));
  };
  const { kind, set } = mine;
  const theirs = held as Record<string, unknown> & Pick<RecordBase, 'setBy'>;
  // A reason stands beside the state that it belongs to.
  const fields = Object.keys(set).filter((field) => set[field] !== '' || !isEmpty(theirs[field]));
  return (
    <section className="conflict notice problem" aria-label={say('Two versions')}>
      <p role="alert">{sayKnown(message)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Field')}</th>
            <th scope="col">{say('Yours')}</th>
            <th scope="col">{say('Theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.length === 0 ? (
            <tr>
              <th scope="row">{say('Record')}</th>
              <td>{say('deleted')}</td>
              <td>{say('changed')}</td>
            </tr>
          ) : (
            fields.map((field) => (
              <tr key={field}>
                <th scope="row">{sayKnown(fieldLabel(kind, field))}</th>
                <td>
                  {inWords(set[field], field)}
                  <p className="label">
                    {say('You')}, <OfficeMoment at={mine.at} />
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
          {say('Keep yours')}
        </button>
        <button type="button" className="button" onClick={() => void choose('theirs')}>
          {say('Take theirs')}
        </button>
      </p>
    </section>
  );
}

/** Opens the conflict again. @returns the message that is shown then */
async function choiceAgain(entry: Sent): Promise<string> {
  const outcome = await staffActions().reopenConflict(entry);
  if (outcome.type === 'not-stored') return sayKnown(outcome.error);
  return say('Yours is sent again: where both differ, you choose again.');
}

/** Undoes what repeated the own change; null for a removal, which sets nothing. */
function setBackTo(held: Held, { kind, set }: Mine, change: string): (() => Promise<string>) | null {
  if (Object.keys(set).length === 0) return null;
  // Only changes of fields are here.
  const changed = kind as ChangeableKind;
  const before = presentValues({ ...(held as unknown as FeedRecord), kind: changed }, set);
  return before && (() => undoChanges([{ change, record: held.id, kind: changed, set: before }]));
}

const nameOfRecord = (record: FeedRecord) => subjectLabel(record) || record.reference;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

function SetBy({ mark }: { mark: FieldSetting | undefined }) {
  if (!mark) return null;
  return (
    <p className="label">
      <span>{mark.by || say('The traveller')}</span>, <OfficeMoment at={mark.at} />
    </p>
  );
}
