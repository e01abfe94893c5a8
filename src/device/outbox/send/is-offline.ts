/** Tells if anything can leave this browser. */
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { createTransport } from '../../core/transport.ts';

/** Addresses of this device itself: a server there needs no network. */
const OWN_ADDRESSES = ['localhost', '127.0.0.1', '[::1]'];
/** Timeout for a server on this device, milliseconds. */
const PATIENCE = 2_000;
/** The same for the server behind a line that somebody believes in. */
const PATIENCE_OF_A_PRESS = 15_000;

/** True if the browser itself says that nothing can be sent, not even to a server on this device. */
export const isSurelyOffline = (): boolean =>
  navigator.onLine === false && !OWN_ADDRESSES.includes(location.hostname);

/**
 * True if a call cannot be sent. A browser that reports being online may be wrong. One that reports being offline is
 * believed, because trying wakes the phone; but some go on reporting it for as long as they run, so where a person
 * asks, and where the server is on the same device, the server's health is checked.
 * @param isPressed true if a person has asked to send now
 */
export async function isOffline(isPressed = false): Promise<boolean> {
  if (navigator.onLine !== false) return false;
  if (!isPressed && isSurelyOffline()) return true;
  return (
    (await createTransport()(endpoints.health, {
      timeout: isPressed ? PATIENCE_OF_A_PRESS : PATIENCE,
    })) instanceof Error
  );
}
