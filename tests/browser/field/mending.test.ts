/** Mistakes are corrected from wherever they are seen: My Day, the manifest, the calendar. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { findViolations, prepareForAxe } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, enterFrom, openSection, signIn, waitForRows } from '../../parts/pages/office.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { submitTripPlan } from '../../parts/pages/trip-plans.ts';

const today = createTimeZone(DEFAULT_TIME_ZONE).day(new Date());

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics', { name: 'Juma Komba' });
  await signIn(page, harness.at, 'logistics');
  const shared = { vehicle: 'T 482 DKL', destination: 'Seronera', Guider: 'Juma', transportDate: today };
  for (const name of ['Amina Okoye', 'Wanjikũ Ngũgĩ'])
    await enterFrom(page, endpoints.people, { ...shared, name });
});
afterAll(() => harness.leave(LINE_CUT));

const person = () => page.getByRole('form', { name: 'Add a person' });
const correction = () => page.getByRole('form', { name: /^Correct / });
const isInSight = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
/** What was undone is with the office: nothing waits on the phone, although its header may not have said so yet. */
const waitForNoVoided = () =>
  expect.poll(() => harness.server.rows('record').filter(({ voided }) => voided !== null).length).toBe(0);
const item = (name: string) => page.locator('.my-day-entries li').filter({ hasText: name });

describe('An entry in My Day', () => {
  it('is opened in the form of its section, and corrected there', async () => {
    await openSection(page, 'My Day');
    // Screen readers hear the name, not the reference.
    await item('Amina Okoye').getByRole('link', { name: 'Correct Amina Okoye', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'People Transported' }).waitFor();
    await page.getByText(/^You are correcting PT-/).waitFor();
    const heading = page.getByRole('heading', { level: 2, name: 'Correct Amina Okoye' });
    await expect.poll(() => heading.evaluate((one) => document.activeElement === one)).toBe(true);
    await expect.poll(() => isInSight(heading)).toBe(true);
    await correction().getByLabel('Name', { exact: true }).fill('Amina Okoyo');
    await page.getByRole('button', { name: 'Save correction' }).click();
  });

  it('is where one is again once it is corrected, which is said in sight', async () => {
    await page.getByRole('heading', { level: 1, name: 'My Day' }).waitFor();
    const said = page.locator('.toast').filter({ hasText: 'Correction saved: Amina Okoyo' });
    await expect.poll(() => isInSight(said)).toBe(true);
    const link = item('Amina Okoyo').getByRole('link', { name: /^Correct/ });
    await expect.poll(() => link.evaluate((one) => document.activeElement === one)).toBe(true);
    await expect.poll(() => isInSight(link)).toBe(true);
  });

  it('is voided and counted again', async () => {
    await openSection(page, 'My Day');
    const mine = item('Amina Okoyo');
    await mine.getByRole('button', { name: /^Void/ }).click();
    await mine.getByLabel('Why does it not count?').fill('Wrong day');
    await page.keyboard.press('Enter');
    await mine.getByText(/^Voided: Wrong day\./).waitFor();
    // The focus is near, and not at the beginning of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    const toast = page.locator('.toast').filter({ hasText: 'voided' });
    await toast.getByRole('button', { name: 'Close' }).click();
    await mine.getByRole('button', { name: /^Count it again/ }).click();
    await mine.getByRole('link', { name: /^Correct/ }).waitFor();
    await waitForNoVoided();
  });

  it('that the office refused is mended in the form of its section', async () => {
    await openSection(page, 'People Transported');
    await harness.signal('down');
    await person().getByLabel('Vehicle').fill('T 482 DKL');
    await person().getByLabel('Destination').fill('Saadani');
    await person().getByLabel('Guide').fill('Neema');
    await person().getByLabel('Name', { exact: true }).fill('Refused Guest');
    await page.keyboard.press('Enter');
    await page.locator('.today').getByText('Refused Guest').first().waitFor();
    const refuse = (url: URL) => [endpoints.people, endpoints.replay].includes(url.pathname as never);
    await page.context().route(refuse, async (route) => {
      const id = route.request().headers()['idempotency-key'];
      const problem = { message: 'We know nobody of that name.', fields: { name: 'We know nobody.' } };
      return route.fulfill({ status: 400, json: { ...problem, ...(id && { id }) } });
    });
    await harness.signal('up');
    await page.locator('.today').getByText('The office did not accept this.', { exact: false }).waitFor();
    await page.context().unroute(refuse);
    await openSection(page, 'My Day');
    await item('Refused Guest').getByRole('link', { name: 'Put it right' }).click();
    await page.getByRole('heading', { level: 1, name: 'People Transported' }).waitFor();
    await expect
      .poll(() => correction().getByLabel('Name', { exact: true }).inputValue())
      .toBe('Refused Guest');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await waitForRows(harness, 'transported_person', 3);
  });
});

describe('A row of the manifest', () => {
  const row = (name: string) => page.locator('.manifest tbody tr').filter({ hasText: name });

  it('is corrected and voided there', async () => {
    await openSection(page, 'Manifest');
    await row('Ngũgĩ').getByText('More').click();
    await row('Ngũgĩ')
      .getByRole('link', { name: /^Correct/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'People Transported' }).waitFor();
    await page.getByText(/^You are correcting PT-/).waitFor();
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    await page.getByRole('heading', { level: 1, name: 'Manifest' }).waitFor();
    await row('Amina').getByText('More').click();
    await row('Amina').getByRole('button', { name: /^Void/ }).click();
    await row('Amina').getByLabel('Why does it not count?').fill('Did not come');
    await page.keyboard.press('Enter');
    await row('Amina').waitFor({ state: 'hidden' });
    const toast = page.locator('.toast').filter({ hasText: 'voided' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await row('Amina').waitFor();
    await waitForNoVoided();
  });

  it('is ticked with all others of its vehicle by one press, which Undo takes back', async () => {
    const vehicle = page.locator('.manifest').filter({ hasText: 'Amina' });
    const ticked = () => vehicle.getByRole('checkbox', { name: /^Aboard/, checked: true }).count();
    const all = await vehicle.getByRole('checkbox', { name: /^Aboard/ }).count();
    expect(all).toBeGreaterThan(1);
    const header = () => page.locator('.office-header').evaluate((one) => one.getBoundingClientRect().height);
    await page.getByRole('link', { name: 'not sent' }).waitFor({ state: 'hidden' });
    const before = await header();
    await harness.signal('down');
    await vehicle.getByRole('button', { name: /^All aboard/ }).press('Enter');
    await expect.poll(ticked).toBe(all);
    await page.getByRole('link', { name: `${all} not sent` }).waitFor();
    await page.getByText('No signal').waitFor();
    expect(await header()).toBe(before);
    await harness.signal('up');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('all-aboard');
    await page.locator('.toast').filter({ hasText: 'aboard' }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(ticked).toBe(0);
    // Twelve people are ticked without a long way of the thumb.
    const heights = await vehicle
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(150);
  });

  it('is on paper with its boxes and its vehicle, and without the buttons', async () => {
    const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = pages
      .map((sheet) => sheet.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const words of ['T 482 DKL', 'Guide: Juma', 'Amina Okoyo', 'Seronera', 'Aboard', 'Absent', 'PT-'])
      expect(text).toContain(words);
    for (const words of ['Correct', 'Void', 'WhatsApp', 'My Day', 'Hand over', 'Logout'])
      expect(text).not.toContain(words);
  });
});

describe('A guest of another department', () => {
  it('is found by a driver who asks the office, and without a signal is told to be asked for later', async () => {
    await submitTripPlan(harness.server, 'Zuri Kassim');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox');
    const ask = page.getByRole('button', { name: 'Ask the office for guests of all departments' });
    await field.fill('zu');
    expect(await ask.count()).toBe(0);
    await field.fill('zuri');
    await ask.click();
    const found = page.getByRole('region', { name: 'Guests of all departments' }).getByRole('listitem');
    await found.getByText('Zuri Kassim').waitFor();
    await found.getByText('14 Jun 2027, 5 days · 2 people').waitFor();
    await prepareForAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await harness.signal('down');
    await field.fill('zuri k');
    await ask.click();
    await page.getByText('The office could not be reached.', { exact: false }).waitFor();
    await harness.signal('up');
    await page.keyboard.press('Escape');
  });
});

describe('Who is signed in', () => {
  it('opens the section that was shown last with the icon of the installed office', async () => {
    await openSection(page, 'Manifest');
    await page.goto(harness.at('/Management?section=last'));
    await page.getByRole('heading', { level: 1, name: 'Manifest' }).waitFor();
  });

  it('has the own department in the menu of the site', async () => {
    await page.goto(harness.at('/'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My department' }).click();
    await page.waitForURL('**/Logistics_department');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });
});
