import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { currentSession } from '../../../device/office/session/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import {
  type ChangeableKind,
  type RecordChangeSet,
  recordChangeSchema,
} from '../../../kinds/record-change/schema.ts';
import { staffSubmissionDefinitions } from '../../../kinds/staff-submissions.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { showToast } from '../../features/undo/toasts.tsx';
import { describeChange, presentValues } from '../../features/undo/undo.ts';
import { undoChanges } from '../../features/undo/undo-changes.ts';
import { useOfficeDialogs } from '../../shell/frame/dialogs.tsx';

/**
 * Changes a record, and offers to undo it. Says when it failed; a conflict is shown in its row.
 * The third argument is called when the record is changed, and when that is undone, with what was set.
 */
export function useChangeRecord(): <Kind extends ChangeableKind>(
  row: Row<Kind>,
  set: RecordChangeSet<Kind>,
  follow?: (set: object) => unknown,
) => Promise<void> {
  const { alert } = useOfficeDialogs();
  return async (row, set, follow) => {
    const words = refusal(row, set);
    if (words) {
      await alert(sayKnown(words));
      return;
    }
    const change = newSubmissionId();
    const before = presentValues(row, set);
    const outcome = await staffActions().changeRecord(row, set, change);
    if (outcome.type === 'accepted' || outcome.type === 'saved') {
      showToast({
        words: describeChange(row, set, nameOfAccount),
        ...(before && {
          undo: async () => {
            const words = await undoChanges([{ change, record: row.id, kind: row.kind, set: before }]);
            await follow?.(before);
            return words;
          },
        }),
      });
      await follow?.(set);
      return;
    }
    if ('problem' in outcome && outcome.problem.held) return;
    await alert(alertText(staffSubmissionDefinitions.recordChange.strings, outcome));
  };
}

/** Returns the name of an account that can own a request. */
export function nameOfAccount(id: string): string {
  const { session } = currentSession();
  const people = session ? [session.account, ...session.colleagues] : [];
  return people.find((person) => person.id === id)?.name ?? say('a colleague');
}

/** Returns why the server would refuse a change, so that it is not sent; null if it would not. */
function refusal(row: Pick<Row, 'id' | 'kind' | 'revision'>, set: object): string | null {
  const change = { record: row.id, kind: row.kind, revision: row.revision, set };
  return recordChangeSchema.safeParse(change).error?.issues[0]?.message ?? null;
}
