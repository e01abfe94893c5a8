type Device = typeof import('../../device/for-forms.ts');
let loaded: Device | undefined;

/**
 * The outbox and the drafts. Rejects where they are neither saved yet nor to be fetched.
 * Asked for again, they are there at once: another import would let the page be drawn first.
 */
export async function loadDevice(): Promise<Device> {
  loaded ??= await import('../../device/for-forms.ts');
  return loaded;
}
