import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StaffKind } from '../../../contract/staff-submissions.ts';
import { editedRecord } from '../../../device/feed/index.ts';
import type { EditedRequest } from '../../../device/outbox/index.ts';
import { findHere, useEdited } from '../../../forms/engine/edited.tsx';

interface EditedEntryProps {
  /** What the form submits. */
  kind: StaffKind;
  children: (edited: EditedRequest | null, onSaved: () => void) => ReactNode;
}

/** A form, empty or with the entry or record that the address names; afterwards it is empty again. */
export function EditedEntry({ kind, children }: EditedEntryProps) {
  const find = useCallback(
    async (id: string) => {
      const here = await findHere(id);
      // What the office has taken stands in its record, and no more in the outbox.
      return here?.payload ? here : editedRecord(kind, id);
    },
    [kind],
  );
  const edited = useEdited(find);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const entry = edited?.kind === kind ? edited : null;
  const onSaved = useCallback(() => {
    if (!entry) return;
    const asked = new URLSearchParams(search);
    asked.delete('edit');
    navigate(`${pathname}?${asked}`);
  }, [entry, pathname, search, navigate]);
  if (edited === undefined) return null;
  return (
    <div key={entry?.id ?? 'new'}>
      {entry && (
        <p className="notice">
          {entry.isCorrection
            ? `You are correcting ${entry.reference}. Its earlier version stays in its history.`
            : `You are editing ${entry.reference}, which the office does not have yet.`}{' '}
          <button type="button" className="link-button" onClick={() => navigate(-1)}>
            Leave it as it is
          </button>
        </p>
      )}
      {children(entry, onSaved)}
    </div>
  );
}
