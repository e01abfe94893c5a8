/** Finds text of a page that cannot be read on its screen. */
import type { Page } from 'playwright-core';

/** Text that is cut off or out of the window, unless it can be scrolled to or is cut with an ellipsis on purpose. */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth } = document.documentElement;
    if (document.documentElement.scrollWidth > clientWidth) found.push('the page scrolls sideways');
    const scrolls = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, legend, th, h1, h2, h3, p, li, dt, dd',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, svg'))
        continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2) continue;
      const words = element.innerText.trim().slice(0, 60);
      if (words && (left < -1 || right > clientWidth + 1) && !scrolls(element))
        found.push(`out of the window: ${words}`);
      if (
        words &&
        element.scrollWidth > element.clientWidth + 1 &&
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        getComputedStyle(element).textOverflow !== 'ellipsis'
      ) {
        found.push(`cut: ${words}`);
      }
    }
    return found;
  });
