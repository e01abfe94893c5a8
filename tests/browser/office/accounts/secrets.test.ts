/** Data that must not get lost, and data that must not be seen: files at sign-out, passport numbers. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '../../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { sealingKeySchema } from '../../../../src/contract/values/sealing.ts';
import { sealPassport } from '../../../../src/device/transfer/sealing/index.ts';
import { openPhone } from '../../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import {
  addAccount,
  emailOf,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../../parts/pages/office.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

let harness: Harness;
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

beforeAll(async () => {
  harness = await openHarness(wide);
  await addAccount(harness.server, 'operations');
  await addAccount(harness.server, 'logistics');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

describe('A passport number', () => {
  const NUMBER = 'TZ1234567';
  beforeAll(async () => {
    const origin = `http://127.0.0.1:${harness.server.port}`;
    const key = sealingKeySchema.parse(await (await fetch(origin + endpoints.sealingKey)).json());
    const id = v7();
    const [first] = requests.flightRequest.travelerDetails;
    const travelerDetails = [{ ...first, passportNumber: await sealPassport(key, id, 0, NUMBER) }];
    const response = await fetch(origin + endpoints.flightRequests, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: id },
      body: JSON.stringify({ ...requests.flightRequest, travelers: 1, travelerDetails }),
    });
    expect(response.status).toBe(200);
  });

  it('is masked until somebody asks for it, which the audit log remembers', async () => {
    const { page } = harness.phone;
    await signIn(page, harness.at, 'operations');
    await openSection(page, 'Flight Requests');
    await page.getByRole('row', { name: new RegExp(requests.flightRequest.fullName) }).click();
    await page.getByRole('button', { name: /^Show the passport number/ }).waitFor();
    expect(await page.content()).not.toContain(NUMBER);
    const lines = () => harness.server.rows('audit').filter(({ action }) => action === 'passport.reveal');
    expect(lines()).toHaveLength(0);
    await page.getByRole('button', { name: /^Show the passport number/ }).click();
    await page.getByText(NUMBER).waitFor();
    expect(lines()).toHaveLength(1);
    expect(JSON.stringify(lines())).not.toContain(NUMBER);
    await page.getByRole('button', { name: /^Hide the passport number/ }).click();
    expect(await page.content()).not.toContain(NUMBER);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});

describe('What staff have not sent when they sign out', () => {
  async function addPerson(page: Page, name: string): Promise<void> {
    const form = page.getByRole('form', { name: 'Add a person' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Vehicle').fill('T 123 ABC');
    await form.getByLabel('Destination').fill('Ruaha');
    await form.getByLabel('Guide').fill('Juma');
    await page.getByRole('button', { name: 'Add person' }).click();
    await form.getByText('Saved on this device.', { exact: false }).waitFor();
  }

  it('leaves the phone as a sealed file, and arrives once from another one, whoever is signed in there', async () => {
    const { page } = harness.phone;
    await signIn(page, harness.at, 'logistics');
    await openSection(page, 'People Transported');
    await waitUntilOfficeSaved(page);
    // A file is taken from phones that the office knows.
    const { id } = harness.server.rows('account').find(({ email }) => email === emailOf('logistics')) ?? {};
    const accounts = () => harness.server.rows('device_key').map(({ account_id }) => account_id);
    await expect.poll(accounts).toContain(id);
    await harness.line.set('down');
    await addPerson(page, 'Salma Kweka');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: '1 entry is not sent' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const file = join(tmpdir(), `${v7()}.json`);
    await (await downloading).saveAs(file);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(harness.server.rows('transported_person')).toHaveLength(0);
    await harness.line.set('up');

    const other = await openPhone(wide);
    const send = async () => {
      await other.page.goto(harness.at('/outbox'));
      await other.page.getByText('Nothing is waiting on this device.').waitFor();
      await other.page.locator('input[type=file]').setInputFiles(file);
      await other.page.getByRole('button', { name: /^Send (the file|it again)$/ }).click();
    };
    await send();
    const [row] = await waitForRows(harness, 'transported_person', 1);
    expect(row).toMatchObject({ name: 'Salma Kweka', destination: 'Ruaha' });
    await other.page.getByText('All of them have been received.').waitFor();
    await signIn(other.page, harness.at, 'logistics');
    await send();
    await other.page.getByText('All of them have been received.').waitFor();
    expect(harness.server.rows('transported_person')).toHaveLength(1);
    await other.close(LINE_CUT);
  });

  it('and was sent while they were asked is not called too large for a file', async () => {
    const { page } = harness.phone;
    await signIn(page, harness.at, 'logistics');
    await openSection(page, 'People Transported');
    await waitUntilOfficeSaved(page);
    await harness.line.set('down');
    await addPerson(page, 'Rehema Said');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: '1 entry is not sent' }).waitFor();
    await harness.line.set('up');
    await expect
      .poll(() => harness.server.rows('transported_person').map(({ name }) => name))
      .toContain('Rehema Said');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Save to a file' }).click();
    await question.getByText('Nothing of yours waits here any more, so no file was made.').waitFor();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
});
