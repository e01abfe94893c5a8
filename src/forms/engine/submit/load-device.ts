import { whenIdle } from '../../../device/browser/page.ts';

type Device = typeof import('../../../device/for-forms.ts');
let loaded: Device | undefined;

/**
 * Loads the outbox and the drafts. Rejects if they are neither saved nor reachable. Later calls return the
 * loaded module at once, because another import would let the page render first.
 */
export async function loadDevice(): Promise<Device> {
  loaded ??= await import('../../../device/for-forms.ts');
  return loaded;
}

/** False until `loadDevice` has once succeeded. */
export const isDeviceLoaded = (): boolean => loaded !== undefined;

/**
 * Loads what a press of Submit needs, once the page is loaded and idle: a deploy may remove it later. With Save-Data it
 * comes when the form is touched.
 * @returns a function that cancels it
 */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let cancel = () => {};
  const start = () => {
    cancel = whenIdle(() => void load().catch(() => undefined));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel();
  };
}
