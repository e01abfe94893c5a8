/** A device whose database cannot be read, or does not answer: pages say so, and /outbox never calls it empty. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
} from '../../parts/browser/harness.ts';

const BOOKING = '/package_booking?packagename=April%20Family%20Safari';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block', ownProfile: true });
  const { page } = harness.phone;
  await page.goto(harness.at(BOOKING));
  await page.waitForLoadState('networkidle');
  await page.context().route('**/api/**', (route) => route.abort());
  await fillBooking(page);
  await submitBooking(page);
});
afterEach(() => harness.leave(new RegExp(`${LINE_CUT.source}|Workaround for Chrome UnknownError`)));

it('is not called empty', async () => {
  const { page } = harness.phone;
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, `${name}-elsewhere`, version);
      request.addEventListener(
        'upgradeneeded',
        (event) => {
          event.stopImmediatePropagation();
          request.transaction?.abort();
        },
        true,
      );
      Object.defineProperty(request, 'error', {
        get: () => new DOMException('Internal error opening backing store', 'UnknownError'),
      });
      return request;
    };
  });
  await page.goto(harness.at('/culture'));
  await page.getByText('What is saved on this device cannot be read: please have a look.').waitFor();
  await page.getByRole('link', { name: 'See the list' }).click();
  await page.getByText('we cannot say whether anything waits', { exact: false }).waitFor();
  expect(await page.getByText('Nothing is waiting').count()).toBe(0);
  expect(await page.getByText('No request of this device has been received').count()).toBe(0);
});

it('is not read for ever where it does not answer', async () => {
  const { page } = harness.phone;
  await page.addInitScript(() => {
    // As it is while another tab holds up an update, or where the disk hangs.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.clock.install();
  await page.goto(harness.at('/outbox'));
  await page.getByText('Looking at what is saved on this device').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').getByText('Close all other tabs and windows of this site').waitFor();
  expect(await page.getByText('Nothing is waiting').count()).toBe(0);
});
