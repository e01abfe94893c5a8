import { type ChangeableKind, type RecordChangeSet, recordChangeSchema } from '../../../contract/changes.ts';
import { staffSubmissions } from '../../../contract/staff-submissions.ts';
import { changeRecord, type Row } from '../../../device/feed/index.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { useOfficeDialogs } from '../frame/dialogs.tsx';

/** Changes a record, and shows a message only when the change failed. A conflict is shown in its row. */
export function useChange(): <Kind extends ChangeableKind>(
  row: Row<Kind>,
  set: RecordChangeSet<Kind>,
) => Promise<void> {
  const { alert } = useOfficeDialogs();
  return async (row, set) => {
    const words = refusal(row, set);
    if (words) {
      await alert(words);
      return;
    }
    const outcome = await changeRecord(row, set);
    if (outcome.type === 'accepted' || outcome.type === 'saved') return;
    if ('problem' in outcome && outcome.problem.held) return;
    await alert(wordsOf(staffSubmissions.recordChange.strings, outcome));
  };
}

/** A value that the server would refuse is not sent. */
function refusal(row: Pick<Row, 'id' | 'kind' | 'revision'>, set: object): string | null {
  const change = { record: row.id, kind: row.kind, revision: row.revision, set };
  return recordChangeSchema.safeParse(change).error?.issues[0]?.message ?? null;
}
