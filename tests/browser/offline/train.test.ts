/** A day's work on a train without a signal, which arrives once each when there is one again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';
import { rowOf, showView, stateOf, submitTripPlan } from '../../parts/pages/trip-plans.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';
import { startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';

const EMAIL = 'zoe.muller@example.org';

let post: TestMailServer;
let harness: Harness;
let page: Page;
beforeAll(async () => {
  post = await startMailServer();
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  await addAccount(harness.server, 'finance', { name: 'Fatma' });
  await ask('/api/companypackage', {
    ...booking,
    fullName: 'Zoë Müller',
    email: EMAIL,
    phone: '+49 170 555 01 02',
  });
  await ask('/api/tripplans', { ...tripPlan, name: 'Zoe Muller', email: EMAIL });
  for (const name of ['Juma Komba', 'Grace Mollel']) await submitTripPlan(harness.server, name);
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
  await post.close();
});

async function ask(call: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

const panel = (name: string) =>
  page.locator('.record-panel[open]').filter({ has: page.getByRole('heading', { name }) });
const guest = () => page.getByRole('region', { name: 'Guest' });
const states = () =>
  harness.server
    .rows('record')
    .map(({ state }) => state)
    .sort();
/** Counts submissions that arrived from the staff, by kind. */
const arrived = () => {
  const counts: Record<string, number> = {};
  for (const { kind } of harness.server.rows('submission')) {
    const name = String(kind);
    if (name.startsWith('record') || name === 'payment') counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

describe('An officer on a train without a signal', () => {
  beforeAll(async () => {
    await signIn(page, harness.at, 'operations');
    await openSection(page, 'Trip Plans');
    await rowOf(page, 'Zoe Muller').waitFor();
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
  });

  it('finds a caller by key, and reads what else she has asked for', async () => {
    // The travellers' receipts are out: what is sent from here on is the officer's.
    await expect.poll(() => post.taken.length).toBe(4);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search all records' });
    await dialog.getByRole('combobox').fill('0170 555');
    await dialog.getByRole('option').filter({ hasText: 'Zoë Müller' }).waitFor();
    await page.keyboard.press('Enter');
    await panel('Zoë Müller').waitFor();
    await guest().getByRole('link', { name: 'Zoe Muller' }).click();
    await panel('Zoe Muller').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();
  });

  it('answers her from the office, notes it, and begins a second answer', async () => {
    const opened = panel('Zoe Muller');
    await opened.getByRole('button', { name: 'Reply' }).click();
    await opened.getByLabel('Text').fill('Dear Zoe, June is free.');
    await opened.getByRole('button', { name: 'Send from the office' }).click();
    await opened.getByText(/waits to be sent/).waitFor();
    // Once its message with Undo is closed, the change may be sent.
    await page.locator('.toast').last().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => opened.getByLabel('State', { exact: true }).inputValue()).toBe('Answered');
    await opened.getByLabel('Add a note').fill('Called from the train.');
    await opened.getByRole('button', { name: 'Save note' }).click();
    await opened.getByRole('region', { name: 'Timeline' }).getByText('Called from the train.').waitFor();
    await opened.getByRole('button', { name: 'Reply' }).click();
    await opened.getByLabel('Text').fill('One thing more:');
    const texts = async () => (await storedDrafts(page)).map(({ text }) => text);
    await expect.poll(texts).toEqual(['One thing more:']);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  });

  it('sets the others together, and undoes what was one too many', async () => {
    await showView(page, 'To answer');
    await rowOf(page, 'Juma Komba').waitFor();
    await page.locator('tbody tr[data-place="0"]').focus();
    await page.keyboard.press('Control+a');
    const selected = page.getByRole('region', { name: 'Selected rows' });
    await selected.getByText('2 selected').waitFor();
    await selected.getByLabel('Set the state of the selected').selectOption('Quoted');
    await page.getByText('2 saved on this device, not sent yet.').waitFor();
    await showView(page, 'All');
    await stateOf(page, 'Juma Komba').selectOption('Done');
    const toast = page.locator('.toast').filter({ hasText: 'Juma Komba: state Done' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Changed back.').last().waitFor();
    await expect.poll(() => stateOf(page, 'Juma Komba').inputValue()).toBe('Quoted');
  });

  it('looks at a day of the calendar, and confirms from there', async () => {
    await openSection(page, 'Calendar');
    await page.goto(harness.at('/Operation_department?section=calendar&view=day&day=2027-06-14'));
    await page.getByRole('heading', { name: 'Monday, 14 Jun 2027' }).waitFor();
    await page
      .getByRole('button', { name: /Zoë Müller/ })
      .first()
      .click();
    await panel('Zoë Müller').getByLabel('State', { exact: true }).selectOption('Confirmed');
    await page.getByText('Zoë Müller: state Confirmed').waitFor();
    await page.keyboard.press('Escape');
  });

  it('finds all of it again after a reload, and nothing of it has left', async () => {
    await openSection(page, 'Trip Plans');
    await page.reload();
    await expect.poll(() => stateOf(page, 'Juma Komba').inputValue()).toBe('Quoted');
    await expect.poll(() => stateOf(page, 'Grace Mollel').inputValue()).toBe('Quoted');
    await rowOf(page, 'Zoe Muller').getByRole('rowheader').click();
    const opened = panel('Zoe Muller');
    await opened.getByText(/waits to be sent/).waitFor();
    await opened.getByText('Called from the train.').waitFor();
    await opened.getByRole('button', { name: 'Reply' }).click();
    await opened.getByText('Your unfinished answer is back.').waitFor();
    expect(await opened.getByLabel('Text').inputValue()).toBe('One thing more:');
    await page.keyboard.press('Escape');
    expect(arrived()).toEqual({});
    expect(post.taken).toHaveLength(4);
  });

  it('has all of it at the office once there is a signal, each once', async () => {
    await harness.signal('up');
    await expect.poll(states).toEqual(['answered', 'confirmed', 'quoted', 'quoted']);
    await expect.poll(() => page.getByRole('link', { name: /not sent/ }).count()).toBe(0);
    // Two set together and one from the calendar; what was undone has never left.
    expect(arrived()).toEqual({ recordChange: 3, recordNote: 2 });
    expect(harness.server.rows('record_note').map(({ text }) => text)).toEqual(['Called from the train.']);
    await expect
      .poll(() => post.taken.slice(4).map(({ text }) => text.trim()))
      .toEqual(['Dear Zoe, June is free.']);
    await page.reload();
    await rowOf(page, 'Zoe Muller').getByRole('rowheader').click();
    await panel('Zoe Muller')
      .getByText(/: was sent/)
      .waitFor();
    expect(arrived()).toEqual({ recordChange: 3, recordNote: 2 });
    expect(post.taken).toHaveLength(5);
  });
});

describe('Finance on the same train', () => {
  it('enters what was paid, finds it after a reload, and it arrives once', async () => {
    const other = await harness.another({ ownLine: true });
    const { page } = other;
    const row = page.getByRole('row').filter({ hasText: 'Zoë Müller' });
    const money = page.getByRole('region', { name: 'Money' });
    await signIn(page, harness.at, 'finance');
    await waitUntilOfficeSaved(page);
    await openSection(page, 'Billing Status');
    await row.waitFor();
    await harness.signal('down', other);
    await row.getByRole('rowheader').click();
    await money.getByRole('button', { name: 'Add a payment' }).click();
    await money.getByLabel('Amount').fill('500');
    await money.getByLabel('Currency').selectOption('USD');
    await money.getByLabel('Method').selectOption('Bank transfer');
    await money.getByRole('button', { name: 'Enter payment' }).click();
    await money.getByText('Saved on this device. We will send it as soon as you are online.').waitFor();
    await page.reload();
    await row.getByRole('rowheader').click();
    await money.getByText('$500').first().waitFor();
    expect(harness.server.rows('payment')).toEqual([]);
    await harness.signal('up', other);
    await waitForRows(harness, 'payment', 1);
    await money.getByText('Waiting to be sent.').waitFor({ state: 'hidden' });
    expect(arrived()).toMatchObject({ payment: 1 });
    await other.close(LINE_CUT);
  });
});
