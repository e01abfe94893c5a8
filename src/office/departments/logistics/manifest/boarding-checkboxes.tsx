/** Two check boxes for one person of the manifest: aboard and absent. A second press clears the box. */
import { useEffect, useState } from 'react';
import { type Row, staffActions } from '../../../../device/records/index.ts';
import { alertText } from '../../../../forms/engine/outcome/alert-text.ts';
import { staffSubmissionDefinitions } from '../../../../kinds/staff-submissions.ts';
import type { BoardingState } from '../../../../kinds/statuses.ts';
import { say } from '../../../../words/say.ts';
import { RowProblem } from '../../../records/list/row-problem.tsx';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { boardingState } from './vehicle-passengers.ts';

const BOXES = ['Aboard', 'Absent'] as const;

export function BoardingCheckboxes({ person }: { person: Row<'person'> }) {
  const { alert } = useOfficeDialogs();
  const held = boardingState(person);
  /** The state that was just pressed, until the row has it. */
  const [pressed, setPressed] = useState<BoardingState | null>(null);
  useEffect(() => setPressed(null), [held]);
  const shown = pressed ?? held;

  const press = async (boarding: BoardingState) => {
    setPressed(boarding);
    const outcome = await staffActions().changeRecord(person, { boarding });
    if (outcome.type === 'accepted' || outcome.type === 'saved') return;
    setPressed(null);
    // A conflict is shown in the row.
    if ('problem' in outcome && outcome.problem.held) return;
    await alert(alertText(staffSubmissionDefinitions.recordChange.strings, outcome));
  };

  return (
    <>
      <span className="boarding">
        {BOXES.map((box) => (
          <label key={box}>
            <input
              type="checkbox"
              checked={shown === box}
              onChange={({ target }) => void press(target.checked ? box : 'Not checked')}
            />
            {say(box)} <span className="visually-hidden">{person.name}</span>
          </label>
        ))}
      </span>
      {person.pending !== 'new' && <RowProblem row={person} />}
    </>
  );
}
