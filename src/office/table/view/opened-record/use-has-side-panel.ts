import { useSyncExternalStore } from 'react';

/** From here on there is room for an opened record beside the table. */
const BESIDE = '(min-width: 992px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where an opened record stands beside the table; elsewhere it lies over the whole screen. */
export function useHasSidePanel(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
}
