import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditedRequest } from '../../device/outbox/index.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { loadDevice } from './submit/load-device.ts';

/**
 * The request that the address asks to edit (`?edit=<id>`).
 * @param parameter of the address that names it
 * @returns undefined while it is looked up, null when there is none
 */
export function useEditedRequest(
  find: (id: string) => Promise<EditedRequest | null> = findOwnRequest,
  parameter = 'edit',
): EditedState {
  const { search } = useLocation();
  // The document was rendered without a query, so the form is a new one until hydration.
  const asked = useHydrated() && new URLSearchParams(search).has(parameter);
  const [found, setFound] = useState<EditedState>(undefined);
  useEffect(() => {
    const id = new URLSearchParams(search).get(parameter);
    if (!asked) return;
    let here = true;
    const show = (edited: EditedRequest | null) => here && setFound(edited);
    // A browser that lets us store nothing has no entry to edit: the form opens as a new one.
    void (id ? find(id) : Promise.resolve(null)).then(show, () => show(null));
    return () => {
      here = false;
      // Asked for again it may be another: it was corrected meanwhile.
      setFound(undefined);
    };
  }, [asked, search, find, parameter]);
  return asked ? found : null;
}

type EditedState = EditedRequest | null | undefined;

/** A form, new or with a request to edit; a form of its own for each. */
export function WithEditedRequest({ children }: { children: (edited: EditedRequest | null) => ReactNode }) {
  const edited = useEditedRequest();
  if (edited === undefined) return null;
  return <div key={edited?.id ?? 'new'}>{children(edited)}</div>;
}

/** The request of that id in this device's outbox; null when there is none, or it is another account's. */
export async function findOwnRequest(id: string): Promise<EditedRequest | null> {
  const { openDevice } = await loadDevice();
  return (await openDevice().own.findEdited(id)) ?? null;
}
