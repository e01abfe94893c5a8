import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { StaffCreatingKind } from '../../../kinds/staff-entries.ts';
import { say } from '../../../words/say.ts';
import { ImportButton } from '../../features/import/import-button.tsx';
import { focusFirstControl } from '../../shell/frame/first-focus.ts';
import { LiveTable } from '../list/live-table.tsx';
import { StaffEntryForm } from './staff-entry-form.tsx';

/** A section of records that staff make: the form, and the table below it. */
export function EntrySection({ maker }: { maker: StaffCreatingKind }) {
  return (
    <>
      {maker === 'addedTour' ? <FormOnDemand maker={maker} /> : <StaffEntryForm maker={maker} />}
      {maker === 'lead' && <ImportButton maker={maker} label={say('Import leads')} />}
      <LiveTable kind={createdKindOf(maker)} />
    </>
  );
}

/** The section is opened for the list of requests, of which staff add few themselves: the form comes with a press. */
function FormOnDemand({ maker }: { maker: StaffCreatingKind }) {
  const { search } = useLocation();
  const isEdited = new URLSearchParams(search).has('edit');
  const [isOpen, setOpen] = useState(isEdited);
  const wasPressed = useRef(false);
  const shownForm = useCallback((form: HTMLElement | null) => {
    if (wasPressed.current) focusFirstControl(form);
  }, []);
  return (
    <>
      {!isEdited && (
        <p className="buttons">
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            onClick={() => {
              wasPressed.current = !isOpen;
              setOpen(!isOpen);
            }}
          >
            {say('New booking')}
          </button>
        </p>
      )}
      {(isOpen || isEdited) && (
        <div ref={shownForm}>
          <StaffEntryForm maker={maker} />
        </div>
      )}
    </>
  );
}
