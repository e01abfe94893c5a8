import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../device/database.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { loadDevice } from './load-device.ts';

/**
 * The entry of the outbox that the address asks to edit (`?edit=<id>`).
 * @returns undefined while it is looked up, null when there is none
 */
export function useEdited(): Entry | null | undefined {
  const { search } = useLocation();
  // The document was drawn without a query: until it is taken over, the form is a new one.
  const asked = useHydrated() && search.includes('edit=');
  const [found, setFound] = useState<Entry | null | undefined>(undefined);
  useEffect(() => {
    // A browser that lets us store nothing has no entry to edit: the form opens as a new one.
    if (asked) void findEdited(search).then(setFound, () => setFound(null));
  }, [asked, search]);
  return asked ? found : null;
}

/** A form, new or with an entry to edit; a form of its own for each. */
export function EditedForm({ children }: { children: (edited: Entry | null) => ReactNode }) {
  const edited = useEdited();
  if (edited === undefined) return null;
  return <div key={edited?.id ?? 'new'}>{children(edited)}</div>;
}

/** The entry named by `?edit=<id>`, for a form to open with; null when there is none, or it is another account's. */
export async function findEdited(search: string): Promise<Entry | null> {
  const id = new URLSearchParams(search).get('edit');
  if (!id) return null;
  const { openDevice } = await loadDevice();
  return (await openDevice().own.find(id)) ?? null;
}
