/** Whether anything can leave this browser. */
import { calls } from '../../contract/calls.ts';
import { createTransport } from '../transport.ts';

/** Addresses of this very device: a server there needs no network. */
const OWN_ADDRESSES = ['localhost', '127.0.0.1', '[::1]'];
/** Milliseconds that a server on this device is given. */
const PATIENCE = 2_000;

/**
 * True when it is certain that a call would not leave. A browser that says that it is online may
 * be wrong; one that says that it is offline is not, but for a server on the same device, which is
 * asked for a sign of life.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine !== false) return false;
  if (!OWN_ADDRESSES.includes(location.hostname)) return true;
  return (await createTransport()(calls.health, { timeout: PATIENCE })) instanceof Error;
}
