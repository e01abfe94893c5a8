/** Sets the owner, the state or the follow-up of many requests at once. */
import { type ReactNode, useId } from 'react';
import { useSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions, useChangeOutcomes } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { RecordChangeSet } from '../../../kinds/record-change/schema.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { describeDone, describeOutcomes, presentValues } from '../../features/undo/undo.ts';
import { undoChanges } from '../../features/undo/undo-changes.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { formatDate } from '../../table/engine/format.ts';
import { officeToday } from '../../time/office-today.ts';
import { useNow } from '../../time/use-now.ts';
import { suggestedDays } from '../list/follow-up.tsx';
import { possibleOwners } from '../list/owner.tsx';
import { useLostReason } from '../list/state.tsx';
import { parseStateLabel, stateChoices } from '../list/state-labels.ts';
import { planBulkChange } from './bulk-change-plan.ts';
import { joinGuests, MAX_JOINED } from './join-guests.ts';
import { nameOfAccount } from './use-change-record.ts';

/**
 * Most requests that are changed at once. Each becomes an entry, all in one transaction; more would hold up
 * everything else that is sent.
 */
export const MAX_AT_ONCE = 2_000;

interface BulkRequestsProps {
  /** The selected rows as they were when they were selected. */
  selected: readonly Row<RequestKind>[];
  /** All rows of the kind as they are now. */
  rows: readonly Row<RequestKind>[];
  onDone: () => void;
}

const NOBODY = 'nobody';
const NO_DAY = 'none';

export function BulkChangeControls({ selected, rows, onDone }: BulkRequestsProps): ReactNode {
  const id = useId();
  const { session } = useSession();
  const { alert } = useOfficeDialogs();
  const askReason = useLostReason();
  const today = officeToday(useNow());

  async function set(wanted: RecordChangeSet): Promise<void> {
    if (selected.length > MAX_AT_ONCE) {
      await alert(
        say('At most {number} can be set at once. Filter the table, and select fewer.', {
          number: MAX_AT_ONCE,
        }),
      );
      return;
    }
    const { changes, already, gone } = planBulkChange(selected, rows, wanted, session?.account.name ?? '');
    const stored = await staffActions().changeRecords(changes);
    if (stored.type !== 'stored') {
      await alert(say('Nothing was set. {reason}', { reason: sayKnown(stored.error) }));
      return;
    }
    onDone();
    const { ids } = stored;
    // Computed only on demand, because there may be many.
    const back = () =>
      changes.flatMap(({ row }, place) => {
        const before = presentValues(row, wanted);
        const change = ids[place];
        return before && change ? [{ change, record: row.id, kind: row.kind, set: before }] : [];
      });
    showToast({
      words: <Outcomes ids={ids} set={wanted} already={already} gone={gone} />,
      ...(ids.length > 0 && { undo: () => undoChanges(back()) }),
    });
  }

  async function setState(words: string): Promise<void> {
    const state = parseStateLabel(words);
    const [first] = selected;
    if (!state || !first) return;
    const lostReason = state === 'lost' ? await askReason(first, '') : '';
    if (lostReason !== null) await set({ state, lostReason });
  }

  async function join(): Promise<void> {
    const { words, undo } = await joinGuests(selected);
    onDone();
    showToast({ words, ...(undo && { undo }) });
  }

  return (
    <>
      {selected.length > 1 && selected.length <= MAX_JOINED && (
        <button type="button" className="table-button" onClick={() => void join()}>
          {say('Same guest')}
        </button>
      )}
      <label className="visually-hidden" htmlFor={`${id}-owner`}>
        {say('Assign the selected to')}
      </label>
      <select
        id={`${id}-owner`}
        value=""
        onChange={({ target }) => void set({ owner: target.value === NOBODY ? null : target.value })}
      >
        <option value="">{say('Assign to …')}</option>
        {possibleOwners(session).map((person) => (
          <option key={person.id} value={person.id}>
            {person.id === session?.account.id ? say('{name} (me)', person) : person.name}
          </option>
        ))}
        <option value={NOBODY}>{say('Nobody')}</option>
      </select>
      <label className="visually-hidden" htmlFor={`${id}-state`}>
        {say('Set the state of the selected')}
      </label>
      <select id={`${id}-state`} value="" onChange={({ target }) => void setState(target.value)}>
        <option value="">{say('Set state …')}</option>
        {stateChoices.map((choice) => (
          <option key={choice} value={choice}>
            {sayKnown(choice)}
          </option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor={`${id}-follow-up`}>
        {say('Follow up the selected on')}
      </label>
      <select
        id={`${id}-follow-up`}
        value=""
        onChange={({ target }) => void set({ followUp: target.value === NO_DAY ? '' : target.value })}
      >
        <option value="">{say('Follow up …')}</option>
        {suggestedDays(today).map(({ label, day }) => (
          <option key={day} value={day}>
            {label}, {formatDate(day)}
          </option>
        ))}
        <option value={NO_DAY}>{say('No follow-up')}</option>
      </select>
    </>
  );
}

interface OutcomesProps {
  ids: readonly string[];
  set: RecordChangeSet;
  already: number;
  gone: number;
}

/** Counts of the changes by outcome so far. */
function Outcomes({ ids, set, already, gone }: OutcomesProps) {
  const outcomes = useChangeOutcomes(ids);
  const done = (number: number) => describeDone(set, number, nameOfAccount);
  return outcomes ? describeOutcomes(outcomes, done, already, gone) : say('Saving …');
}
