import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';

export interface MapChoice {
  /** 0 for any month. */
  month: number;
  /** A kind of place, or empty for all. */
  kind: string;
  /** Address of a package without its slash, or empty for none. */
  trip: string;
}

/**
 * What is chosen on the map, kept in the address: shared and reloaded, it is there again.
 * The document is drawn without a query, so the first drawing in the browser is too.
 */
export function useMapChoice(): { choice: MapChoice; choose: (change: Partial<MapChoice>) => void } {
  const [search, setSearch] = useSearchParams();
  const query = useHydrated() ? search : new URLSearchParams();
  const choice = {
    month: Number(query.get('month')) || 0,
    kind: query.get('kind') ?? '',
    trip: query.get('trip') ?? '',
  };
  function choose(change: Partial<MapChoice>): void {
    const entries = Object.entries({ ...choice, ...change }).filter(([, value]) => value);
    setSearch(
      entries.map(([name, value]) => [name, String(value)] as [string, string]),
      { replace: true, preventScrollReset: true },
    );
  }
  return { choice, choose };
}
