/** One device, several people: each sees and changes the own entries, and those of visitors. */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import { addAccount, signIn, waitForRows } from '../../parts/pages/office.ts';
import { requests } from '../../parts/records/sample-requests.ts';

const secret = 'Bibi Secret';
const lead = { name: 'Asha Own', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };
const problem = { message: 'We know nobody of that name.' };

let harness: Harness;
let page: Page;
/** Account whose entries this device holds from earlier. */
const other = v7();
let own: string;
beforeEach(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'marketing');
  own = String(harness.server.rows('account').find(({ role }) => role === 'marketing')?.id);
  await signIn(page, harness.at, 'marketing');
});
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

/** Nothing is sent by this page, and the worker is not asked to. */
async function delayRequests(): Promise<void> {
  for (const call of [endpoints.companyPackage, endpoints.leads, endpoints.replay]) {
    await page.route(`**${call}`, (route) => route.abort());
  }
}

async function saveToFile(): Promise<{ path: string; file: { entries: number; references: string[] } }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = join(tmpdir(), `${v7()}.json`);
  await (await downloading).saveAs(path);
  return { path, file: JSON.parse(await readFile(path, 'utf8')) };
}

describe('What another account left', () => {
  const parked = v7();
  const expectCounted = async () => {
    await page
      .getByText('2 entries of another account wait here. They will be sent when that account signs in.')
      .waitFor();
    await page
      .getByText('1 entry of another account was not accepted. Only that account can correct it.')
      .waitFor();
    await page.getByText('Nothing of yours is waiting on this device.').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.content()).not.toContain('LD-');
    await page.emulateMedia({ media: 'screen' });
    expect(await page.content()).not.toContain(secret);
    for (const name of ['Discard', 'Edit', 'Save to a file', 'Send now']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
      expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    }
  };

  it('is a count, signed in and signed out, and opens in no form', async () => {
    await page.goto(harness.at('/outbox'));
    const payload = { ...lead, name: secret };
    await queueEntries(page, [
      { id: v7(), kind: 'lead', payload, author: other },
      { id: v7(), kind: 'lead', payload, author: other },
      { id: parked, kind: 'lead', payload, author: other, problem },
    ]);
    await page.reload();
    await expectCounted();
    const banner = page.locator('.banner');
    expect(await banner.innerText()).toMatch(/^2 entries are not sent yet\. 1 entry was not accepted/);

    await page.goto(harness.at(`${staffRoutes.marketing}?section=leads-generated&edit=${parked}#form`));
    await page.getByRole('form', { name: 'Add a lead' }).waitFor();
    expect(await page.getByRole('form', { name: 'Add a lead' }).getByLabel('Name').inputValue()).toBe('');
    expect(await page.content()).not.toContain(secret);

    await page
      .getByRole('button', { name: /^(Sign out|Logout)$/ })
      .first()
      .click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.goto(harness.at('/outbox'));
    await expectCounted();
  });
});

describe('Save to a file', () => {
  it('takes visitors’ entries and the own, tells of those of another, and each arrives under its author', async () => {
    await delayRequests();
    await page.goto(harness.at('/outbox'));
    await queueEntries(page, [
      { id: v7(), payload: requests.packageBooking },
      { id: v7(), kind: 'lead', payload: lead, author: own },
      { id: v7(), kind: 'lead', payload: { ...lead, name: secret }, author: other },
    ]);
    await page.reload();
    await page.getByText('1 entry of your account is not sent yet.').waitFor();
    // This page is the travellers': what staff entered stands in their department.
    expect(await page.locator('.entry').count()).toBe(1);
    const references = await page.locator('.entry .stamp strong').allInnerTexts();
    const { path, file } = await saveToFile();
    await page.getByText('2 requests are in').waitFor();
    await page.getByText('1 entry of another account is not in it.').waitFor();
    await page
      .getByText('1 of them is an entry of the staff. Any colleague can send it, signed in or not.')
      .waitFor();
    expect(file).toMatchObject({ entries: 2, references: expect.arrayContaining(references) });

    const town = await harness.phone.context.browser()?.newContext();
    const there = (await town?.newPage()) as Page;
    await there.goto(harness.at('/outbox'));
    await there.locator('input[type=file]').setInputFiles(path);
    await there.getByRole('button', { name: 'Send the file' }).click();
    await there.getByText('All of them have been received.').waitFor();
    expect(await waitForRows(harness, 'lead', 1)).toMatchObject([{ name: lead.name }]);
    const [entry] = harness.server.rows('submission').filter(({ kind }) => kind === 'lead');
    expect(entry).toMatchObject({ author_id: own, carried_by: 'nobody' });
    expect(harness.server.bookings()).toHaveLength(1);
    await town?.close();
  });

  it('takes a tiny entry of the signed-in account when it is the only one', async () => {
    await delayRequests();
    await page.goto(harness.at('/outbox'));
    await queueEntries(page, [{ id: v7(), kind: 'lead', payload: lead, author: own }]);
    await page.reload();
    await page.getByText('1 entry of your account is not sent yet.').waitFor();
    expect((await saveToFile()).file.entries).toBe(1);
    await page.getByText('1 request is in').waitFor();
  });

  it('names what is too large for it', async () => {
    await delayRequests();
    await page.goto(harness.at('/outbox'));
    const large = { ...requests.packageBooking, specialRequests: 'x'.repeat(250_000) };
    await queueEntries(page, [{ id: v7(), payload: large }]);
    await page.reload();
    await page.locator('.entry').waitFor();
    await page.getByRole('button', { name: 'Save to a file' }).click();
    await page.getByText('What waits here is too large for a file.').waitFor();
  });
});
