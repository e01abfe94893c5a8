/** /outbox: what waits can be looked at, corrected, and carried to a signal in a file. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type SubmissionKind, submissionKinds } from '../../../src/kinds/submissions.ts';
import { type Phone, waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { queueEntries, readEntries } from '../../parts/device/entry.ts';
import { fillForm, formField, publicForms, submitForm, waitForForm } from '../../parts/pages/forms.ts';
import { requests } from '../../parts/records/sample-requests.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';

let harness: Harness;
const open = async () => {
  harness = await openHarness({ saved: true });
};
const leave = async () => {
  await harness.leave(LINE_CUT);
};

/** Presses Save to a file, and gives where the download lies. */
async function saveToFile(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^savanna-and-coast-requests-\d{4}-\d\d-\d\d\.json$/);
  const path = join(tmpdir(), `${v7()}.json`);
  await download.saveAs(path);
  return path;
}
const choose = (page: Page, path: string) => page.locator('input[type=file]').setInputFiles(path);
const send = (page: Page) => page.getByRole('button', { name: /^Send (the file|it again)$/ }).click();
const rows = (kinds: readonly SubmissionKind[]) =>
  kinds.map((kind) => harness.server.rows(publicForms[kind].table).length);

describe('What has no signal', () => {
  const kinds = ['packageBooking', 'stayBooking', 'eventRequest'] as const;
  let other: Phone;
  beforeEach(open);
  afterEach(leave);
  beforeEach(async () => {
    other = await harness.another();
  });
  afterEach(async () => {
    await other.close(LINE_CUT);
  });

  it('goes in a file by another phone, once; the first phone hears of it when it is online', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/'));
    await waitUntilSaved(page);
    await harness.line.set('down');
    for (const kind of kinds) {
      await page.goto(harness.at(publicForms[kind].path));
      await waitForForm(page, kind);
      await fillForm(page, kind);
      expect(await submitForm(page, kind)).toBe(SAVED);
    }
    await page.goto(harness.at('/outbox'));
    await page.locator('.entry').nth(2).waitFor();
    const references = await page.locator('.entry .stamp strong').allInnerTexts();
    const file = await saveToFile(page);
    await page.getByText('3 requests are in').waitFor();
    expect(await page.locator('.entry', { hasText: 'Waiting' }).count()).toBe(3);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({ entries: 3, references, site: harness.line.origin });
    for (const secret of ['Amina', '345 678', 'Mollel', 'Business']) expect(text).not.toContain(secret);
    await harness.phone.close();

    // Somebody goes to town with the file.
    await harness.line.set('up');
    await other.page.goto(harness.at('/outbox'));
    await choose(other.page, file);
    await send(other.page);
    await other.page.getByText('All of them have been received.').waitFor();
    expect(rows(kinds)).toEqual([1, 1, 1]);
    const results = await other.page.locator('.results').innerText();
    for (const reference of references) expect(results).toMatch(new RegExp(`${reference}\\s+Received`));
    await other.page.getByText('No request of this device has been received yet.').waitFor();

    // Days later the first phone comes there too.
    harness.phone = await harness.phone.reopen();
    await harness.phone.page.goto(harness.at('/outbox'));
    await harness.phone.page.getByText('Nothing is waiting on this device.').waitFor();
    const received = harness.phone.page.locator('.entry', { hasText: 'Received' });
    expect((await received.locator('.stamp strong').allInnerTexts()).sort()).toEqual(references.sort());
    expect(rows(kinds)).toEqual([1, 1, 1]);
    await received.first().getByRole('link', { name: 'See what we have received' }).click();
    await expect.poll(() => harness.phone.page.getByLabel('Reference').inputValue()).toMatch(/^[A-Z]{2}-/);
  });

  it('and a file that cannot be sent just now, or ever, is told so in words', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    // Held back: the file shall be first.
    await page.route('**/api/companypackage', (route) => route.abort());
    await queueEntries(page, [{ id: v7(), payload: requests.packageBooking }]);
    await page.reload();
    const file = await saveToFile(page);
    const text = await readFile(file, 'utf8');
    const as = async (content: string) => {
      const path = join(tmpdir(), `${v7()}.json`);
      await writeFile(path, content);
      return path;
    };
    await other.page.goto(harness.at('/outbox'));
    await other.page.getByText('Nothing is waiting on this device.').waitFor();
    await choose(other.page, await as(text.slice(0, -40)));
    await other.page.getByText('This file is damaged or not complete.').waitFor();
    await choose(other.page, await as('{"name":"holiday"}'));
    await other.page.getByText('This is not a file that was saved on this page.').waitFor();
    expect(await other.page.getByRole('button', { name: 'Send the file' }).count()).toBe(0);

    const foreign = JSON.parse(text);
    foreign.site = 'https://another.example';
    foreign.envelopes[0].key = 'AAAAAAAAAAAA';
    await choose(other.page, await as(JSON.stringify(foreign)));
    await send(other.page);
    await other.page.getByText('The file was saved at https://another.example').waitFor();

    await choose(other.page, file);
    for (const state of ['down', 'captive-portal'] as const) {
      await harness.line.set(state);
      await send(other.page);
      await other.page.getByText('Nothing is lost: it is kept on this device').waitFor();
      await other.page.getByRole('button', { name: 'Send it again' }).waitFor();
    }
    expect(harness.server.bookings()).toEqual([]);
    // The server takes it and its answer is lost: once more, and it is there once.
    await harness.line.set('answers-lost');
    await send(other.page);
    await expect.poll(() => harness.server.bookings().length).toBe(1);
    await other.page.getByText('The office cannot be reached').waitFor();
    await harness.line.set('up');
    await send(other.page);
    await other.page.getByText('All of them have been received.').waitFor();
    expect(harness.server.bookings()).toHaveLength(1);
  });
});

describe('What was refused', () => {
  // One phone for all forms: each ends with nothing that waits.
  beforeAll(open);
  afterAll(leave);
  /** Wrong values, the field that corrects them, and its right value. */
  const wrong: Record<SubmissionKind, [object, string, string]> = {
    homeBooking: [{ replyTo: 'none', email: 'none' }, 'E-mail address', 'anna-maria@example.com'],
    tripPlan: [{ email: 'none' }, 'E-mail', 'nuru@example.com'],
    packageBooking: [{ email: 'none' }, 'E-mail', 'amina@example.com'],
    stayBooking: [{ checkin: '2027-02-30' }, 'Check-in', '2027-07-01'],
    flightRequest: [{ email: 'none' }, 'E-mail', 'soren@example.com'],
    eventRequest: [{ email: 'none' }, 'E-mail', 'grace@example.com'],
  };

  it.each(submissionKinds)('%s opens in its form with what was written, and arrives once', async (kind) => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    const [part, label, value] = wrong[kind];
    const [field = ''] = Object.keys(part);
    const problem = { message: 'No', fields: { [field]: 'This cannot be right.' } };
    await queueEntries(page, [{ id: v7(), kind, payload: { ...requests[kind], ...part }, problem }]);
    await page.reload();
    const entry = page.locator('.entry', { hasText: 'Not taken' });
    await entry.getByText(/^(E-mail|Check-in): This cannot be right\.$/).waitFor();
    await entry.getByText('What is in it').click();
    await entry
      .locator('details')
      .getByText(/E-mail|Contacts/)
      .first()
      .waitFor();
    await entry.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('form', { name: publicForms[kind].name }).waitFor();
    // At the form, not at the top of a long page.
    const top = () => page.getByRole('form').evaluate((form) => form.getBoundingClientRect().top);
    if (kind !== 'packageBooking') await expect.poll(top).toBeLessThan(700);
    await waitForForm(page, kind);
    const corrected = formField(page, kind, label);
    expect(await corrected.inputValue()).toBe(kind === 'stayBooking' ? '' : 'none');
    await corrected.fill(value);
    await submitForm(page, kind);
    await expect.poll(() => rows([kind])).toEqual([1]);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    expect(await page.getByRole('heading', { name: 'Needs your attention' }).count()).toBe(0);
  });
});

describe('The page', () => {
  beforeEach(open);
  afterEach(leave);

  it('shows what is in a request while it waits, and never a passport number', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/book_flight'));
    await waitForForm(page, 'flightRequest');
    await waitUntilSaved(page);
    await harness.line.set('down');
    await fillForm(page, 'flightRequest');
    await page.getByLabel('Passport number').fill('X98K7654321');
    expect(await submitForm(page, 'flightRequest')).toBe(SAVED);
    await page.goto(harness.at('/outbox'));
    const entry = page.locator('.entry');
    expect(await entry.getByText('soren@example.com').isVisible()).toBe(false);
    await entry.getByText('What is in it').click();
    await entry.getByText('soren@example.com').waitFor();
    await entry.getByText('passport number sealed').waitFor();
    expect(await page.content()).not.toContain('X98K7654321');
    await page.getByText(/Your browser (has promised|has not)/).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.on-paper').innerText()).toMatch(/FR-.*Flight request.*Waiting/s);
    expect(await entry.isVisible()).toBe(false);
  });

  it('stands whatever dates an entry has, and after any Retry-After', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    const retryAfter = { 'Retry-After': '99999999999999' };
    for (const call of [endpoints.companyPackage, endpoints.replay]) {
      await page.route(`**${call}`, (route) => route.fulfill({ status: 503, headers: retryAfter }));
    }
    const tried = { attempts: 1, lastAttemptAt: '2026-11-22T06:00:00.000Z' };
    const payload = requests.packageBooking;
    await queueEntries(page, [
      { id: v7(), payload },
      { id: v7(), payload, ...tried, notBefore: 1e17 },
      { id: v7(), payload, ...tried, nextAttemptAt: Number.POSITIVE_INFINITY, inFileSince: 'long ago' },
      { id: v7(), payload, ...tried, capturedAt: '+275760-09-13T00:00:00.001Z', lastAttemptAt: 'never' },
    ]);
    await page.reload();
    await page.locator('.entry').nth(3).waitFor();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(() => page.locator('.entry', { hasText: 'Last try' }).count()).toBe(4);
    expect(await page.locator('main').innerText()).not.toContain('Invalid');
    await page.reload();
    await page.locator('.entry').nth(3).waitFor();
    // An hour is believed, no more.
    const waits = await readEntries(page);
    for (const { notBefore } of waits) expect(notBefore).toBeLessThan(Date.now() + 2 * 3_600_000);
  });
});
