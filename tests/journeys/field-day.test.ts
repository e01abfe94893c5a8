/** A guide's day at a camp without a signal: the manifest, what waits, a souvenir, and the count at supper. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { type Harness, LINE_CUT } from '../parts/browser/harness.ts';
import { boardingsOf, openGuideMorning } from '../parts/device/guide-morning.ts';
import { enterFrom, openSection, waitForRows, waitUntilOfficeSaved } from '../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openGuideMorning();
  page = harness.phone.page;
});
afterAll(() => harness.leave(LINE_CUT));

const boardings = () => boardingsOf(harness);

describe('In the morning', () => {
  it('the manifest has the people of a vehicle, however its plate is typed, with contact and wishes', async () => {
    await openSection(page, 'Manifest');
    await page.getByText('2 people in 1 vehicle', { exact: false }).waitFor();
    await page.getByRole('link', { name: '+255700000001' }).waitFor();
    await page.getByText('Vegetarian').waitFor();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.getByText('1 person in 1 vehicle', { exact: false }).waitFor();
    await page.getByText('Zawadi Mrema').first().waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    const link = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain('- Amina Okoye, Seronera, +255700000001, Vegetarian');
    await waitUntilOfficeSaved(page);
  });

  it('is ticked without a signal, says when the office was last heard, and is ticked after a restart', async () => {
    await page.getByText(/Last contact: \d\d:\d\d/).waitFor();
    await harness.signal('down');
    await page.getByText('No signal').waitFor();
    await page.getByLabel('Aboard Amina Okoye').check();
    await page.getByLabel('Absent José Álvarez').check();
    await page.getByText('1 aboard, 1 absent').waitFor();
    await page.getByRole('link', { name: '2 not sent' }).waitFor();
    await page.reload();
    await page.getByText('1 aboard, 1 absent').waitFor();
    expect(await page.getByLabel('Aboard Amina Okoye').isChecked()).toBe(true);
    await page.getByText(/Last contact: \d\d:\d\d/).waitFor();
    expect(boardings()).toMatchObject({ 'Amina Okoye': 'Not checked' });
  });
});

describe('What waits', () => {
  it('stands in the department by name, and one that was wrong is taken back', async () => {
    await page.getByRole('link', { name: '2 not sent' }).click();
    await page.getByRole('heading', { level: 1, name: 'Not Sent Yet' }).waitFor();
    const jose = page.getByRole('listitem').filter({ hasText: 'José Álvarez' });
    await jose.getByText('Change: boarding Absent').waitFor();
    await jose.getByText('It is sent by itself.').waitFor();
    await jose.getByRole('button', { name: 'Delete before sending' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'Delete this change of José Álvarez?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('1 entry is not sent yet.').waitFor();
    // The button is gone with its entry: the focus is beside it, not at the beginning of the page.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id ?? 'lost'))
      .toBe('main');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('waiting-list');
  });

  it('is sent by itself once there is a signal', async () => {
    await harness.signal('up');
    await page.getByText('Everything of yours has arrived at the office.').waitFor();
    await expect.poll(boardings).toMatchObject({ 'Amina Okoye': 'Aboard', 'José Álvarez': 'Not checked' });
    await page.getByText('Online').waitFor();
  });
});

describe('A souvenir', () => {
  it('that is late stands first, is handed over without a signal, and its status follows', async () => {
    const souvenir = {
      item: 'Makonde carving',
      customer: 'Zawadi Mrema',
      quantity: 2,
      place: 'Arusha airport',
      boardedate: '2026-01-10',
      promised: '2026-01-12',
      deliveryStatus: 'pending',
    };
    await enterFrom(page, endpoints.souvenir, souvenir);
    await openSection(page, 'Souvenirs Transported');
    await page.getByRole('heading', { name: '1 souvenir is late' }).waitFor();
    await page.getByText('It was promised for 12 Jan 2026. Nobody has handed it over yet.').waitFor();
    const [{ reference } = {}] = harness.server.rows('submission').filter(({ kind }) => kind === 'souvenir');
    await page.goto(harness.at(`/Logistics_department?section=souvenirs-transported&record=${reference}`));
    const chain = page.getByRole('region', { name: 'On its way' });
    await harness.signal('down');
    expect(await chain.getByLabel('Handed over by').inputValue()).toBe('Juma Komba');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await chain.getByText('Handed over to is required.').waitFor();
    await chain.getByLabel('Handed over to').fill('Neema Said');
    await chain.getByLabel('Place').fill('Seronera gate');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await chain.getByText('Saved on this device, not sent yet.').waitFor();
    await chain.getByText('to Neema Said, Seronera gate.').waitFor();
    await harness.signal('up');
    await waitForRows(harness, 'souvenir_step', 1);
    await expect.poll(() => harness.server.rows('souvenir')[0]?.delivery_status).toBe('In Transit');
    expect(await chain.getByLabel('Handed over by').inputValue()).toBe('Neema Said');
    await chain.getByLabel('Delivered to its owner').check();
    expect(await chain.getByLabel('Handed over to').inputValue()).toBe('Zawadi Mrema');
    await chain.getByLabel('Note').fill('At the desk');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await waitForRows(harness, 'souvenir_step', 2);
    await expect.poll(() => harness.server.rows('souvenir')[0]?.delivery_status).toBe('Delivered');
    // The record lies over the screen.
    await page.keyboard.press('Escape');
    await chain.waitFor({ state: 'hidden' });
  });
});

describe('At supper', () => {
  it('My Day comes out even by the days of the office, and names who did what', async () => {
    await openSection(page, 'My Day');
    await page.getByText('Everything that was entered has arrived at the office.').waitFor();
    await page.getByText('1 person entered on this day travels on another:').waitFor();
    await page.getByRole('button', { name: 'Entered by me today (4)' }).waitFor();
    await page.getByRole('button', { name: 'By all of us today (4)' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Amina Okoye' });
    await entry.getByText('By Juma Komba. Entered').waitFor();
    expect(await waitForRows(harness, 'transported_person', 3)).toHaveLength(3);
  });
});
