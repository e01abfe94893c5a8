/** Milliseconds after which the work runs, however busy the page is. */
const AT_THE_LATEST = 300;

/** Runs work when the page is idle. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work, { timeout: AT_THE_LATEST });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, AT_THE_LATEST / 3);
  return () => clearTimeout(timer);
}
