type Device = typeof import('../../device/for-forms.ts');
let loaded: Device | undefined;

/**
 * Loads the outbox and the drafts. Rejects if they are neither saved nor reachable. Later calls return the
 * loaded module at once, because another import would let the page render first.
 */
export async function loadDevice(): Promise<Device> {
  loaded ??= await import('../../device/for-forms.ts');
  return loaded;
}
