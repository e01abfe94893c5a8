import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Changes parts of a choice; an empty one is taken away. */
export type Choose = (change: Record<string, string>) => void;

/**
 * What is chosen on a page, kept in its address: shared, reloaded and gone back to, it is there again.
 * The document is drawn without a query, so the first drawing in the browser is too.
 * @param names of the choice's parts, in the order in which they stand in the address
 */
export function useChosen(names: readonly string[]): [chosen: URLSearchParams, choose: Choose] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The address changes before the page does: what stands in another page's is not for this one.
  const [own] = useState(pathname);
  const [seen, setSeen] = useState(search);
  const [chosen, setChosen] = useState(search);
  if (pathname === own && search !== seen) {
    setSeen(search);
    setChosen(search);
  }

  const choose: Choose = (change) => {
    // Of the window itself: two made before the program ran come in one go, before the next drawing.
    const query = new URLSearchParams(location.search);
    for (const name of names) {
      const value = change[name] ?? query.get(name);
      query.delete(name);
      if (value) query.append(name, value);
    }
    // At once: the router takes its time, and until then the page would show what was chosen before.
    setChosen(query.toString());
    navigate({ search: query.toString(), hash }, { replace: true });
  };
  return [new URLSearchParams(hydrated ? chosen : ''), choose];
}
