import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockDrafts } from '../../parts/browser/delays.ts';
import { fillBooking, type Harness, openHarness, submitBooking } from '../../parts/browser/harness.ts';
import { waitForDraft, waitForDraftSearch } from '../../parts/pages/stored-drafts.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block', ownProfile: true });
  const { page } = harness.phone;
  await page.goto(harness.at('/package_booking'));
  await page.getByRole('heading', { name: 'Plan Your Default Package Name' }).waitFor();
});
afterEach(() => harness.leave());

const typed = () => harness.phone.page.getByLabel('Full name').inputValue();
const waitUntilKept = () => waitForDraft(harness.phone.page);

describe('What is typed into a form', () => {
  it('is back after a reload of the same tab, and can be thrown away', async () => {
    const { page } = harness.phone;
    await page.getByLabel('Full name').fill('Amina Okoye');
    await waitUntilKept();
    await page.reload();
    await page.getByText('What you typed before is back.').waitFor();
    expect(await typed()).toBe('Amina Okoye');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(typed).toBe('');
    await page.getByText('What you typed before').waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByLabel('Full name').waitFor();
    expect(await page.getByText('What you typed before').count()).toBe(0);
  });

  it('is kept although its page is replaced in the same moment', async () => {
    const { page } = harness.phone;
    await page.getByLabel('Full name').fill('Amina');
    await waitUntilKept();
    await page.getByLabel('Full name').evaluate((field: HTMLInputElement) => {
      // The pause after which typing is stored never ends, however long the page takes to be replaced.
      Object.assign(window, { setTimeout: () => 0 });
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Amina Okoye');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      location.href = '/culture';
    });
    await page.getByRole('heading', { level: 1, name: 'Culture' }).waitFor();
    await page.goto(harness.at('/package_booking'));
    await page.getByText('What you typed before is back.').waitFor();
    expect(await typed()).toBe('Amina Okoye');
  });

  it('is not overwritten by what comes back late: that is offered instead', async () => {
    const { page } = harness.phone;
    await page.getByLabel('Full name').fill('Amina Okoye');
    await waitUntilKept();
    const other = await page.context().newPage();
    await other.goto(harness.at('/culture'));
    const release = await blockDrafts(other);
    await page.reload();
    await page.getByLabel('Full name').fill('Baraka Okoye');
    await release();
    await page.getByText('You began this form on').waitFor();
    expect(await typed()).toBe('Baraka Okoye');
  });

  it('is offered after the browser was killed, and sent once', async () => {
    await fillBooking(harness.phone.page, 'Amina Okoye');
    await waitUntilKept();
    await harness.restart('kill');
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await page.getByText('You began this form on').waitFor();
    expect(await typed()).toBe('');
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect.poll(typed).toBe('Amina Okoye');
    await submitBooking(page);
    expect(harness.server.bookings()).toHaveLength(1);
    await page.reload();
    await page.getByLabel('Full name').waitFor();
    await waitForDraftSearch(page);
    expect(await page.getByRole('complementary', { name: 'Unfinished form' }).count()).toBe(0);
  });

  it('is not taken from a tab that is still open', async () => {
    await harness.phone.page.getByLabel('Full name').fill('Amina Okoye');
    await waitUntilKept();
    const other = await harness.phone.page.context().newPage();
    await other.goto(harness.at('/package_booking'));
    await other.getByLabel('Full name').waitFor();
    await waitForDraftSearch(other);
    expect(await other.getByRole('complementary', { name: 'Unfinished form' }).count()).toBe(0);
    await other.close();
  });
});

describe('Two tabs that were offered one draft', () => {
  const GO_ON = 'Go on with it';

  /** A form was begun, the browser died, and two tabs offer to go on with it. */
  async function openTwo() {
    await fillBooking(harness.phone.page, 'Amina Okoye');
    await waitUntilKept();
    await harness.restart('kill');
    const { page: one, context } = harness.phone;
    const two = await context.newPage();
    for (const tab of [one, two]) {
      await tab.goto(harness.at('/package_booking'));
      await tab.getByText('You began this form on').waitFor();
    }
    return [one, two] as const;
  }
  const nameIn = (tab: Page) => tab.getByLabel('Full name').inputValue();

  it('and both go on and submit: two requests, never one id with two contents', async () => {
    const tabs = await openTwo();
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: GO_ON }).click()));
    for (const tab of tabs) await tab.getByText('You began this form on').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await Promise.all(tabs.map(nameIn))).sort()).toEqual(['', 'Amina Okoye']);
    // The tab without the draft writes it anew, a little different.
    for (const tab of tabs) if ((await nameIn(tab)) === '') await fillBooking(tab, 'Amina O.');
    for (const tab of tabs) {
      await tab.bringToFront();
      expect(await submitBooking(tab)).toContain('Congatulations');
    }
    const rows = harness.server.bookings();
    expect(rows.map(({ full_name }) => full_name).sort()).toEqual(['Amina O.', 'Amina Okoye']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });

  it('one of which has sent it in the meantime: the other gets nothing back, one request', async () => {
    const [one, two] = await openTwo();
    await one.bringToFront();
    await one.getByRole('button', { name: GO_ON }).click();
    await expect.poll(() => nameIn(one)).toBe('Amina Okoye');
    expect(await submitBooking(one)).toContain('Congatulations');
    await two.bringToFront();
    await two.getByRole('button', { name: GO_ON }).click();
    await two.getByText('You began this form on').waitFor({ state: 'hidden' });
    await waitForDraftSearch(two);
    expect(await nameIn(two)).toBe('');
    expect(harness.server.bookings()).toHaveLength(1);
  });
});

describe('What was sent', () => {
  it('can be printed, put into the calendar, and handed on with its reference', async () => {
    const { page } = harness.phone;
    await fillBooking(page);
    await submitBooking(page);
    const stamp = await page.locator('.outcome .stamp strong').innerText();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to calendar' }).click();
    const file = await (await download).createReadStream();
    let text = '';
    for await (const part of file) text += part;
    expect(text).toContain('DTSTART;VALUE=DATE:20270614');
    expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain(stamp);
    for (const name of ['WhatsApp', 'SMS', 'E-mail']) {
      const href = await page.locator('.share-request').getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(stamp);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(await page.locator('.outcome .stamp').isVisible()).toBe(true);
  });

  it('cancelled at the confirmation stays a draft', async () => {
    const { page } = harness.phone;
    await fillBooking(page, 'Amina Okoye');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await waitUntilKept();
    expect(harness.server.bookings()).toHaveLength(0);
  });
});
