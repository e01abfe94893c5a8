/** When a page has come to rest: to be waited for in place of a time. */
import type { Page } from 'playwright-core';

/** Waits until what has happened so far is drawn. */
export async function waitForDrawing(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until nothing fades or slides any more. */
export async function waitForAnimations(page: Page): Promise<void> {
  await waitForDrawing(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

/** Waits until a section of the office has read what it shows, and its charts are drawn. */
export async function waitForSection(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const words = [...document.querySelectorAll('main p, main [role=status]')];
    const charts = [...document.querySelectorAll('.chart-frame > [aria-hidden]')];
    return (
      !document.querySelector('main [aria-busy=true]') &&
      !words.some(({ textContent }) => textContent.trim().endsWith('…')) &&
      charts.every((chart) => chart.querySelector('svg'))
    );
  });
  await waitForDrawing(page);
}
