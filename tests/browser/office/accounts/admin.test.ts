/** Management hands over and erases what is held of a customer, and says how long what is kept. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CustomerExport } from '../../../../src/kinds/calls/customers.ts';
import { delayRequests } from '../../../parts/browser/delays.ts';
import { answerAlert, type Harness, openHarness } from '../../../parts/browser/harness.ts';
import { createGate } from '../../../parts/gate.ts';
import { addAccount, openSection, signIn } from '../../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 } });
  page = harness.phone.page;
  await addAccount(harness.server, 'management');
  for (const [name, email] of [
    ['Amina Okoye', 'amina@example.com'],
    ['Amina Okoye', 'another@example.com'],
  ]) {
    const response = await fetch(harness.at('/api/companypackage'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
      body: JSON.stringify({
        fullName: name,
        email,
        phone: '+255 700 123 456',
        numberOfAdults: 2,
        travelDate: '2027-06-14',
        Tripname: 'April Family Safari',
      }),
    });
    expect(response.status).toBe(200);
  }
  await signIn(page, harness.at, 'management');
});
afterAll(async () => {
  // Before the sign-in the page asks who is there.
  await harness.leave(/status of 401/);
});

it('finds what is held of a customer, and hands it over as a file', async () => {
  await openSection(page, 'Customers');
  const search = page.getByRole('form', { name: 'Find a customer' });
  await search.getByRole('button', { name: 'Find' }).click();
  await page.getByText('Please give an e-mail address, a phone number or a name.').waitFor();
  await search.getByLabel('E-mail').fill('nobody@example.com');
  await search.getByRole('button', { name: 'Find' }).click();
  await page.getByText('We have no records of this customer.').waitFor();
  await search.getByLabel('E-mail').fill('amina@example.com');
  await search.getByLabel('Name').fill('Amina Okoye');
  await search.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('heading', { name: '2 records found' }).waitFor();
  await page.getByText('Has the same 255700123456 as one of the customer’s records: please check').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^customer-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as CustomerExport;
  expect(exported.records.map(({ match }) => match).sort()).toEqual(['contact', 'shared']);
});

it('erases what was chosen, after a typed word, and nothing else', async () => {
  const erase = page.getByRole('form', { name: 'Erase' });
  // Only what is surely theirs is chosen beforehand.
  const press = erase.getByRole('button', { name: 'Erase 1 record' });
  expect(await press.isDisabled()).toBe(true);
  await erase.getByLabel('Type ERASE to confirm').fill('erase');
  expect(await press.isDisabled()).toBe(true);
  await erase.getByLabel('Type ERASE to confirm').fill('ERASE');
  await press.click();
  await page.getByText('1 record erased for good.').waitFor();
  await page.getByRole('heading', { name: '1 record found' }).waitFor();
  expect(harness.server.rows('package_booking')).toMatchObject([{ email: 'another@example.com' }]);
  await openSection(page, 'Audit Log');
  const log = await page.getByRole('table', { name: 'Audit log' }).innerText();
  expect(log).toContain('erased 1 record of a customer');
  expect(log).not.toContain('amina@example.com');
});

it('changes how long what is kept, after asking', async () => {
  await openSection(page, 'Retention');
  const leads = page.getByLabel('Leads (months)');
  await leads.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Months must be a whole number from 1 to 600.').waitFor();
  await leads.fill('36');
  await page.getByRole('button', { name: 'Save' }).click();
  await answerAlert(page, /^Keep these for a shorter time: Leads\?/);
  await page.getByText('Saved.').waitFor();
  await page.getByText('Set by management person', { exact: false }).waitFor();
  expect(await leads.inputValue()).toBe('36');
  await page.reload();
  await expect.poll(() => leads.inputValue()).toBe('36');
});

it('keeps what is typed while the server is asked, to be saved too', async () => {
  const leads = page.getByLabel('Leads (months)');
  const feedback = page.getByLabel('Customer feedback (months)');
  const monthsOf = (kind: string) =>
    harness.server.rows('retention').find((row) => row.kind === kind)?.months;
  const { release } = harness.line.hold(/^PUT \/api\/retention$/);
  await leads.fill('48');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => monthsOf('lead')).toBe(48);
  await leads.fill('60');
  await feedback.fill('24');
  release();
  await page.getByText('Saved.').waitFor();
  expect([await leads.inputValue(), await feedback.inputValue()]).toEqual(['60', '24']);
  await page.getByRole('button', { name: 'Save' }).click();
  await answerAlert(page, /^Keep these for a shorter time: Customer feedback\?/);
  await expect.poll(() => [monthsOf('lead'), monthsOf('feedback')]).toEqual([60, 24]);
  await page.reload();
  await expect.poll(() => leads.inputValue()).toBe('60');
  expect(await feedback.inputValue()).toBe('24');
});

it('says that nothing is removed while the clock is far ahead, until somebody confirms it', async () => {
  const database = new Sqlite(join(harness.server.dataDir, 'operator.db'));
  database.prepare(`update retention_run set known_at = '2020-01-01T00:00:00.000Z'`).run();
  await openSection(page, 'Overview');
  await openSection(page, 'Retention');
  const clock = page.getByRole('region', { name: 'The clock of the server' });
  await clock.getByText('Nothing is removed now').waitFor();
  await clock.getByRole('button', { name: 'The clock is right' }).click();
  await answerAlert(page, /^Is today really .+\? Records whose time is up by then will be removed\./);
  await clock.waitFor({ state: 'detached' });
  expect(database.prepare(`select by from audit where action = 'retention.confirm'`).all()).toEqual([
    { by: database.prepare("select id from account where email = 'management@example.com'").pluck().get() },
  ]);
  database.prepare(`update retention_run set rest = '["lead"]'`).run();
  database.close();
  await page.reload();
  await page.getByText('rest follows day by day: Leads.').waitFor();
});

it('sees this device, and the log of the server', async () => {
  await openSection(page, 'Devices');
  await page.getByRole('row').filter({ hasText: 'management@example.com' }).waitFor();
  const { open: tellAnswered, opened: answered } = createGate();
  const letGo = await delayRequests(page, '**/api/log?level=warn', async (route) => {
    await route.fulfill({ json: [] });
    tellAnswered();
  });
  await openSection(page, 'System');
  await page.getByLabel('Show').selectOption('info');
  const log = page.getByRole('table', { name: 'Log' });
  await log.waitFor();
  letGo();
  await answered;
  // Whatever the page makes of that answer stands when it has had another one and drawn.
  await page.evaluate(async () => {
    await (await fetch('/api/health')).text();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await log.isVisible()).toBe(true);
});
