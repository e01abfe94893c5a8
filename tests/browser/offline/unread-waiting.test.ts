/** A device that cannot read what waits: nobody is told that everything has arrived. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await page.addInitScript(failToRead);
  await addAccount(harness.server, 'logistics');
  await signIn(page, harness.at, 'logistics');
  await openSection(page, 'People Transported');
  await waitUntilOfficeSaved(page);
});
afterAll(() => harness.leave(LINE_CUT));

/** In the page: while it says so, the browser gives an error for all that is in the outbox. */
function failToRead(): void {
  const read = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (...range) {
    if (this.name === 'entries' && localStorage.getItem('test-unreadable')) {
      throw new DOMException('Internal error.', 'UnknownError');
    }
    return read.apply(this, range);
  };
}

const notSent = () => page.getByRole('link', { name: '1 not sent' });
const arrived = () => page.getByText('Everything of yours has arrived').count();

describe('What waits and cannot be read', () => {
  it('is told as that, and is there again once it can', async () => {
    await harness.signal('down');
    const form = page.getByRole('form', { name: 'Add a person' });
    await form.getByLabel('Vehicle').fill('T 482 DKL');
    await form.getByLabel('Destination').fill('Seronera');
    await form.getByLabel('Guide').fill('Juma');
    await form.getByLabel('Name', { exact: true }).fill('Neema Mushi');
    await page.keyboard.press('Enter');
    await notSent().click();
    await page.getByRole('listitem').filter({ hasText: 'Neema Mushi' }).waitFor();

    await page.evaluate(() => localStorage.setItem('test-unreadable', 'yes'));
    await page.reload();
    await page
      .getByText('What is not sent could not be read on this device. Please reload the page.')
      .waitFor();
    expect(await arrived()).toBe(0);

    await page.evaluate(() => localStorage.removeItem('test-unreadable'));
    await page.reload();
    await page.getByText('1 entry is not sent yet.').waitFor();
    await notSent().waitFor();
  });
});
