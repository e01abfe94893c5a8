/** A draft that is slow to come back: what is typed and pressed meanwhile counts, and nothing is lost. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockDrafts, delayRendering, delayRequests, delayScripts } from '../../parts/browser/delays.ts';
import { answerAlert, fillBooking, type Harness, openHarness } from '../../parts/browser/harness.ts';
import { fillForm, openForm, waitForProgram } from '../../parts/pages/form-page.ts';
import { storedDrafts, waitForDraft } from '../../parts/pages/stored-drafts.ts';

const GO_ON = 'Go on with it';
const BACK = 'What you typed before is back.';
const OFFERED = 'You began this form on';

let harness: Harness;
/** A tab without a form, from which the drafts are held back. */
let other: Page;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block' });
  other = await harness.phone.context.newPage();
  await other.goto(harness.at('/Culture'));
  await harness.phone.page.bringToFront();
});
afterEach(() => harness.leave());

/** The form in another tab, which offers what the first one left when it was closed. */
async function openOffer(path: string, name: string): Promise<Page> {
  const page = await harness.phone.context.newPage();
  await harness.phone.page.close();
  await openForm(page, harness.at(path), name);
  await page.getByText(OFFERED).waitFor();
  return page;
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const valueIn = (page: Page, label: string) => page.getByLabel(label).inputValue();

describe('What is typed while a draft is on its way', () => {
  const BOOKING = ['/package_booking', 'Package booking'] as const;

  it('before and after the program came, is not set back to its beginning', async () => {
    const { page } = harness.phone;
    await openForm(page, harness.at(BOOKING[0]), BOOKING[1]);
    await page.getByLabel('Full name').fill('Amina Okoye');
    await waitForDraft(page);
    const letGoDrafts = await blockDrafts(other);
    const letGoProgram = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Phone').fill('+255 700');
    letGoProgram();
    await waitForProgram(page);
    await page.getByLabel('Phone').press('End');
    await page.getByLabel('Phone').pressSequentially(' 123 456');
    await letGoDrafts();
    await page.getByText(OFFERED).waitFor();
    expect(await valueIn(page, 'Phone')).toBe('+255 700 123 456');
  });

  it('stays, joins the draft that the person goes on with, and is kept with it alone', async () => {
    await openForm(harness.phone.page, harness.at(BOOKING[0]), BOOKING[1]);
    await fillBooking(harness.phone.page);
    await waitForDraft(harness.phone.page);
    const page = await openOffer(...BOOKING);
    await page.getByLabel('Phone').fill('+255 711 000 000');
    await expect.poll(() => storedDrafts(other)).toHaveLength(2);
    const release = await blockDrafts(other);
    await press(page, GO_ON);
    await page.getByLabel('Full name').fill('Baraka Okoye');
    await release();
    await expect.poll(() => valueIn(page, 'E-mail')).toBe('amina@example.com');
    expect(await valueIn(page, 'Full name')).toBe('Baraka Okoye');
    expect(await valueIn(page, 'Phone')).toBe('+255 711 000 000');
    await waitForDraft(page);
    await expect.poll(() => storedDrafts(other)).toHaveLength(1);
  });

  it('is not lost though the page is drawn late: all fields are back at once', async () => {
    await openForm(harness.phone.page, harness.at(BOOKING[0]), BOOKING[1]);
    await fillBooking(harness.phone.page);
    await waitForDraft(harness.phone.page);
    const page = await openOffer(...BOOKING);
    const release = await delayRendering(page);
    await press(page, GO_ON);
    await expect.poll(() => valueIn(page, 'Full name')).toBe('Amina Okoye');
    await page.getByLabel('Phone').fill('+255 711 000 000');
    await release();
    await page.getByText(OFFERED).waitFor({ state: 'hidden' });
    expect(await valueIn(page, 'Phone')).toBe('+255 711 000 000');
    expect(await valueIn(page, 'Number of adults')).toBe('2');
    expect(await valueIn(page, 'Travel date')).toBe('2027-06-14');
  });

  it('is kept for each traveler: a passport number, which no draft has', async () => {
    const flight = ['/book_flight', 'Flight request'] as const;
    const { page: first } = harness.phone;
    await openForm(first, harness.at(flight[0]), flight[1]);
    await first.getByLabel('Number of travelers').fill('3');
    await first.getByLabel('Name as in the passport').nth(2).fill('Baraka Okoye');
    await expect
      .poll(() => storedDrafts(other))
      .toMatchObject([{ travelerDetails: [{}, {}, { name: 'Baraka Okoye' }] }]);
    const page = await openOffer(...flight);
    await page.getByLabel('Passport number').fill('TZ1234567');
    await press(page, GO_ON);
    await page.getByText('Traveler 3', { exact: true }).waitFor();
    expect(await page.getByLabel('Name as in the passport').nth(2).inputValue()).toBe('Baraka Okoye');
    expect(await page.getByLabel('Passport number').nth(0).inputValue()).toBe('TZ1234567');
  });
});

describe('Submit pressed while a draft is on its way', () => {
  const EVENT = ['/event_host/contact_us', 'Event request'] as const;
  const SENT = 'We have received your event request and will answer by e-mail or phone.';
  const names = () => harness.server.rows('event_request').map(({ name }) => name);

  beforeEach(async () => {
    const { page } = harness.phone;
    await openForm(page, harness.at(EVENT[0]), EVENT[1]);
    await fillForm(page, {
      name: 'Grace Mollel',
      email: 'grace@example.com',
      phone: '0712 345 679',
      date: '2027-11-20',
      package: 'Executive Retreat',
    });
    await waitForDraft(page);
  });

  it('after a reload waits for it, and sends what is back, once', async () => {
    const { page } = harness.phone;
    const release = await blockDrafts(other);
    await page.reload();
    await waitForProgram(page);
    await press(page, 'Submit');
    await page.locator('form.form button[type=submit][aria-busy=true]').click();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await release();
    expect(await answerAlert(page, /./)).toBe(SENT);
    expect(names()).toEqual(['Grace Mollel']);
  });

  it('after going on with it waits for it, and sends what stands in the form then', async () => {
    const page = await openOffer(...EVENT);
    const release = await blockDrafts(other);
    await press(page, GO_ON);
    await press(page, 'Submit');
    await page.getByLabel('Name').fill('Grace M.');
    await release();
    expect(await answerAlert(page, /./)).toBe(SENT);
    expect(names()).toEqual(['Grace M.']);
  });
});

describe('A draft that is begun afresh', () => {
  it('is gone with what was typed last, and what is typed meanwhile stays', async () => {
    const { page } = harness.phone;
    await openForm(page, harness.at('/package_booking'), 'Package booking');
    await page.getByLabel('Full name').fill('Amina Okoye');
    await waitForDraft(page);
    await page.reload();
    await page.getByText(BACK).waitFor();
    const release = await blockDrafts(other);
    await page.getByLabel('Phone').fill('+255 700 123 456');
    await press(page, 'Start again');
    await page.getByLabel('E-mail').fill('baraka@example.com');
    await release();
    await page.getByText(BACK).waitFor({ state: 'hidden' });
    expect(await valueIn(page, 'E-mail')).toBe('baraka@example.com');
    await waitForDraft(page);
    expect(await storedDrafts(page)).toMatchObject([
      { fullName: '', phone: '', email: 'baraka@example.com' },
    ]);
  });
});

describe('What is typed while Submit is on its way', () => {
  const EVENT = ['/event_host/contact_us', 'Event request'] as const;
  const names = () => harness.server.rows('event_request').map(({ name }) => name);

  it('is not said to be sent with it: it is kept as a draft, and goes with the next Submit', async () => {
    const { page } = harness.phone;
    await openForm(page, harness.at(EVENT[0]), EVENT[1]);
    const fields = { name: 'Grace Mollel', email: 'grace@example.com', phone: '0712 345 679' };
    await fillForm(page, { ...fields, date: '2027-11-20', package: 'Executive Retreat' });
    const release = await delayRequests(page, '**/api/eventrequests');
    const sent = page.waitForRequest('**/api/eventrequests');
    await press(page, 'Submit');
    await sent;
    await page.getByLabel('Name').fill('Grace M. Mollel');
    release();
    await answerAlert(page, /./);
    await waitForDraft(page);
    await press(page, 'Submit');
    await answerAlert(page, /./);
    expect(names().sort()).toEqual(['Grace M. Mollel', 'Grace Mollel']);
  });
});
