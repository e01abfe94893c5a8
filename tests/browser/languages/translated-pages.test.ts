/** A browser translates the page, and goes on translating what is drawn later: every text is in another element then. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READY_EVENT } from '../../../src/contract/document/inline-script.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
} from '../../parts/browser/harness.ts';
import { translate } from '../../parts/pages/translate.ts';

let harness: Harness;
let page: Page;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  page = harness.phone.page;
  await page.addInitScript(`addEventListener('${READY_EVENT}', ${translate})`);
});

const banner = () => page.locator('.banner');
const isTranslated = () => page.waitForFunction(() => document.querySelectorAll('main font').length > 2);

async function fillIn(name: string): Promise<void> {
  await page.goto(harness.at('/package_booking'));
  await isTranslated();
  await fillBooking(page, name);
}

describe('A page that the browser translates', () => {
  afterEach(() => harness.leave(LINE_CUT));

  it('sends a booking, shows its reference, and takes a correction of it', async () => {
    await fillIn('Amina Okoye');
    expect(await submitBooking(page)).toContain('Congatulations');
    const reference = await readReference(page);
    expect(reference).toMatch(/^PB-/);
    await page.getByRole('link', { name: 'See what this device has sent' }).click();
    await page.getByText(reference).first().waitFor();
    await page.locator('main a[href*="edit="]').first().click();
    await page.getByText(`Correct request ${reference}.`).waitFor();
    await fillBooking(page, 'Amina A. Okoye');
    await submitBooking(page);
    expect(await readReference(page)).toBe(reference);
    expect(harness.server.bookings()).toMatchObject([{ full_name: 'Amina A. Okoye' }]);
  });

  it('says what waits, and what is true once it is sent, without a signal in between', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await fillIn('Amina Okoye');
    expect(await submitBooking(page)).toMatch(/^Saved on this device\./);
    await banner().getByText('1 request saved on this device, not sent yet.').waitFor();
    await fillIn('Baraka Okoye');
    await submitBooking(page);
    await banner().getByText('2 requests saved on this device, not sent yet.').waitFor();
    await page.getByRole('link', { name: 'See what this device has sent' }).click();
    await page.getByRole('button', { name: 'Send now' }).first().waitFor();
    await page.getByText('Waiting to be sent').first().waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Send now' }).first().click();
    await page.getByText('Nothing is waiting on this device.').waitFor();
    await banner().waitFor({ state: 'hidden' });
    expect(await page.getByText(/not sent yet/).count()).toBe(0);
    expect(harness.server.bookings()).toHaveLength(2);
  });
});

describe('A banner that fails', () => {
  it('leaves the page and its reference as they are', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await fillIn('Amina Okoye');
    await submitBooking(page);
    const reference = await readReference(page);
    await banner().getByText('1 request saved').waitFor();
    await page.evaluate(() => document.querySelector('.banner')?.replaceChildren());
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('alert').getByText('This part of the page has failed.', { exact: false }).waitFor();
    expect(await readReference(page)).toBe(reference);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Okoye');
    await harness.leave(/removeChild|net::ERR_|Failed to load resource|Error submitting/);
  });
});
