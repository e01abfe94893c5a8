/** Checks a page as assistive programs read it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Prepares a page for a check: loads the checker, and lays the page out whole. Otherwise content far below is
 * skipped, and content that sticks out sideways is cut off there.
 */
export async function prepareForAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
}

/** Pixels by which the page is wider than its window. */
export function readHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Expects no violation in either theme, and no sideways scrolling on a phone and on a desktop. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await prepareForAxe(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolationsInBothThemes(page), `${what}, ${width} px`).toEqual([]);
    expect(await readHorizontalOverflow(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

/**
 * Expects no violation in what is open now, at the size that the window has, in either theme.
 * @param forced true to check in the reader's own few colours, too
 */
export async function expectNoViolationsNow(
  page: Page,
  what: string,
  { forced = false } = {},
): Promise<void> {
  await prepareForAxe(page);
  expect(await findViolationsInBothThemes(page), what).toEqual([]);
  if (!forced) return;
  await page.emulateMedia({ colorScheme: null, forcedColors: 'active' });
  expect(await findViolations(page), `${what}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * A change of theme fades, and so does a button that comes to lie under the pointer or away from it, which the browser
 * notices some frames later: half-way no colour is the one that is meant.
 */
async function coloursSettled(): Promise<void> {
  for (;;) {
    for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (fading.length === 0) return;
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  }
}

/**
 * Finds violations in the light theme and in the dark one, and where they are. The dark theme sets colours
 * and nothing else (tests/architecture/styles.test.ts): there only the rules about colours are asked again.
 */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, ...rules] of [['light'], ['dark', 'cat.color']] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findViolations(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/**
 * Finds violations, and where they are.
 * @param tags of the rules that are asked: all of them, if none is named
 */
export async function findViolations(page: Page, tags: readonly string[] = []): Promise<string[]> {
  await page.evaluate(coloursSettled);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A target that is half under a fixed bar would count as smaller than it is.
      const at = scrollY;
      scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        // No rule that is on reads the style sheets, which would be fetched anew for each look.
        preload: { assets: ['media'] },
        ...(runOnly.length > 0 && { runOnly }),
        rules: {
          // Off unless asked for, and a tag asks for all that have it.
          'color-contrast-enhanced': { enabled: false },
          // Part of WCAG 2.2 AA, and off unless asked for: 24 px, or room around it.
          'target-size': { enabled: runOnly.length === 0 },
        },
      });
      scrollTo({ top: at, behavior: 'instant' });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [...tags],
  );
}
