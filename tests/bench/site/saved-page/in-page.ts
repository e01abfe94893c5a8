/** Code that runs in the pages of `saved-page`. */

declare global {
  interface Window {
    /** Milliseconds after the start of the navigation at which the heading was painted. */
    headingPainted: Promise<number>;
  }
}

/** TypeScript's library does not know it. */
interface ElementTiming extends PerformanceEntry {
  identifier: string;
  renderTime: number;
}

/** In the page, before anything else: marks the heading before its first paint, so that the browser times it. */
export function watchHeading(): void {
  const marker = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    heading.setAttribute('elementtiming', 'heading');
    marker.disconnect();
  });
  marker.observe(document, { childList: true, subtree: true });
  window.headingPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as ElementTiming[];
      if (entry) resolve(entry.renderTime);
    }).observe({ type: 'element', buffered: true });
  });
}

/** How long a finger stays on the glass, milliseconds: a quick tap. */
export const TAP = 80;

/** In the page: milliseconds from a link's click until the next page's heading was painted. */
export function pressLink({ to, tap }: { to: string; tap: number }): Promise<number> {
  const links = document.querySelectorAll(`#root a[href="${CSS.escape(to)}"]`);
  // Those on a map are no elements of HTML.
  const link = [...links].find((one) => one instanceof HTMLElement);
  const before = document.querySelector('main h1')?.textContent;
  return new Promise((resolve, reject) => {
    if (!link) return reject(new Error(`No link to ${to}`));
    let start = 0;
    const marker = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent === before) return;
      marker.disconnect();
      heading?.setAttribute('elementtiming', 'next');
    });
    marker.observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries() as ElementTiming[])
        if (identifier === 'next') resolve(renderTime - start);
    }).observe({ type: 'element' });
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => {
      start = performance.now();
      link.click();
    }, tap);
  });
}
