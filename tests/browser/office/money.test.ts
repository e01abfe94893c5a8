/** Finance enters what was paid, on a train too; a wrong entry is taken back; HR sees what falls due. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  for (const role of ['operations', 'finance', 'hr'] as const) await addAccount(harness.server, role);
  const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/companypackage`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Anna Meyer',
      email: 'anna@example.com',
      phone: '+255 700 123 456',
      numberOfAdults: 2,
      travelDate: '2027-06-14',
      specialRequests: 'Allergic to nuts',
      Tripname: 'April Family Safari',
    }),
  });
  expect(response.status, await response.text()).toBe(200);
});
afterAll(() => harness.leave(LINE_CUT));

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const money = () => page.getByRole('region', { name: 'Money' });
/** Label and value, line by line. */
const sums = async () =>
  (await money().locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s*\n\s*/, ': '));
const payments = () =>
  harness.server.rows('payment').map(({ amount, reverses, note }) => [amount, reverses !== null, note]);

async function leave(): Promise<void> {
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
}

describe('The money of a request', () => {
  it('is agreed by operations from the published price, and wrong amounts get words at their fields', async () => {
    await signIn(page, harness.at, 'operations');
    await openSection(page, 'Package Bookings');
    await rowOf('Anna Meyer')
      .getByRole('combobox', { name: /^State of/ })
      .selectOption('Confirmed');
    await rowOf('Anna Meyer').getByRole('rowheader').click();
    await money().getByText('Price agreed').waitFor();
    expect(await sums()).toEqual(['Price agreed: Not yet', 'Paid: Nothing yet']);
    expect(await money().getByRole('button', { name: 'Add a payment' }).count()).toBe(0);
    await money().getByRole('button', { name: 'Set the price' }).click();
    await money().getByText('2 people at $1,850: $3,700.').waitFor();
    await money().getByRole('button', { name: 'Take this price' }).click();
    for (const wrong of ['10.125', '1e9', 'NaN', '5000']) {
      await money().getByLabel('Deposit (optional)', { exact: true }).fill(wrong);
      await money().getByRole('button', { name: 'Save' }).click();
      await money()
        .getByText(/^(Deposit must be an amount|The deposit may not be more)/)
        .waitFor();
    }
    await money().getByLabel('Deposit (optional)', { exact: true }).fill('740');
    await money().getByLabel('Deposit due (optional)').fill('2026-01-31');
    await money().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(sums)
      .toEqual([
        'Price agreed: $3,700',
        'Deposit: $740, due 31 Jan 2026',
        'Paid: Nothing yet',
        'Balance: $3,700',
      ]);
    await expect
      .poll(() => harness.server.rows('record')[0])
      .toMatchObject({ price: '3700.00', deposit: '740.00' });
    await page.keyboard.press('Escape');
    await leave();
  });

  it('is paid on a train without a signal, and arrives once', async () => {
    await signIn(page, harness.at, 'finance');
    await waitUntilOfficeSaved(page);
    await openSection(page, 'Billing Status');
    await rowOf('Anna Meyer').waitFor();
    expect(await rowOf('Anna Meyer').innerText()).toMatch(/\$3,700/);
    await harness.signal('down');
    await page.reload();
    await rowOf('Anna Meyer').getByRole('rowheader').click();
    await money().getByRole('button', { name: 'Add a payment' }).click();
    const amount = money().getByLabel('Amount');
    await amount.fill('70,4');
    await money().getByRole('button', { name: 'Enter payment' }).click();
    await money()
      .getByText(/^Amount must be an amount above 0/)
      .waitFor();
    await amount.fill('704.50');
    await money().getByLabel('Method').selectOption('Bank transfer');
    await money().getByRole('button', { name: 'Enter payment' }).click();
    await money().getByText('Saved on this device. We will send it as soon as you are online.').waitFor();
    await expect.poll(sums).toContain('Paid: $704.50');
    expect(await sums()).toContain('Balance: $2,995.50');
    expect(payments()).toEqual([]);
    await harness.signal('up');
    await waitForRows(harness, 'payment', 1);
    await money().getByText('Waiting to be sent.').waitFor({ state: 'hidden' });
    await page.reload();
    await rowOf('Anna Meyer').getByRole('rowheader').click();
    await expect.poll(sums).toContain('Paid: $704.50');
    expect(payments()).toEqual([['704.50', false, '']]);
  });

  it('is found by finance by name and reference from every screen, and by nothing that it may not see', async () => {
    await page.keyboard.press('Escape');
    await openSection(page, 'Dashboard');
    const dialog = page.getByRole('dialog', { name: 'Search all records' });
    const look = async (text: string) => {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(text);
    };
    await look('anna@example');
    await dialog.getByText('Nothing found on this device.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await look('meyer');
    await dialog.getByRole('option').filter({ hasText: 'Anna Meyer' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Billing Status' }).waitFor();
    await expect.poll(sums).toContain('Paid: $704.50');
  });

  it('shows finance no more of the guest than money needs', async () => {
    const shown = await page.getByRole('dialog', { name: /^PB-/ }).innerText();
    expect(shown).toContain('Anna Meyer');
    expect(shown).not.toMatch(/nuts|example\.com|700 123/);
    await expectAccessible(page, 'Money of a request');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('is taken back by a counter-entry that says why, and both stay in the list', async () => {
    await money().getByRole('button', { name: 'Take back $704.50' }).click();
    const question = page.getByRole('dialog', { name: /^Take back \$704\.50/ });
    await question.getByRole('button', { name: 'Save' }).click();
    await question.getByText('Please say why.').waitFor();
    await question.getByRole('textbox').or(question.getByRole('combobox')).fill('Typed wrongly');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect.poll(payments).toEqual([
      ['704.50', false, ''],
      ['704.50', true, 'Typed wrongly'],
    ]);
    await expect.poll(sums).toContain('Balance: $3,700');
    expect(
      await money()
        .getByRole('button', { name: /^Take back/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await openSection(page, 'Payments');
    await rowOf('Counter-entry').getByText('-$704.50').waitFor();
  });

  it('stands in the sums of finance by age, and what was asked for apart', async () => {
    await openSection(page, 'Special Financial Page');
    await page.getByRole('heading', { name: 'In USD' }).waitFor();
    await page
      .getByRole('table', { name: /not paid/ })
      .getByText('$740')
      .waitFor();
    const figures = await page.locator('.figure-row > div').allInnerTexts();
    expect(figures.map((text) => text.replace(/\s*\n+\s*/g, ': '))).toEqual([
      'Balance: $3,700: Including what is not due yet.',
      'Overdue: $740',
      'Not yet due: $2,960',
      '1–30 days: $0',
      '31–60 days: $0',
      'Over 60 days: $740',
    ]);
    await openSection(page, 'Dashboard');
    await page.getByText('Budgets requested', { exact: true }).waitFor();
    await expectAccessible(page, 'Finance');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

it('Sample figures are folded away, and the device remembers it', async () => {
  const samples = page.getByRole('region', { name: 'Sample figures' });
  await samples.getByText('$50,000').waitFor();
  await samples.locator('summary').click();
  await samples.getByText('$50,000').waitFor({ state: 'hidden' });
  await openSection(page, 'Billing Status');
  await page.getByRole('heading', { name: 'Sample bills' }).waitFor();
  expect(await page.getByRole('region', { name: 'Sample bills' }).getByRole('table').isVisible()).toBe(false);
  await page.reload();
  await page.getByRole('heading', { name: 'Sample bills' }).waitFor();
  await page.getByRole('region', { name: 'Sample bills' }).getByRole('table').waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Sample bills' }).locator('summary').click();
  await page.getByRole('region', { name: 'Sample bills' }).getByRole('table').waitFor();
  await leave();
});

it('Training that falls due stands first, and leaves the list when it was passed again', async () => {
  await signIn(page, harness.at, 'hr');
  await openSection(page, 'Training & Development');
  await page.getByText('Nothing has expired, and nothing expires within 60 days.').waitFor();
  const add = async (who: string, passed: string, expires: string) => {
    const form = page.getByRole('form', { name: 'Add a training' });
    await form.getByLabel('Who').fill(who);
    await form.getByLabel('Course').fill('On the water');
    await form.getByLabel('Passed on').fill(passed);
    await form.getByLabel('Expires on (optional)').fill(expires);
    await form.getByRole('button', { name: 'Add training' }).click();
    await answerAlert(page, /The training has been added\./);
  };
  await add('Boat crew 1', '2025-01-01', '2026-01-01');
  await add('B. L.', '2025-02-01', '2099-02-01');
  const due = page.getByRole('table', { name: 'Training that falls due' });
  await due.getByText('Boat crew 1').waitFor();
  await due.getByText(/^Expired .+ days ago$/).waitFor();
  expect(await due.getByRole('row').count()).toBe(2);
  await openSection(page, 'Dashboard');
  await page.getByText('1 expired, the others within 60 days.').waitFor();
  await openSection(page, 'Training & Development');
  await add('boat crew 1', '2026-11-01', '2099-11-01');
  await page.getByText('Nothing has expired, and nothing expires within 60 days.').waitFor();
  await expectAccessible(page, 'Training');
});
