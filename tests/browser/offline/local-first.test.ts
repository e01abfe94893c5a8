import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../parts/browser/browser.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  emailOf,
  openBookingForm,
  openSection,
  PASSWORD,
  typeIn,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

/** A laptop at a camp, on a line that is cut, and a desk in the office, on a line of its own. */
let harness: Harness;
let desk: Phone;

beforeAll(async () => {
  harness = await openHarness(wide);
  await addAccount(harness.server, 'operations');
  await addAccount(harness.server, 'operations', { email: 'neema@example.com', name: 'Neema' });
  desk = await harness.another({ ownLine: true });
  await enter(harness.phone.page, harness.at('/Management'), emailOf('operations'));
  await enter(desk.page, harness.at('/Management'), 'neema@example.com');
});
afterAll(async () => {
  await desk.close(LINE_CUT);
  await harness.leave(LINE_CUT);
});

async function enter(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await typeIn(page, email, PASSWORD);
  await page.waitForURL(/Operation_department/);
  await openSection(page, 'Tour Bookings');
}

async function addBooking(page: Page, customer: string): Promise<string> {
  await openBookingForm(page);
  await page.getByLabel('Customer name').fill(customer);
  await page.getByLabel('Tour guide').fill('Juma');
  await page.getByRole('button', { name: 'Add Booking' }).click();
  return answerAlert(page, /./);
}

const rowOf = (page: Page, customer: string) => page.getByRole('row', { name: new RegExp(customer) });
const statusOf = (page: Page, customer: string) => page.getByLabel(`Tour status of ${customer}`);

/** The camp's browser is without a line; the desk's is not. */
const leaveSignal = () => harness.signal('down');
const findSignal = () => harness.signal('up');

describe('Two browsers of the office', () => {
  it('show each other what arrives, without a reload', async () => {
    await addBooking(desk.page, 'Asha Mollel');
    await rowOf(harness.phone.page, 'Asha Mollel').waitFor();
    await statusOf(harness.phone.page, 'Asha Mollel').selectOption('ongoing');
    await expect.poll(() => statusOf(desk.page, 'Asha Mollel').inputValue()).toBe('ongoing');
  });

  it('one without a signal goes on working, and the other has it when the signal is back', async () => {
    const { page } = harness.phone;
    await waitUntilOfficeSaved(page);
    await leaveSignal();
    expect(await addBooking(page, 'Baraka Offline')).toBe(SAVED);
    await page.reload();
    await rowOf(page, 'Baraka Offline').waitFor();
    await rowOf(page, 'Asha Mollel').waitFor();
    expect(await rowOf(desk.page, 'Baraka Offline').count()).toBe(0);
    await findSignal();
    await rowOf(desk.page, 'Baraka Offline').waitFor();
    await expect.poll(() => rowOf(page, 'Baraka Offline').count()).toBe(1);
  });

  it('that changed the same record are told, with both versions, and one of them chooses', async () => {
    const { page } = harness.phone;
    await leaveSignal();
    await statusOf(page, 'Asha Mollel').selectOption('finished');
    await statusOf(desk.page, 'Asha Mollel').selectOption('pending');
    await expect
      .poll(() => harness.server.rows('record').filter(({ revision }) => revision === 3).length)
      .toBe(1);
    await findSignal();
    await rowOf(page, 'Asha Mollel').getByText('needs attention').click();
    await page.getByText('This record was changed by somebody else in the meantime.').first().waitFor();
    await page.getByRole('button', { name: 'Keep yours' }).first().click();
    await expect.poll(() => statusOf(desk.page, 'Asha Mollel').inputValue()).toBe('finished');
    await expect.poll(() => page.getByRole('button', { name: 'Keep yours' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('Two tabs of one browser', () => {
  let second: Page;
  beforeAll(async () => {
    second = await desk.context.newPage();
    await second.goto(harness.at('/Operation_department'));
    await openSection(second, 'Tour Bookings');
  });

  it('share one line, and both show what arrives', async () => {
    await addBooking(harness.phone.page, 'Chiku Juma');
    await rowOf(second, 'Chiku Juma').waitFor();
    await rowOf(desk.page, 'Chiku Juma').waitFor();
    const held = await second.evaluate(async () => (await navigator.locks.query()).held ?? []);
    expect(held.filter(({ name }) => name === 'feed-stream')).toHaveLength(1);
  });

  it('go on when the one that had the line is closed', async () => {
    await second.close();
    await addBooking(harness.phone.page, 'Daudi Peter');
    await rowOf(desk.page, 'Daudi Peter').waitFor();
  });

  it('are both empty when one of them signs out, and the device holds nothing of staff', async () => {
    second = await desk.context.newPage();
    await second.goto(harness.at('/Operation_department'));
    await openSection(second, 'Tour Bookings');
    await rowOf(second, 'Daudi Peter').waitFor();
    await second
      .getByRole('button', { name: /^(Sign out|Logout)$/ })
      .first()
      .click();
    await second.getByRole('button', { name: 'Login' }).waitFor();
    await desk.page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await desk.page.getByText('Daudi Peter').count()).toBe(0);
    const left = await desk.page.evaluate(dump);
    expect(left).not.toMatch(/Daudi|Asha|Neema|neema/);
  });
});

describe('A session that the server ended', () => {
  it('keeps what is here and what is not sent; after the sign-in it goes at once', async () => {
    const { page } = harness.phone;
    await leaveSignal();
    expect(await addBooking(page, 'Elias Waiting')).toBe(SAVED);
    // The cookie is all that the server knows this browser by.
    await harness.phone.context.clearCookies();
    await findSignal();
    await page.getByText('Your session has ended.').waitFor();
    await rowOf(page, 'Elias Waiting').waitFor();
    const before = harness.server.rows('tour').length;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await typeIn(page, emailOf('operations'), PASSWORD);
    await expect.poll(() => harness.server.rows('tour').length).toBe(before + 1);
    await expect.poll(() => rowOf(page, 'Elias Waiting').count()).toBe(1);
    await expect.poll(() => page.getByText('Your session has ended.').count()).toBe(0);
  });
});

/** In the page: everything that lies in databases, storages and caches of the site, as text. */
async function dump(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      texts.push(JSON.stringify(reading.result));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) texts.push(new URL(request.url).pathname);
  }
  return texts.join('\n');
}
