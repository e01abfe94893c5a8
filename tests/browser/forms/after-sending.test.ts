/** What a guest reads once a request is sent: on the phone while it waits and when it arrives, and in the look-up. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { expectAccessible, readHorizontalOverflow } from '../../parts/browser/axe.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
} from '../../parts/browser/harness.ts';
import { addAccount, signIn } from '../../parts/pages/office.ts';
import { WAIT_TIMEOUT } from '../../parts/timeouts.ts';

const PACKAGE = '/package_booking?packagename=Northern%20Tanzania%20Budget%20Adventure';

let harness: Harness;
afterEach(() => harness.leave(LINE_CUT));

const place = (page: Page) => page.getByRole('region', { name: 'Your request' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
/** Terms with their descriptions. */
const termsOf = (page: Page) =>
  place(page)
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent).join(': ')));

/** The operations set the state of the only booking. */
async function setState(page: Page, state: string): Promise<void> {
  const [booking] = harness.server.bookings();
  const payload = { record: booking?.id, kind: 'packageBooking', revision: null, set: { state } };
  const status = await page.evaluate(
    async ({ address, key, body }) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    { address: endpoints.changes, key: v7(), body: JSON.stringify(payload) },
  );
  expect(status).toBe(200);
}

/** Changes what is in the only entry of the outbox. */
async function changeWaitingEntry(page: Page, changes: object): Promise<void> {
  await page.evaluate(async (changes) => {
    const opening = indexedDB.open('savanna-and-coast');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const database = opening.result;
    const transaction = database.transaction('entries', 'readwrite');
    const cursors = transaction.objectStore('entries').openCursor();
    cursors.onsuccess = () => {
      const entry = cursors.result?.value;
      if (entry) cursors.result?.update({ ...entry, payload: { ...entry.payload, ...changes } });
    };
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, changes);
}

describe('After a request is sent', () => {
  it('the page tells all of it without a signal, then that it has arrived, and the look-up tells the way since', async () => {
    harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
    const { page } = harness.phone;
    await page.goto(harness.at(PACKAGE));
    await waitUntilSaved(page);
    await harness.signal('down');
    await fillBooking(page);
    await page.getByLabel('Special requests').fill('A room on the ground floor');
    await submitBooking(page);
    await expect.poll(() => focusedText(page)).toBe('Your request');
    const reference = await readReference(page);
    await place(page).getByText('Saved on this device. We will send it as soon as you are online.').waitFor();
    await place(page).getByText('Nothing is reserved and you owe nothing').waitFor();
    await place(page).getByRole('heading', { name: 'What you asked for' }).waitFor();
    expect(await termsOf(page)).toEqual(
      expect.arrayContaining([
        'Full name: Amina Okoye',
        'E-mail: amina@example.com',
        'Number of adults: 2',
        'Travel date: 2027-06-14',
        'Special requests: A room on the ground floor',
        'Package: Northern Tanzania Budget Adventure',
      ]),
    );
    await place(page)
      .getByRole('img', { name: `QR code of the look-up of ${reference}` })
      .waitFor();
    await place(page).getByRole('link', { name: 'correct this request' }).waitFor();
    await expectAccessible(page, 'the place after sending');
    expect(await readHorizontalOverflow(page)).toBeLessThanOrEqual(0);

    await harness.signal('up');
    const arrived = place(page).getByRole('status').getByText('It has reached our booking desk.');
    await arrived.waitFor({ timeout: WAIT_TIMEOUT });
    await place(page).locator('.stamp span').filter({ hasText: 'Received' }).waitFor();

    await addAccount(harness.server, 'operations');
    const desk = await harness.another();
    await signIn(desk.page, harness.at, 'operations');
    await setState(desk.page, 'answered');
    await setState(desk.page, 'quoted');
    await desk.close(LINE_CUT);

    await place(page)
      .getByRole('link', { name: /\/lookup$/ })
      .click();
    await page.getByLabel('E-mail or phone').fill('amina@example.com');
    expect(await page.getByLabel('Reference').inputValue()).toBe(reference);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(/^We received it on /).waitFor();
    const way = await page.locator('.found dd > ol > li').allInnerTexts();
    expect(way.map((text) => text.replace(/ on .*/, ''))).toEqual([
      'We received it',
      'We answered you',
      'You have an offer from us, made',
    ]);

    await page.goto(harness.at('/outbox'));
    await page.getByText('From another device, or without e-mail').click();
    await page.getByRole('img', { name: `QR code of the look-up of ${reference}` }).waitFor();
    const message = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
    expect(message).toContain(reference);
    await expectAccessible(page, 'the outbox with the way from another device');
  });

  it('a request that the office refuses later is told as refused, in place of what was said of it', async () => {
    harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
    const { page } = harness.phone;
    await page.goto(harness.at(PACKAGE));
    await waitUntilSaved(page);
    await harness.signal('down');
    await fillBooking(page);
    await submitBooking(page);
    await place(page).locator('.stamp span').filter({ hasText: 'Waiting to be sent' }).waitFor();
    // As an older version of the site would have let it through.
    await changeWaitingEntry(page, { email: 'not an address' });
    await harness.signal('up');
    await place(page)
      .locator('.stamp span')
      .filter({ hasText: 'Not taken' })
      .waitFor({ timeout: WAIT_TIMEOUT });
    expect(await place(page).innerText()).not.toContain('our booking desk reads it');
  });
});
