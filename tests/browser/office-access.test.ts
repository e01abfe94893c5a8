import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffRoutes } from '../../src/contract/addresses.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { addAccount, emailOf, PASSWORD, typeIn } from '../parts/office.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let camp: Camp;
beforeAll(async () => {
  camp = await openCamp({ reducedMotion: 'reduce' });
  await addAccount(camp.server, 'management');
});
afterAll(async () => {
  camp.phone.forgive(LINE_CUT);
  await camp.leave();
});

it('The sign-in is accessible in both themes, and never scrolls sideways', async () => {
  const { page } = camp.phone;
  await page.goto(camp.at('/Management'));
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await look(page, '/Management, signed out');
  await typeIn(page, emailOf('management'), PASSWORD);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});

it.each(Object.values(staffRoutes))('%s is accessible in every section, for management', async (address) => {
  const { page } = camp.phone;
  await page.goto(camp.at(address));
  await page.locator('main h1').waitFor();
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .waitFor();
  const links = page.locator('.office-sidebar a');
  const sections = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const section of sections.length > 0 ? sections : [address]) {
    await page.goto(camp.at(section));
    await page.locator('main h1').waitFor();
    await look(page, section);
  }
});

async function look(page: Page, what: string): Promise<void> {
  // Charts and tables come a moment after the heading.
  await page.waitForTimeout(500);
  await page.evaluate(AXE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await findViolations(page), `${what} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
