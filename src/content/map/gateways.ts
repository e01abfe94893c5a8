import type { Coordinates } from '../types.ts';

/** Airports at which a trip may begin and end. */
export const gateways = {
  k: { title: 'Kilimanjaro airport', coordinates: { latitude: -3.429, longitude: 37.074 } },
  d: { title: 'Dar es Salaam', coordinates: { latitude: -6.878, longitude: 39.203 } },
  z: { title: 'Zanzibar airport', coordinates: { latitude: -6.222, longitude: 39.225 } },
} as const satisfies Record<string, { title: string; coordinates: Coordinates }>;
