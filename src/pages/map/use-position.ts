import { useState } from 'react';
import type { Coordinates } from '../../content/types.ts';

export type Position =
  | { state: 'unknown' | 'asking' | 'refused' | 'unavailable' | 'insecure' }
  | { state: 'here'; at: Coordinates };

/** Long enough for a first fix without a signal, in milliseconds. */
const PATIENCE = 60_000;

/** The reader's position, once they ask for it; needs no network. */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'unknown' });
  function ask(): void {
    if (!isSecureContext || !navigator.geolocation) {
      setPosition({ state: 'insecure' });
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ state: 'here', at: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 60_000 },
    );
  }
  return { position, ask };
}
