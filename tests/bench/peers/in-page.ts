/** Code that runs in the pages of all contenders, before any of their own. No function inside has a name. */

export interface Seen {
  /** Milliseconds after the start of the navigation; 0 until it happened. */
  firstPaint: number;
  largestPaint: number;
  heading: number;
  answer: number;
}

declare global {
  interface Window {
    seenOfPeer: Seen;
  }
}

/** TypeScript's library does not know it. */
interface Entry extends PerformanceEntry {
  identifier?: string;
  renderTime?: number;
}

/**
 * Notes paints. With `press` it presses the button of the Great Migration every 50 ms from the moment it is there,
 * until the first heading of the route that it reveals is painted: nobody knows when a program will run, and a person
 * presses again.
 */
export function watch({ press }: { press: boolean }): void {
  window.seenOfPeer = { firstPaint: 0, largestPaint: 0, heading: 0, answer: 0 };
  const seen = window.seenOfPeer;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') seen.largestPaint = entry.startTime;
      if (entry.identifier === 'heading') seen.heading = entry.renderTime ?? 0;
      if (entry.identifier === 'answer') seen.answer = entry.renderTime ?? 0;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'element'])
    observer.observe({ type, buffered: true });
  const marker = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    heading.setAttribute('elementtiming', 'heading');
    marker.disconnect();
  });
  marker.observe(document, { childList: true, subtree: true });
  if (!press) return;
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('.migration button');
    const route = document.querySelector<HTMLElement>('.migration .route');
    if (!button || !route) return;
    if (seen.answer > 0) return clearInterval(timer);
    route.querySelector('.legs h3')?.setAttribute('elementtiming', 'answer');
    if (!route.hidden) return;
    button.scrollIntoView({ behavior: 'instant' });
    button.click();
  }, 50);
}

/** Runs in the page until it has nothing more to do, so that the next measurement does not wait for it. */
export async function comeToRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
