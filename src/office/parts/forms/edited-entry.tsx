import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StaffKind } from '../../../contract/staff-submissions.ts';
import type { Entry } from '../../../device/database.ts';
import { useEdited } from '../../../forms/engine/edited.tsx';

interface EditedEntryProps {
  /** What the form submits. */
  kind: StaffKind;
  children: (edited: Entry | null, onSaved: () => void) => ReactNode;
}

/** A form, empty or with the parked entry that the address names; afterwards it is empty again. */
export function EditedEntry({ kind, children }: EditedEntryProps) {
  const edited = useEdited();
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
          You are correcting {entry.reference}, which was not accepted.{' '}
          <button type="button" className="link-button" onClick={() => navigate(-1)}>
            Leave it as it is
          </button>
        </p>
      )}
      {children(entry, onSaved)}
    </div>
  );
}
