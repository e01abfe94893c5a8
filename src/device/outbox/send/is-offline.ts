/** Whether anything can leave this browser. */
import { calls } from '../../../contract/protocol/calls.ts';
import { createTransport } from '../../core/transport.ts';

/** Addresses of this device itself: a server there needs no network. */
const OWN_ADDRESSES = ['localhost', '127.0.0.1', '[::1]'];
/** Timeout for a server on this device, milliseconds. */
const PATIENCE = 2_000;

/** True if the browser itself says that nothing can be sent, not even to a server on this device. */
export const isSurelyOffline = (): boolean =>
  navigator.onLine === false && !OWN_ADDRESSES.includes(location.hostname);

/**
 * True if it is certain that a call cannot be sent. A browser that reports being online may be wrong. One
 * that reports being offline is right, except for a server on the same device, whose health is checked.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine !== false) return false;
  if (isSurelyOffline()) return true;
  return (await createTransport()(calls.health, { timeout: PATIENCE })) instanceof Error;
}
