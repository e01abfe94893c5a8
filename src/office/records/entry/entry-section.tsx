import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { StaffCreatingKind } from '../../../kinds/staff-entries.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { ImportButton } from '../../features/import/import-button.tsx';
import { entryForms } from '../../kinds/list.ts';
import { useIsNarrow } from '../../table/view/use-is-narrow.ts';
import { LiveTable } from '../list/live-table.tsx';
import { StaffEntryForm } from './staff-entry-form.tsx';

/** A section of records that staff make: the form, and the table below it. */
export function EntrySection({ maker }: { maker: StaffCreatingKind }) {
  const { search } = useLocation();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  // On a phone the list of requests is what the section is opened for.
  const isHidden = maker === 'addedTour' && isNarrow && !isOpen && !search.includes('edit=');
  return (
    <>
      {isHidden ? (
        <p className="buttons">
          <button type="button" className="button" aria-expanded={false} onClick={() => setOpen(true)}>
            {sayKnown(entryForms[maker].title)}
          </button>
        </p>
      ) : (
        <StaffEntryForm maker={maker} />
      )}
      {maker === 'lead' && <ImportButton maker={maker} label={say('Import leads')} />}
      <LiveTable kind={createdKindOf(maker)} />
    </>
  );
}
