import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { staffRoutes } from '../../../../src/contract/protocol/routes.ts';
import { expectAccessible } from '../../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { waitForSection } from '../../../parts/browser/wait-for-page.ts';
import { addAccount, emailOf, PASSWORD, typeIn } from '../../../parts/pages/office.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ reducedMotion: 'reduce' });
  await addAccount(harness.server, 'management');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

it('The sign-in is accessible in both themes, and never scrolls sideways', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/Management'));
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await look(page, '/Management, signed out');
  await typeIn(page, emailOf('management'), PASSWORD);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});

it.each(Object.values(staffRoutes))('%s is accessible in every section, for management', async (address) => {
  const { page } = harness.phone;
  await page.goto(harness.at(address));
  await page.locator('main h1').waitFor();
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .waitFor();
  const links = page.locator('.office-sidebar a');
  const sections = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const section of sections.length > 0 ? sections : [address]) {
    await page.goto(harness.at(section));
    await page.locator('main h1').waitFor();
    await look(page, section);
  }
});

async function look(page: Page, what: string): Promise<void> {
  // Charts and tables come a moment after the heading.
  await waitForSection(page);
  await expectAccessible(page, what);
}
