/** Section in which an entry is corrected: that of its department that has its form, wherever it is shown. */
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import { isGuestKind } from '../../../kinds/request-fields.ts';

/** Sections of the department with the forms of entries, by slug. */
export const EntryFormSections = createContext<Partial<Record<EntryKind, string>>>({});

/**
 * The parameter of the address that names what a form edits. Beside the form of what staff enter there may be one for
 * guests' requests, in the section of tours.
 */
export const editParameter = (kind: EntryKind): 'edit' | 'correct' =>
  isGuestKind(kind) ? 'correct' : 'edit';

/** The parameter of the address that names the trip plan of which a tour booking is made. */
export const PLAN_PARAMETER = 'plan';

/** The address of an entry in its form; null where the department has no such form. */
export function useFormUrl(maker: EntryKind | null, id: string): string | null {
  const { pathname } = useLocation();
  const section = use(EntryFormSections)[maker as EntryKind];
  return section === undefined || maker === null
    ? null
    : `${pathname}?section=${section}&${editParameter(maker)}=${id}#form`;
}

/** Closes the dialog around a link that leads to a form below it. */
export const closeDialogAround = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();
