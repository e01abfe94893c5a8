/** Looks at a page as assistive programs read it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The checker's program, to be evaluated in the page first. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing wrong in either theme, and nothing to scroll sideways on a phone and on a desk. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(coloursSettled);
      expect(await findViolations(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${what}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A change of theme fades: half-way no colour is the one that is meant. */
export async function coloursSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
}

/** What is wrong, and where. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
