/** Faults between phone and server, which still end with exactly one row. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitUntilSaved } from '../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../parts/browser/harness.ts';
import { startServer } from '../parts/server/running-server.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
  await harness.phone.page.goto(harness.at('/package_booking'));
  await waitUntilSaved(harness.phone.page);
  await fillBooking(harness.phone.page);
});
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

describe('Exactly once', () => {
  it('when the server commits and its answer is lost', async () => {
    const { page } = harness.phone;
    await harness.line.set('answers-lost');
    expect(await submitBooking(page)).toBe(SAVED);
    expect(harness.server.bookings()).toHaveLength(1);
    await harness.line.set('up');
    await page.goto(harness.at('/outbox'));
    await page.locator('.entry', { hasText: 'Received' }).waitFor();
    await page.getByText('Nothing is waiting on this device.').waitFor();
    expect(harness.server.bookings()).toHaveLength(1);
  });

  it('with two tabs and five presses of Send now', async () => {
    const { page, context } = harness.phone;
    await harness.line.set('down');
    for (const name of ['Amina', 'Baraka', 'Chiku']) {
      await page.getByLabel('Full name').fill(name);
      expect(await submitBooking(page)).toBe(SAVED);
    }
    const other = await context.newPage();
    await Promise.all([page.goto(harness.at('/outbox')), other.goto(harness.at('/outbox'))]);
    await harness.line.set('up');
    // Five presses, faster than any person: each fires the handler anew.
    const press = (tab: typeof page) =>
      tab.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find(({ innerText }) =>
          /send/i.test(innerText),
        );
        for (let times = 0; times < 5; times += 1) button?.click();
      });
    await Promise.all([press(page), press(other)]);
    await waitForBookings(harness.server, 3);
    await page.getByText('Nothing is waiting on this device.').waitFor();
    await other.getByText('Nothing is waiting on this device.').waitFor();
    expect(harness.server.bookings()).toHaveLength(3);
  });

  it('when the browser is killed right after "Saved"', async () => {
    await harness.line.set('down');
    expect(await submitBooking(harness.phone.page)).toBe(SAVED);
    harness.phone.forgive(LINE_CUT);
    await harness.restart('kill');
    await harness.phone.page.goto(harness.at('/outbox'));
    await harness.phone.page.locator('.entry', { hasText: 'Waiting' }).waitFor();
    harness.phone.forgive(LINE_CUT);
    await harness.line.set('up');
    // Nobody has to press anything.
    await waitForBookings(harness.server, 1);
  });

  it('when browser and server are killed in the middle of a submission', async () => {
    const { page } = harness.phone;
    await harness.line.set('answers-lost');
    const submitting = submitBooking(page).catch(() => undefined);
    await waitForBookings(harness.server, 1);
    await Promise.all([harness.server.kill(), harness.phone.kill()]);
    await submitting;
    const { port, dataDir } = harness.server;
    harness.server = await startServer({ port, dataDir, origin: harness.line.origin });
    await harness.line.set('up');
    harness.phone = await harness.phone.reopen();
    await harness.phone.page.goto(harness.at('/outbox'));
    await harness.phone.page.locator('.entry', { hasText: 'Received' }).waitFor();
    await harness.phone.page.getByText('Nothing is waiting on this device.').waitFor();
    expect(harness.server.bookings()).toHaveLength(1);
    await harness.server.stop();
  });
});

describe('Nothing is lost', () => {
  it('when a captive portal answers everything with its own page', async () => {
    const { page } = harness.phone;
    await harness.line.set('captive-portal');
    expect(await submitBooking(page)).toBe(SAVED);
    await page.getByRole('link', { name: 'See what this device has sent' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send now' }).waitFor();
    expect(await page.locator('.entry', { hasText: 'Waiting' }).count()).toBe(1);
    expect(harness.server.bookings()).toEqual([]);
    await harness.line.set('up');
    await page.getByRole('button', { name: 'Send now' }).click();
    await waitForBookings(harness.server, 1);
  });

  it('when no tab is open: the worker alone delivers at its sync wake-up', async () => {
    const { page, context } = harness.phone;
    await harness.line.set('down');
    expect(await submitBooking(page)).toBe(SAVED);
    // The browser's own sync fires on changes of the network, which a test cannot make: it is told by the protocol.
    const session = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registration;
    const empty = await context.newPage();
    await empty.goto('about:blank');
    await page.close();
    await harness.line.set('up');
    const wake = await context.newCDPSession(empty);
    await wake.send('ServiceWorker.enable');
    await wake.send('ServiceWorker.dispatchSyncEvent', {
      origin: harness.line.origin,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    });
    await waitForBookings(harness.server, 1);
  });

  it('when the device cannot store it and the server is out of reach: the form keeps every value and says so', async () => {
    const { page } = harness.phone;
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;
    });
    await harness.line.set('down');
    expect(await submitBooking(page)).toBe(
      'This device is full. NOT saved. Write it down, free space, then try again.',
    );
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Okoye');
    expect(harness.server.bookings()).toEqual([]);
    harness.phone.forgive(/Error submitting package booking: .*The quota has been exceeded\./);
  });
});
