/**
 * The passport: which plates of the series were looked at on this device, and on which day. It stays here:
 * nothing of it is sent, and signing out does not concern it.
 */
import { localValues } from '../../contract/document/web-storage.ts';

/** In local storage; what is kept is a day by the plate's number. */
const KEY = 'passport';

/** Days as `2026-11-22`, by the number of the plate. */
export type SeenPlates = Readonly<Record<number, string>>;

/** Stamps a plate that has no stamp yet with the device's own day. */
export function rememberPlate(plate: number, now: Date): void {
  const stamped = readSeenPlates();
  if (plate in stamped) return;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  localValues.write(KEY, JSON.stringify({ ...stamped, [plate]: day }));
}

/** All stamps; none if what is stored is not ours. */
export function readSeenPlates(): SeenPlates {
  try {
    const kept: unknown = JSON.parse(localValues.read(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(
      ([plate, day]) => Number(plate) > 0 && /^\d{4}-\d\d-\d\d$/.test(String(day)),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function clearSeenPlates(): void {
  localValues.remove(KEY);
}
