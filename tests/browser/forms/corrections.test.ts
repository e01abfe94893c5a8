/** A request or record that may have left, or has arrived, is corrected: the office sees one, with its history. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
} from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { rowOf, stateOf, submitTripPlan } from '../../parts/pages/trip-plans.ts';

const PACKAGE = '/package_booking?packagename=Northern%20Tanzania%20Budget%20Adventure';

let harness: Harness;
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

describe('A traveller', () => {
  beforeEach(async () => {
    harness = await openHarness({ saved: true });
  });

  it('corrects what has arrived by filling in its form anew', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at(PACKAGE));
    await waitUntilSaved(page);
    await fillBooking(page);
    await submitBooking(page);
    const reference = await readReference(page);
    await page.goto(harness.at('/outbox'));
    await page.getByRole('link', { name: `Correct ${reference}` }).click();
    await page.getByText('What you sent is not kept on this device', { exact: false }).waitFor();
    await page.getByRole('heading', { name: 'Plan Your Northern Tanzania Budget Adventure' }).waitFor();
    await fillBooking(page, 'Amina O. Okoye');
    expect(await submitBooking(page)).toBe(correctionStrings.success);
    expect(await readReference(page)).toBe(reference);
    expect(harness.server.bookings()).toMatchObject([
      { full_name: 'Amina O. Okoye', package_name: 'Northern Tanzania Budget Adventure' },
    ]);
  });
});

describe('A guide', () => {
  beforeEach(async () => {
    harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
    await addAccount(harness.server, 'logistics');
    await signIn(harness.phone.page, harness.at, 'logistics');
  });

  it('corrects a souvenir offline from the department, and its history stands in the record', async () => {
    const { page } = harness.phone;
    const form = page.getByRole('form', { name: 'Add a souvenir' });
    const save = () => page.getByRole('button', { name: 'Add souvenir' }).click();
    await openSection(page, 'Souvenirs Transported');
    await waitUntilOfficeSaved(page);
    await form.getByLabel('Item').fill('Makonde carving');
    await form.getByLabel('Customer').fill('Amina');
    await form.getByLabel('Quantity').fill('2');
    await form.getByLabel('Place of delivery').fill('Arusha');
    await save();
    await form.getByText(/^Successfully uploaded souvenir details SV-/).waitFor();
    await waitForRows(harness, 'souvenir', 1);
    await page.getByText('1 entered today. 0 not sent.').waitFor();

    await harness.signal('down');
    await page.getByText('No signal').waitFor();
    await page.locator('.today').getByRole('link', { name: 'Correct Amina' }).click();
    await page.getByText(/^You are correcting SV-/).waitFor();
    const correction = page.getByRole('form', { name: /^Correct / });
    expect(await correction.getByLabel('Item').inputValue()).toBe('Makonde carving');
    expect(await correction.getByLabel('Delivery status').inputValue()).toBe('pending');
    await correction.getByLabel('Quantity').fill('5');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await page
      .locator('.toast')
      .getByText(/^Correction saved: /)
      .waitFor();
    await page.locator('.today').getByText('5 × Makonde carving').waitFor();
    await page.getByText('1 entered today. 1 not sent.').waitFor();
    expect(await form.getByLabel('Item').inputValue()).toBe('');

    await harness.signal('up');
    await expect.poll(() => harness.server.rows('souvenir')[0]?.quantity).toBe(5);
    await page.getByText('1 entered today. 0 not sent.').waitFor();
    expect(await waitForRows(harness, 'souvenir', 1)).toMatchObject([{ quantity: 5, customer: 'Amina' }]);
    await page.locator('.all').getByRole('button', { name: 'Details' }).click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Quantity: 2 → 5').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Correct' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText(/^You are correcting SV-/).waitFor();
    expect(await correction.getByLabel('Quantity').inputValue()).toBe('5');
  });
});

describe('The office', () => {
  beforeEach(async () => {
    harness = await openHarness({
      saved: true,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await addAccount(harness.server, 'operations', { name: 'Amina' });
    await submitTripPlan(harness.server, 'Juma Komba');
    await signIn(harness.phone.page, harness.at, 'operations');
  });

  it('changes offline what a guest said on the phone, and the guest’s own words stay in the history', async () => {
    const { page } = harness.phone;
    await openSection(page, 'Trip Plans');
    await stateOf(page, 'Juma Komba').selectOption('Confirmed');
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
    await page.getByRole('link', { name: 'Correct Juma Komba' }).click();
    const form = page.getByRole('form', { name: 'Correct Juma Komba' });
    expect(await form.getByLabel('Days').inputValue()).toBe('5');
    await form.getByLabel('Travelers').fill('3');
    await form.getByLabel('Preferred date').fill('2027-08-16');
    await form.getByRole('button', { name: 'Save correction' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await rowOf(page, 'Juma Komba').getByText('16 Aug 2027').waitFor();
    await harness.signal('up');
    await expect
      .poll(() => harness.server.rows('trip_plan'))
      .toMatchObject([{ travelers: 3, preferred_date: '2027-08-16', days: 5 }]);
    await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Travelers: 2 → 3').waitFor();
    expect(harness.server.rows('record_note')).toEqual([]);
  });
});
