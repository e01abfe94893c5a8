/** The working state of a request: a choice in its row and in its details. "Lost" asks for the reason. */
import { useId } from 'react';
import type { Row } from '../../../device/records/index.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { recordChangeSchema } from '../../../kinds/record-change/schema.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { lostReasons, reasonLabel, storedReason } from '../../kinds/suggested-reasons.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { useChangeRecord } from '../change/use-change-record.ts';
import { ChoiceCell } from './cells.tsx';
import { parseStateLabel, stateChoices, stateLabel } from './state-labels.ts';

type RequestRow = Row<RequestKind>;

/**
 * Asks why a request was lost; null when the person gives no reason. @param first the reason so far, as it is stored
 */
export function useLostReason(): (row: RequestRow, first: string) => Promise<string | null> {
  const { ask } = useOfficeDialogs();
  return async ({ id: record, kind, revision }, first) => {
    const typed = await ask({
      title: say('Why was it lost?'),
      label: say('Reason'),
      first: reasonLabel(first),
      suggestions: lostReasons.map(reasonLabel),
      problemOf: (lostReason) =>
        recordChangeSchema.safeParse({ record, kind, revision, set: { state: 'lost', lostReason } }).error
          ?.issues[0]?.message,
    });
    return typed === null ? null : storedReason(typed);
  };
}

/** Sets a state; asks first where it needs a reason, and changes nothing when the person gives none. */
function useSetState(): (row: RequestRow, words: string) => Promise<void> {
  const change = useChangeRecord();
  const askReason = useLostReason();
  return async (row, words) => {
    const state = parseStateLabel(words);
    if (!state) return;
    const lostReason = state === 'lost' ? await askReason(row, row.lostReason ?? '') : '';
    if (lostReason !== null) await change(row, { state, lostReason });
  };
}

/** State in a cell of the table. */
export function StateCell({ row }: { row: RequestRow }) {
  const set = useSetState();
  return (
    <ChoiceCell
      label={say('State of {reference}', row)}
      value={stateLabel(row.state)}
      choices={stateChoices}
      onChoose={(words) => set(row, words)}
    />
  );
}

/** State in the details, with who set it, when and why. */
export function StateField({ row }: { row: RequestRow }) {
  const id = useId();
  const set = useSetState();
  const mark = row.setBy?.state;
  const words = stateLabel(row.state);
  return (
    <div className="owner">
      <label htmlFor={id}>{say('State')}</label>
      <select
        id={id}
        data-key="s"
        className="cell-control"
        value={words}
        onChange={({ target }) => void set(row, target.value)}
      >
        {!stateChoices.includes(words) && <option>{words}</option>}
        {stateChoices.map((choice) => (
          <option key={choice} value={choice}>
            {sayKnown(choice)}
          </option>
        ))}
      </select>
      {mark && (
        <p className="label">
          <bdi>{mark.by}</bdi>, <OfficeMoment at={mark.at} />
        </p>
      )}
      {row.lostReason && (
        <p className="lost-reason">
          {reasonLabel(row.lostReason)}{' '}
          <button type="button" className="link-button" onClick={() => void set(row, 'Lost')}>
            {say('Change the reason')}
          </button>
        </p>
      )}
    </div>
  );
}
