/** Somebody comes back to a form that was sent: the browser has put the fields back, and nothing is sent twice. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
} from '../../parts/browser/harness.ts';
import { fillForm, publicForms, submitForm } from '../../parts/pages/forms.ts';

let harness: Harness;
let page: Page;
beforeEach(async () => {
  harness = await openHarness({ serviceWorkers: 'block' });
  page = harness.phone.page;
  await page.goto(harness.at('/package_booking'));
  await fillBooking(page);
});
afterEach(() => harness.leave(LINE_CUT));

const outcome = () => page.getByRole('region', { name: 'Your request' });
/** Waits for the stamp with the reference. */
const stamped = (label: string) => outcome().locator('.stamp span').filter({ hasText: label }).waitFor();
const name = () => page.getByLabel('Full name');
const ids = () => harness.server.bookings().map(({ id }) => id);

/** Sends it, and gives the reference. */
async function send(): Promise<string> {
  await submitBooking(page);
  return readReference(page);
}

/** Another document takes the place of the form, which the browser does not keep. */
async function leaveAndComeBack(): Promise<void> {
  await page.goto(harness.at('/culture'));
  await page.goBack();
  await expect.poll(() => name().inputValue()).toBe('Amina Okoye');
}

describe('Back after sending', () => {
  it('shows what was sent, and Submit sends nothing more', async () => {
    const reference = await send();
    await leaveAndComeBack();
    await stamped('Received');
    expect(await readReference(page)).toBe(reference);
    expect(await submitBooking(page)).toContain('Congatulations');
    expect(await readReference(page)).toBe(reference);
    expect(ids()).toHaveLength(1);
  });

  it('shows what waits on this device, and Submit adds nothing to it', async () => {
    await page.route('**/api/**', (route) => route.abort());
    const reference = await send();
    await leaveAndComeBack();
    await stamped('Waiting to be sent');
    expect(await readReference(page)).toBe(reference);
    await submitBooking(page);
    await page.goto(harness.at('/outbox'));
    await page.getByText('1 request saved on this device, not sent yet.').waitFor();
  });

  it('lets another one be begun, also with the same content', async () => {
    await send();
    await leaveAndComeBack();
    await outcome().getByRole('button', { name: 'Another request' }).click();
    await expect.poll(() => name().inputValue()).toBe('');
    await outcome().waitFor({ state: 'hidden' });
    await fillBooking(page);
    await submitBooking(page);
    expect(new Set(ids()).size).toBe(2);
  });

  it('takes what is changed as another one', async () => {
    await send();
    await leaveAndComeBack();
    await outcome().waitFor();
    await name().fill('Baraka Okoye');
    await submitBooking(page);
    expect(new Set(ids()).size).toBe(2);
  });

  it('shows a request that was corrected meanwhile, and offers nothing to send over it', async () => {
    const reference = await send();
    await page.goto(harness.at('/culture'));
    const other = await harness.phone.context.newPage();
    await other.goto(harness.at(`/package_booking?edit=${ids()[0]}`));
    await other.getByText(`Correct request ${reference}.`).waitFor();
    await fillBooking(other, 'Amina A. Okoye');
    await submitBooking(other);
    await page.goBack();
    await outcome().waitFor();
    expect(await readReference(page)).toBe(reference);
    await expect.poll(() => name().inputValue()).toBe('');
  });
});

describe('A form that was sent', () => {
  it('and whose fields are changed and changed back is still that one request', async () => {
    const reference = await send();
    await name().fill('Baraka');
    await name().fill('Amina Okoye');
    await submitBooking(page);
    expect(await readReference(page)).toBe(reference);
    expect(ids()).toHaveLength(1);
  });

  it('and is loaded anew sends nothing twice', async () => {
    await send();
    await page.reload();
    await name().waitFor();
    await fillBooking(page);
    await submitBooking(page);
    await page.reload();
    await name().waitFor();
    expect(ids()).toHaveLength(1);
  });

  it.each(['tripPlan', 'stayBooking', 'eventRequest'] as const)('of %s is known again too', async (kind) => {
    await page.goto(harness.at(publicForms[kind].path));
    await fillForm(page, kind);
    await submitForm(page, kind);
    await page.goto(harness.at('/culture'));
    await page.goBack();
    await stamped('Received');
    await submitForm(page, kind);
    expect(harness.server.rows(publicForms[kind].table)).toHaveLength(1);
  });
});
