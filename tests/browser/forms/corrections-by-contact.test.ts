/** A guest changes a request on another phone than the one that sent it, by reference and contact. */
import { afterEach, describe, expect, it } from 'vitest';
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
import { WAIT_TIMEOUT } from '../../parts/timeouts.ts';

const PACKAGE = '/package_booking?packagename=Northern%20Tanzania%20Budget%20Adventure';

let harness: Harness;
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

describe('A request that another phone has sent', () => {
  it('is looked up and changed without a signal, and the change arrives once, when there is one', async () => {
    harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
    const { page: own } = harness.phone;
    await own.goto(harness.at(PACKAGE));
    await waitUntilSaved(own);
    await fillBooking(own);
    await own.getByLabel('Special requests').fill('Amina is allergic to peanuts');
    await submitBooking(own);
    const reference = await readReference(own);

    const other = await harness.another({ ownLine: true });
    const { page } = other;
    await page.goto(harness.at(`/lookup?reference=${reference}`));
    await waitUntilSaved(page);
    await page.getByLabel('E-mail or phone').fill('amina@example.com');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByRole('button', { name: 'Change this request' }).click();
    const form = page.getByRole('form', { name: 'Change this request' });
    await form.waitFor();
    expect(await form.getByLabel('Number of adults').inputValue()).toBe('2');
    expect(await form.getByLabel('Travel date').inputValue()).toBe('2027-06-14');
    expect(await form.getByLabel('Special requests').inputValue()).toBe('');
    expect(await form.getByLabel('E-mail').count()).toBe(0);
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Nothing has been changed yet.').waitFor();
    await form.getByLabel('Number of adults').fill('0');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(/Number of adults must be/).waitFor();

    await expectAccessible(page, 'the form');

    await harness.signal('down', other);
    await form.getByLabel('Number of adults').fill('5');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Saved on this device. We will send it as soon as you are online.').waitFor();
    expect(await readReference(page)).toBe(reference);
    expect(await readHorizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Correction waiting').first().waitFor();
    expect(await page.getByRole('link', { name: `Correct ${reference}` }).count()).toBe(0);
    expect(harness.server.bookings()).toMatchObject([{ number_of_adults: 2 }]);

    await harness.signal('up', other);
    await page.getByText('Your correction has been received.').waitFor({ timeout: WAIT_TIMEOUT });
    expect(harness.server.bookings()).toMatchObject([
      { number_of_adults: 5, email: 'amina@example.com', special_requests: 'Amina is allergic to peanuts' },
    ]);
    await other.close(LINE_CUT);
  });
});
