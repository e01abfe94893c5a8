/**
 * A browser that has never heard of popovers: neither the attribute, nor the selector, nor the methods. Every
 * mention is renamed on its way, so that it means nothing to a browser that knows them.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navbar } from '../../../src/content/navigation.ts';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

const SMALL = { width: 360, height: 640 };
const LARGE = { width: 1280, height: 800 };
/** Documents, scripts and styles. */
const TEXTS = /^[^.?]*(\?.*)?$|\.(html|js|css)(\?.*)?$/;

let harness: Harness;
beforeEach(async () => {
  // The policy knows the styles inside a document by their hash, and they are altered here.
  harness = await openHarness({ reducedMotion: 'reduce', serviceWorkers: 'block', bypassCSP: true });
  harness.line.alter(TEXTS, (text) => text.replaceAll('popover', 'notpopover'));
});
afterEach(() => harness.leave());

describe.each([SMALL, LARGE])('At $width px', (size) => {
  beforeEach(() => harness.phone.page.setViewportSize(size));

  it('the menu opens, closes, and each of its links leads to its page', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/search'));
    await page.getByLabel('Search for').fill('giraf');
    await page.getByText(/^\d+ pages?$/).waitFor();
    const opener = page.locator('.menu-button');
    expect(await opener.innerText()).toBe('Menu');
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.isVisible()).toBe(false);
    await opener.click();
    await menu.waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await menu.waitFor({ state: 'hidden' });
    for (const item of navbar) {
      for (const { label, to } of 'links' in item ? item.links.slice(-1) : [item]) {
        await opener.click();
        if ('links' in item) await menu.locator('summary', { hasText: item.label }).click();
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname)).toBe(to);
        await menu.waitFor({ state: 'hidden' });
      }
    }
  });

  it('the office’s sections can be reached, and the last of them signs out', async () => {
    const { page } = harness.phone;
    await addAccount(harness.server, 'operations');
    await signIn(page, harness.at, 'operations');
    await openSection(page, 'Package Bookings');
    await openSection(page, 'Flight Requests');
    const opener = page.locator('.sheet-button');
    const sections = page.locator('.office-sidebar nav');
    if (await opener.isVisible()) {
      await sections.waitFor({ state: 'hidden' });
      await opener.click();
      await sections.waitFor();
      await opener.click();
      await sections.waitFor({ state: 'hidden' });
      await opener.click();
    }
    await sections.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === staffRoutes.management);
  });
});
