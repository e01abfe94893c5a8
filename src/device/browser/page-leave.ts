/**
 * Calls back when the person leaves the page: another tab or program comes to the front, or another document replaces
 * it. No later event may reach the page. It runs before the page closes its database.
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
