/** Titles of what can be changed of the site, as this device was told them last. */
import { useEffect, useState } from 'react';
import { readCachedValue } from '../../../device/local-cache/index.ts';

/** Name under which Management → Site keeps its items. */
export const KEPT_SITE_ITEMS = 'site-items';

interface Kept {
  items: readonly { id: string; title: string }[];
}

/** Titles by the id of the item; undefined until they are read, and on a device that was never told. */
export function useSiteItemTitles(): ReadonlyMap<string, string> | undefined {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    void readCachedValue(KEPT_SITE_ITEMS).then(
      (kept) => setTitles(new Map((kept as Kept | undefined)?.items.map(({ id, title }) => [id, title]))),
      () => undefined,
    );
  }, []);
  return titles;
}
