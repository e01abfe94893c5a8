import type { FieldChange } from '../../../contract/protocol/changed-fields.ts';
import { MAX_PAST_SETTINGS } from '../../../contract/protocol/previous-value.ts';
import { useSession } from '../../../device/office/session/page.ts';
import { staffEntryKindOf } from '../../../device/records/index.ts';
import type { ChangeableKind } from '../../../kinds/record-change/schema.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { takeBackNoteAndSay } from '../../features/undo/take-back-note.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { formatValue, parseChangeSet } from '../../features/undo/undo.ts';
import { undoChanges } from '../../features/undo/undo-changes.ts';
import { hasCorrectedValue, undoCorrection } from '../../features/undo/undo-correction.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { nameOfAccount } from '../change/use-change-record.ts';
import { fieldLabel } from '../list/kind-columns.tsx';
import { groupBySave, timelineOf } from './build-timeline.ts';
import type { TimelineEvent, TimelineRecord } from './timeline-event.ts';

/** Events in the history of a record, the latest first. */
export function Timeline({ row }: { row: TimelineRecord }) {
  const me = useSession().session?.account.name;
  const events = timelineOf(row, {
    field: (field) => sayKnown(fieldLabel(row.kind, field)),
    account: nameOfAccount,
  }).reverse();
  return (
    <section className="notes timeline" aria-label={say('Timeline')}>
      <h3>{say('Timeline')}</h3>
      <ol>
        {groupBySave(events).map((save) => (
          <li key={save[0]?.id}>
            {save.map((event) => (
              <EventWords key={event.id} event={event} row={row} me={me} />
            ))}
            {save.slice(-1).map(({ id, by, at }) => (
              <p key={id} className="label">
                {by && (
                  <span>
                    <bdi>{by}</bdi>,{' '}
                  </span>
                )}
                <OfficeMoment at={at} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {(row.pastSettings?.length ?? 0) >= MAX_PAST_SETTINGS && (
        <p className="label">{say('Older changes are in the audit log.')}</p>
      )}
    </section>
  );
}

interface EventWordsProps {
  event: TimelineEvent;
  row: TimelineRecord;
  /** Name of the signed-in account. */
  me: string | undefined;
}

/** Words of an event, and how it is undone. Its person and time stand below all events of one save. */
function EventWords({ event, row, me }: EventWordsProps) {
  const { what, text, lines, by, back, corrected, note, isTakenBack, hasLeft } = event;
  return (
    <>
      <p>
        <strong>{what}</strong>
      </p>
      {text && <p>{isTakenBack ? <s>{text}</s> : text}</p>}
      {lines && lines.length > 0 && (
        <ul className="bullets">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {hasLeft && by === me && (
        <p className="label">{say('It has left by mail and cannot be taken back.')}</p>
      )}
      {back && <SetBack row={row} back={back} />}
      {corrected && <SetBackCorrection row={row} changes={corrected} />}
      {note && by === me && <TakeBack row={row} note={note} what={what} />}
    </>
  );
}

/** Button that takes back a note or an answer of the signed-in person. */
function TakeBack({ row, note, what }: { row: TimelineRecord; note: string; what: string }) {
  const press = async () => showToast({ words: await takeBackNoteAndSay(row, note) });
  return (
    <button type="button" className="link-button" onClick={() => void press()}>
      {say('Take back')}
      <span className="visually-hidden">, {what}</span>
    </button>
  );
}

/** Shown only while some field still has the value that the correction gave it. */
function SetBackCorrection({ row, changes }: { row: TimelineRecord; changes: readonly FieldChange[] }) {
  const maker = staffEntryKindOf(row);
  if (!maker || !hasCorrectedValue(maker, row, changes)) return null;
  const press = async () => showToast({ words: await undoCorrection(maker, row.id, changes) });
  return (
    <button type="button" className="link-button" onClick={() => void press()}>
      {say('Change back')}
      <span className="visually-hidden">, {say('the correction')}</span>
    </button>
  );
}

interface SetBackProps {
  row: TimelineRecord;
  back: NonNullable<TimelineEvent['back']>;
}

/** Button that undoes an earlier change. Nothing happens if somebody has set the field since. */
function SetBack({ row, back: { change, set } }: SetBackProps) {
  const before = parseChangeSet(row.kind, set);
  if (!before) return null;
  const [[field, value] = []] = Object.entries(before);
  const to = field && formatValue(field, value, nameOfAccount);
  const press = async () => {
    // Safe: only kinds that can be changed have something to set back.
    const kind = row.kind as ChangeableKind;
    showToast({ words: await undoChanges([{ change, record: row.id, kind, set: before }]) });
  };
  return (
    <button type="button" className="link-button" onClick={() => void press()}>
      <span>
        {field === 'voided'
          ? value === ''
            ? say('Count it again')
            : say('Void it again')
          : say('Change back to {value}', { value: to ?? '' })}
      </span>
      <span className="visually-hidden">
        , {field && sayKnown(fieldLabel(row.kind, field)).toLowerCase()}
      </span>
    </button>
  );
}
