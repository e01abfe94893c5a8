import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';

/** Changes parts of a choice; an empty value removes the part. */
export type ChangeChoices = (change: Record<string, string>) => void;

/**
 * The choices on a page, kept in its address, so that they survive sharing, reloading and going back.
 * Documents are rendered without a query, so the first render in the browser is, too.
 * @param names of the choice's parts, in the order in which they stand in the address
 */
export function useUrlChoices(names: readonly string[]): [chosen: URLSearchParams, choose: ChangeChoices] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The address changes before the page does, so the query of another page must be ignored.
  const [own] = useState(pathname);
  const [seen, setSeen] = useState(search);
  const [chosen, setChosen] = useState(search);
  if (pathname === own && search !== seen) {
    setSeen(search);
    setChosen(search);
  }

  const choose: ChangeChoices = (change) => {
    // Read from the window itself: two choices made before the program ran arrive together, before the next
    // render.
    const query = new URLSearchParams(location.search);
    for (const name of names) {
      const value = change[name] ?? query.get(name);
      query.delete(name);
      if (value) query.append(name, value);
    }
    // Updated at once: the router updates later, and until then the page would show the old choice.
    setChosen(query.toString());
    navigate({ search: query.toString(), hash }, { replace: true });
  };
  return [new URLSearchParams(hydrated ? chosen : ''), choose];
}
