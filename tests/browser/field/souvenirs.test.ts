/** Two phones and one souvenir: a step that arrives while another is typed, and one that was wrong. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, enterFrom, signIn, waitForRows } from '../../parts/pages/office.ts';
import { stepOf } from '../../parts/records/sample-requests.ts';

const souvenir = v7();

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics', { name: 'Juma Komba' });
  await signIn(page, harness.at, 'logistics');
  await enterFrom(
    page,
    endpoints.souvenir,
    {
      item: 'Drum',
      customer: 'Wanjikũ Ngũgĩ',
      quantity: 1,
      place: 'Arusha',
      boardedate: '2026-11-20',
      deliveryStatus: 'pending',
    },
    souvenir,
  );
  const [{ reference } = {}] = harness.server.rows('submission').filter(({ id }) => id === souvenir);
  await page.goto(harness.at(`/Logistics_department?section=souvenirs-transported&record=${reference}`));
  await chain().waitFor();
});
afterAll(() => harness.leave(LINE_CUT));

const chain = () => page.getByRole('region', { name: 'On its way' });
const by = () => chain().getByLabel('Handed over by');
const status = () => harness.server.rows('souvenir')[0]?.delivery_status;
const step = (words: string) => chain().getByRole('listitem').filter({ hasText: words });
const delivered = () => chain().getByLabel('Delivered to its owner');
/** Names that a field suggests. */
const suggested = (label: string) =>
  chain()
    .getByLabel(label)
    .evaluate((field: HTMLInputElement) => [...(field.list?.options ?? [])].map(({ value }) => value));
const save = () => chain().getByRole('button', { name: 'Save the step' }).click();

describe('A name with letters of Kikuyu', () => {
  it('stands in one typeface in the heading of its record', async () => {
    const family = await page
      .locator('.record-panel .modal-head h2')
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family).toMatch(/^"Familjen Grotesk"/);
  });
});

describe('A step that a colleague enters', () => {
  it('leaves alone what is being typed here', async () => {
    await chain().getByLabel('Handed over to').fill('Neema Sai');
    await chain().getByLabel('Note').fill('Wrapped in cloth');
    await enterFrom(page, endpoints.souvenirSteps, stepOf(souvenir));
    await step('to Neema Said').waitFor();
    expect(await chain().getByLabel('Handed over to').inputValue()).toBe('Neema Sai');
    expect(await chain().getByLabel('Note').inputValue()).toBe('Wrapped in cloth');
    // A field that nobody has typed in follows: she has the souvenir now.
    await expect.poll(() => by().inputValue()).toBe('Neema Said');
  });

  it('gives the focus no other place', async () => {
    await chain().getByLabel('Handed over to').focus();
    await enterFrom(page, endpoints.souvenirSteps, { ...stepOf(souvenir), from: 'Neema Said', to: 'Omar' });
    await step('to Omar').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('to');
  });
});

describe('A delivery that was none', () => {
  it('is put right by a further step', async () => {
    await chain().getByLabel('Handed over to').fill('Wanjikũ Ngũgĩ');
    await delivered().check();
    await save();
    await waitForRows(harness, 'souvenir_step', 3);
    await expect.poll(status).toBe('Delivered');
    // The next step says something new.
    await expect.poll(() => delivered().isChecked()).toBe(false);
    expect(await chain().getByLabel('Note').inputValue()).toBe('');
    // Where it is handed over nobody can know; who and where it was before is suggested.
    expect(await chain().getByLabel('Place').inputValue()).toBe('');
    expect(await suggested('Handed over to')).toEqual(
      expect.arrayContaining(['Wanjikũ Ngũgĩ', 'Neema Said']),
    );
    await chain().getByLabel('Handed over to').fill('Omar');
    await chain().getByLabel('Place').fill('Arusha office');
    await save();
    await waitForRows(harness, 'souvenir_step', 4);
    await expect.poll(status).toBe('In Transit');
  });

  it('is voided with a reason, stays readable, and the status follows the steps that count', async () => {
    await chain().getByLabel('Handed over to').fill('Somebody else');
    await delivered().check();
    await save();
    await expect.poll(status).toBe('Delivered');
    const wrong = step('to Somebody else');
    await wrong.getByRole('button', { name: /^Void/ }).click();
    await wrong.getByLabel('Why does it not count?').fill('Wrong person');
    await page.keyboard.press('Enter');
    await wrong.getByText(/^Voided: Wrong person\. By Juma Komba, /).waitFor();
    await expect.poll(status).toBe('In Transit');
    await expect.poll(() => by().inputValue()).toBe('Omar');
    await expectAccessible(page, 'a souvenir with a voided step');
    await page.setViewportSize({ width: 1000, height: 900 });
    await wrong.getByRole('button', { name: /^Count it again/ }).click();
    await expect.poll(status).toBe('Delivered');
    const toast = page.locator('.toast').filter({ hasText: 'counts again' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await wrong.getByText(/^Voided: Wrong person\./).waitFor();
    await expect.poll(status).toBe('In Transit');
  });
});
