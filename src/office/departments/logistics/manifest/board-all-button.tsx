/** One press ticks everybody of a vehicle who is not ticked yet; Undo takes it back. */
import { isRefusedEntry, type Row, staffActions } from '../../../../device/records/index.ts';
import { alertText } from '../../../../forms/engine/outcome/alert-text.ts';
import { staffSubmissionDefinitions } from '../../../../kinds/staff-submissions.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount } from '../../../../words/say.ts';
import { showToast } from '../../../features/undo/toasts.tsx';
import { undoChanges } from '../../../features/undo/undo-changes.ts';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { boardingState } from './vehicle-passengers.ts';

const BEFORE = { boarding: 'Not checked' } as const;

interface BoardAllButtonProps {
  vehicle: string;
  people: readonly Row<'person'>[];
}

export function BoardAllButton({ vehicle, people }: BoardAllButtonProps) {
  const { alert } = useOfficeDialogs();
  const unchecked = people.filter(
    (person) => boardingState(person) === BEFORE.boarding && !isRefusedEntry(person),
  );

  async function press(): Promise<void> {
    if (unchecked.length === 0) return;
    const outcome = await staffActions().changeRecords(
      unchecked.map((row) => ({ row, set: { boarding: 'Aboard' as const } })),
    );
    if (outcome.type !== 'stored') {
      await alert(alertText(staffSubmissionDefinitions.recordChange.strings, outcome));
      return;
    }
    const changes = unchecked.flatMap(({ id: record }, place) => {
      const change = outcome.ids[place];
      return change ? [{ change, record, kind: 'person' as const, set: BEFORE }] : [];
    });
    showToast({
      words: sayCount(changes.length, '1 person is aboard', '{count} people are aboard'),
      undo: () => undoChanges(changes),
    });
  }

  // It keeps its place and the focus when nobody is left to be ticked.
  return (
    <button
      type="button"
      className="button all-aboard"
      aria-disabled={unchecked.length === 0}
      onClick={() => void press()}
    >
      {say('All aboard')}
      <span className="visually-hidden"> {isolateDirection(vehicle)}</span>
    </button>
  );
}
