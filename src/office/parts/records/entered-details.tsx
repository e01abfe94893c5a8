/** What is shown below the fields of an opened record that is no request: Correct, its timeline. */
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { isVoided } from '../../../contract/changes.ts';
import type { StaffMaker } from '../../../contract/made-records.ts';
import { madeBy, type Row } from '../../../device/feed/index.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { entryForms } from '../../kinds/list.ts';
import type { Happened } from './timeline.ts';
import { Timeline } from './timeline.tsx';
import { VoidEntry } from './void-entry.tsx';

/**
 * Sections with the forms of entries, by slug, where a record is shown in a section that has none. Kinds that
 * are not named cannot be corrected from there.
 */
export const FormSections = createContext<Partial<Record<StaffMaker, string>> | null>(null);

export function EnteredDetails({
  row,
  children,
}: {
  row: Happened & Pick<Row, 'pending' | 'problem'>;
  children?: ReactNode;
}) {
  return (
    <div className="request-details">
      {children}
      <CorrectLink row={row} />
      <VoidEntry row={row} />
      <Timeline row={row} />
    </div>
  );
}

/** Opens the record in its form; nothing for what a traveller sent, or what was refused as a whole. */
export function CorrectLink({
  row,
}: {
  row: Pick<Row, 'id' | 'kind' | 'reference' | 'pending' | 'problem' | 'voided'>;
}) {
  const { pathname, search } = useLocation();
  const sections = use(FormSections);
  const maker = madeBy(row);
  if (!maker || entryForms[maker].isFixed || (row.pending === 'new' && row.problem) || isVoided(row))
    return null;
  const section = sections ? sections[maker] : (new URLSearchParams(search).get('section') ?? '');
  if (section === undefined) return null;
  return (
    <p className="buttons">
      <Link
        className="button"
        to={`${pathname}?section=${section}&edit=${row.id}#form`}
        // The form lies below the dialog.
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {say('Correct')} <span className="visually-hidden">{row.reference}</span>
      </Link>
    </p>
  );
}
