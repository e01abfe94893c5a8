/**
 * Calls back when the person turns away from the page, which may be the last that it hears: another tab or program
 * comes to the front, or another document takes its place. Before the page lets go of its database.
 * @returns a function that ends it
 */
export function onPageLeave(work: () => void): () => void {
  const hide = () => document.visibilityState === 'hidden' && work();
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', work, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', work, { capture: true });
  };
}
