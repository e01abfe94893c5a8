import { useState } from 'react';
import type { Coordinates } from '../../content/types.ts';

export type Position =
  | { state: 'unknown' | 'asking' | 'refused' | 'unavailable' | 'insecure' }
  | { state: 'here'; at: Coordinates; accuracy: number; area: string | undefined };

/** Long enough for a first fix without a signal, in milliseconds. */
const PATIENCE = 60_000;

/**
 * The reader's position, once they ask for it; needs no network.
 * @param areaOf the park around a position, if there is one
 */
export function usePosition(areaOf: (at: Coordinates) => Promise<string | undefined>): {
  position: Position;
  ask: () => void;
} {
  const [position, setPosition] = useState<Position>({ state: 'unknown' });
  function ask(): void {
    if (!isSecureContext || !navigator.geolocation) {
      setPosition({ state: 'insecure' });
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude, accuracy } }) => {
        const at = { latitude, longitude };
        // If the area cannot be found, the position is shown without it.
        const area = await areaOf(at).catch(() => undefined);
        setPosition({ state: 'here', at, accuracy, area });
      },
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      // No cached position: the person wants to know the present one.
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 },
    );
  }
  return { position, ask };
}
