import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { StaffCreatingKind } from '../../../kinds/staff-entries.ts';
import { say } from '../../../words/say.ts';
import { ImportButton } from '../../features/import/import-button.tsx';
import { focusFirstControl } from '../../shell/frame/first-focus.ts';
import { LiveTable } from '../list/live-table.tsx';
import { PLAN_PARAMETER } from './form-sections.ts';
import { StaffEntryForm } from './staff-entry-form.tsx';

const TourFromPlan = lazy(() =>
  import('../../features/planned-trips/tour-from-plan.tsx').then((module) => ({
    default: module.TourFromPlan,
  })),
);

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
  const asked = new URLSearchParams(useLocation().search);
  const isEdited = asked.has('edit');
  const plan = asked.get(PLAN_PARAMETER);
  const [isOpen, setOpen] = useState(isEdited);
  const wasPressed = useRef(false);
  const shownForm = useCallback((form: HTMLElement | null) => {
    if (wasPressed.current) focusFirstControl(form);
  }, []);
  if (plan && !isEdited) {
    return (
      <Suspense fallback={<p className="label">{say('Opening …')}</p>}>
        <TourFromPlan key={plan} plan={plan} />
      </Suspense>
    );
  }
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
