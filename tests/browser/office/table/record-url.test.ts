/** The address of an opened record: it is copied and sent, it opens offline too, and Back closes the record. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../../parts/pages/office.ts';
import { rowOf, submitTripPlan, showView as view } from '../../../parts/pages/trip-plans.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const named = (page: Page) => new URL(page.url()).searchParams.get('record');
const isShown = (page: Page, name: string) => expect.poll(() => panel(page, name).isVisible());

let harness: Harness;
async function open(viewport: { width: number; height: number }): Promise<void> {
  harness = await openHarness({ saved: true, viewport, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  for (const name of ['Anna Meyer', 'Juma Komba']) await submitTripPlan(harness.server, name);
  await signIn(harness.phone.page, harness.at, 'operations');
  await openSection(harness.phone.page, 'Dashboard');
  await openSection(harness.phone.page, 'Trip Plans');
}

describe('At a desk', () => {
  beforeAll(() => open({ width: 1440, height: 900 }));
  afterAll(() => harness.leave(LINE_CUT));

  it('a record that is opened stands in the address by its reference alone, and Back and Forward close and open it', async () => {
    const { page } = harness.phone;
    expect(named(page)).toBeNull();
    await rowOf(page, 'Anna Meyer').getByRole('rowheader').click();
    await expect.poll(() => named(page)).toMatch(/^TP-[0-9A-Z-]+$/);
    expect(page.url()).not.toMatch(/Anna|Meyer/);
    await page.goBack();
    await isShown(page, 'Anna Meyer').toBe(false);
    expect(new URL(page.url()).searchParams.get('section')).toBe('trip-plans');
    await page.goForward();
    await isShown(page, 'Anna Meyer').toBe(true);
  });

  it('Escape takes it out of the address, and however many were opened, one step back leads to the list', async () => {
    const { page } = harness.phone;
    await page.keyboard.press('Escape');
    await isShown(page, 'Anna Meyer').toBe(false);
    await expect.poll(() => named(page)).toBeNull();
    await view(page, 'To answer');
    for (const name of ['Juma Komba', 'Anna Meyer', 'Juma Komba']) {
      await rowOf(page, name).getByRole('rowheader').click();
      await isShown(page, name).toBe(true);
    }
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('to-answer');
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await openSection(page, 'Trip Plans');
  });

  it('its address opens it in another tab without a signal, and a step to an anchor between leaves it open', async () => {
    const { page } = harness.phone;
    await rowOf(page, 'Anna Meyer').getByRole('rowheader').click();
    await expect.poll(() => named(page)).not.toBeNull();
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isShown(other, 'Anna Meyer').toBe(true);
    await other.evaluate(() => {
      location.hash = 'main';
    });
    await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await isShown(other, 'Anna Meyer').toBe(false);
    await expect.poll(() => named(other)).toBeNull();
    await other.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();
    await other.close();
    await page.reload();
    await isShown(page, 'Anna Meyer').toBe(true);
    await harness.signal('up');
  });
});

describe('On a phone', () => {
  beforeAll(() => open({ width: 360, height: 800 }));
  afterAll(() => harness.leave(LINE_CUT));

  it('Back closes the sheet of a record, and the list is as it was', async () => {
    const { page } = harness.phone;
    const details = page
      .getByRole('listitem')
      .filter({ hasText: 'Anna Meyer' })
      .getByRole('button', { name: 'Details' });
    await details.click();
    await isShown(page, 'Anna Meyer').toBe(true);
    await page.goBack();
    await isShown(page, 'Anna Meyer').toBe(false);
    await details.click();
    await isShown(page, 'Anna Meyer').toBe(true);
    await panel(page, 'Anna Meyer').getByRole('button', { name: 'Close' }).click();
    await isShown(page, 'Anna Meyer').toBe(false);
    await expect.poll(() => named(page)).toBeNull();
  });
});
