/** Layouts of the table by the width of the screen. */
import { useCallback, useSyncExternalStore } from 'react';

const NARROW = '(max-width: 575.98px)';
/** From here on there is room for an opened record beside the table. */
const WIDE = '(min-width: 992px)';

/** True on a phone, where each row is a card. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);

/** True where an opened record stands beside the table; elsewhere it lies over the whole screen. */
export const useHasSidePanel = (): boolean => useMediaQuery(WIDE);

function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}
