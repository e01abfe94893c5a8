import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
} from '../../parts/browser/harness.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import { booking } from '../../parts/records/sample-booking.ts';

const SUCCESS = 'Congatulations You have succesfull Reserved Your Booking!';
const SAVED = 'Saved on this device. We will send it as soon as you are online.';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
/** Messages that the browser prints without a line, which may come after a test's last step. */
let printed: RegExp | undefined;
afterEach(async () => {
  const expected = printed;
  printed = undefined;
  await harness.leave(expected);
});

/** Lists calls that send something to be kept; not views, which are counted some seconds after an opening. */
const sentCalls = () =>
  harness.line.seen.filter((call) => call.startsWith('POST') && !call.endsWith('/api/analytics'));

describe('Booking with a signal', () => {
  it('reaches the office at once, and the traveller has the reference', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/zanzibar_bud'));
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await page.getByRole('heading', { name: 'Plan Your Zanzibar Essentials Adventure' }).waitFor();
    expect(page.url()).toContain('?packagename=Zanzibar%Essentials%Adventure');
    await fillBooking(page);
    await page.getByLabel('Special requests').fill('<b>Vegetarian</b> 🥗 مرحبا');
    expect(await submitBooking(page)).toBe(SUCCESS);
    const [row, ...rest] = harness.server.bookings();
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      package_name: 'Zanzibar Essentials Adventure',
      full_name: 'Amina Okoye',
      number_of_adults: 2,
      number_of_children: null,
      special_requests: '<b>Vegetarian</b> 🥗 مرحبا',
    });
    expect(await readReference(page)).toBe(referenceOf('PB', String(row?.id)));
    // The form is not cleared (docs/contract.md#package-booking).
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Okoye');
  });

  it('pressed again without a change is the same booking; changed, it is another', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await page.getByRole('heading', { name: 'Plan Your Default Package Name' }).waitFor();
    await fillBooking(page);
    await submitBooking(page);
    expect(await submitBooking(page)).toBe(SUCCESS);
    expect(harness.server.bookings()).toHaveLength(1);
    await page.getByLabel('Full name').fill('Baraka Mushi');
    expect(await submitBooking(page)).toBe(SUCCESS);
    expect(harness.server.bookings().map((row) => row.full_name)).toEqual(['Amina Okoye', 'Baraka Mushi']);
  });

  it('cancelled at the confirmation sends nothing', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking?packagename=Moon%20Trip'));
    await fillBooking(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(sentCalls()).toEqual([]);
  });

  it('with empty fields says so in the contract’s words, and marks them', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await page.getByLabel('Full name').fill('Amina');
    expect(await submitBooking(page)).toBe('make sure you fill all the Fields');
    await page.getByText('Phone is required.').waitFor();
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina');
    expect(harness.server.bookings()).toEqual([]);
  });

  it('with a wrong e-mail or half a person marks the field and sends nothing', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page);
    await page.getByLabel('E-mail').fill('amina');
    await page.getByLabel('Number of adults').fill('1.5');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('Please enter an e-mail address like name@example.com.').waitFor();
    await page.getByText('Number of adults must be a whole number from 1 to 500.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    expect(sentCalls()).toEqual([]);
  });

  it('on a past date hints and takes it all the same', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page);
    await page.getByLabel('Travel date').fill('2020-02-29');
    await page.getByText('This date is in the past. You can send it all the same.').waitFor();
    expect(await submitBooking(page)).toBe(SUCCESS);
  });
});

describe('The answer to a booking', () => {
  /** Opens the form without a signal, fills it in and asks for the confirmation. @returns the place of its OK */
  async function askWithoutSignal() {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await harness.signal('down');
    await fillBooking(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
    const { x, y, width, height } = (await ok.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  }

  it('takes the place of the question, and is said', async () => {
    const { page } = harness.phone;
    const { x, y } = await askWithoutSignal();
    const closings = await page.evaluateHandle(() => {
      const heard: Event[] = [];
      // A phone that is busy for longer closes the question first: here the clock stands.
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
      document.addEventListener('close', (event) => heard.push(event), true);
      return heard;
    });
    await page.mouse.click(x, y);
    const words = page.getByRole('alertdialog').getByText(SAVED);
    await words.waitFor();
    expect(await words.getAttribute('aria-live')).toBe('assertive');
    expect(await closings.evaluate((heard) => heard.length)).toBe(0);
    printed = LINE_CUT;
  });

  it('stays when the question was pressed twice', async () => {
    const { page } = harness.phone;
    const { x, y } = await askWithoutSignal();
    await page.mouse.click(x, y);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(SAVED).waitFor();
    const { x: left, y: top } = (await dialog.getByRole('button').boundingBox()) ?? { x, y };
    await page.mouse.move(left + 5, top + 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await dialog.getByText(SAVED).isVisible()).toBe(true);
    await page.mouse.click(left + 5, top + 5);
    await dialog.waitFor({ state: 'hidden' });
    printed = LINE_CUT;
  });

  it('that takes long leaves the form in sight meanwhile', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page);
    const { release } = harness.line.hold(/^POST (?!.*analytics)/);
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
    release();
    await dialog.getByText(SUCCESS).waitFor();
  });
});

describe('Booking without a signal', () => {
  it('can be looked at and discarded, and is corrected once it was tried', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await waitUntilSaved(page);
    await harness.line.set('down');
    await page.reload();
    await fillBooking(page);
    await submitBooking(page);
    await page.getByRole('link', { name: 'See what this device has sent' }).click();
    const entry = page.locator('.entry');
    await entry.getByText('The office could not be reached.', { exact: false }).waitFor();
    await entry.getByRole('link', { name: 'Correct' }).waitFor();
    await entry.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Do not delete' }).click();
    expect(await entry.count()).toBe(1);
    await entry.getByRole('button', { name: 'Discard' }).click();
    await question.getByText(/^Delete PB-/).waitFor();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing is waiting on this device.').waitFor();
    printed = LINE_CUT;
    await harness.line.set('up');
    // Anything that waited would have been sent before the outbox is empty again.
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page, 'Baraka Okoye');
    expect(await submitBooking(page)).toBe(SUCCESS);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    expect(harness.server.bookings()).toMatchObject([{ full_name: 'Baraka Okoye' }]);
  });

  it('refused days later is parked with the reason, corrected in its form, and arrives once', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await waitUntilSaved(page);
    // An entry that an older version of the site let through.
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    const payload = { ...booking, fullName: 'Amina', email: 'not an address', Tripname: 'Moon Trip' };
    await queueEntries(page, [{ id: v7(), payload }]);
    await page.reload();
    const parked = page.locator('.entry', { hasText: 'Please enter an e-mail address' });
    await parked.waitFor();
    await page.getByText('1 request could not be taken: please have a look.').waitFor();
    await parked.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { name: 'Plan Your Moon Trip' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina');
    await page.getByLabel('E-mail').fill('amina@example.com');
    expect(await submitBooking(page)).toBe(SUCCESS);
    expect(harness.server.bookings()).toMatchObject([{ full_name: 'Amina', email: 'amina@example.com' }]);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    expect(await page.getByRole('heading', { name: 'Needs your attention' }).count()).toBe(0);
    printed = LINE_CUT;
  });
});
