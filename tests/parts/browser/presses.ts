/**
 * How long presses take in the journeys of the browser tests, told by the browser itself (Event Timing,
 * https://www.w3.org/TR/event-timing/). Off unless the benchmark `presses` runs them.
 */
import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** Names the file to which presses are noted, a line of JSON each. */
export const PRESSES_FILE = 'PRESSES_FILE';
/** Slowdown of the processor, in journeys that are measured. */
export const SLOWDOWN = 4;

/** A line of the file: a press was made, or one took long enough for the browser to tell of it. */
export type PressTiming =
  | { made: true }
  | {
      /** Time at which the page began, and id of the interaction in it. */
      interaction: string;
      event: string;
      /** Milliseconds from the press to the next paint, by steps of eight. */
      duration: number;
      /** The page and the element that was pressed. */
      where: string;
    };

declare global {
  interface Window {
    tellPress: (note: string) => void;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Slows a visit's pages down and notes their presses, where a run of the tests is to be measured. */
export async function watchPresses(context: BrowserContext): Promise<void> {
  const file = process.env[PRESSES_FILE];
  if (!file) return;
  const watch = async (page: Page) => {
    const session = await context.newCDPSession(page);
    session.on('Runtime.bindingCalled', ({ payload }) => appendFileSync(file, `${payload}\n`));
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'tellPress' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  };
  await context.addInitScript(notePresses);
  await Promise.all(context.pages().map(watch));
  // A page that is closed at once is not worth a word.
  context.on('page', (page) => void watch(page).catch(() => undefined));
}

/** Runs in the page, before anything else. */
function notePresses(): void {
  const tell = (note: PressTiming) => window.tellPress(JSON.stringify(note));
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ isTrusted }) => isTrusted && tell({ made: true }), true);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const target = entry.target instanceof Element ? entry.target : null;
      const name = target?.getAttribute('aria-label') ?? target?.textContent?.trim().slice(0, 30) ?? '';
      tell({
        interaction: `${performance.timeOrigin} ${entry.interactionId}`,
        event: entry.name,
        duration: entry.duration,
        where: `${location.pathname} ${target?.localName ?? ''} ${name}`,
      });
    }
  });
  // The browser does not report shorter ones.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
