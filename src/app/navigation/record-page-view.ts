import { rememberPlate } from '../../device/seen-plates/index.ts';

/** Milliseconds before the script that counts views is fetched, so that reading comes first. */
const PAUSE = 4_000;

interface View {
  path: string;
  /** ISO 8601. */
  at: string;
}

let waiting: View[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes which page is being read, and reports it to `src/device/visits` a little later or when the page is
 * left.
 * @param plate of the page, if it has one: the passport of this device is stamped at once, however soon the page is
 *   left
 */
export function recordPageView(path: string, plate?: number): void {
  const now = new Date();
  if (plate !== undefined) rememberPlate(plate, now);
  waiting.push({ path, at: now.toISOString() });
  if (timer !== undefined) return;
  timer = setTimeout(tell, PAUSE);
  document.addEventListener('visibilitychange', tell);
  // A page that is being closed can fetch nothing more.
  addEventListener('pagehide', stopListening);
}

function stopListening(): void {
  document.removeEventListener('visibilitychange', tell);
  removeEventListener('pagehide', stopListening);
}

async function tell(): Promise<void> {
  clearTimeout(timer);
  stopListening();
  const views = waiting;
  waiting = [];
  timer = undefined;
  try {
    const { recordPageViews: recordViews } = await import('../../device/visits/index.ts');
    recordViews(views);
  } catch {
    // It has not arrived: the next view brings these along.
    waiting = [...views, ...waiting];
  }
}
