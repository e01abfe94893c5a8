/** A trip of the planner: begun with a form that was left before, sent without a signal, and turned into a booking at the desk. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePlan } from '../../../src/kinds/trip-plan/plan-code.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitForRows } from '../../parts/pages/office.ts';
import { waitForDraft } from '../../parts/pages/stored-drafts.ts';
import { rowOf } from '../../parts/pages/trip-plans.ts';

const code = encodePlan({
  adults: 2,
  ages: [],
  month: 8,
  from: 'k',
  to: 'z',
  stops: [
    { plate: 4, nights: 2 },
    { plate: 44, nights: 3 },
  ],
});
const PLAN = {
  code,
  shown: 'Tarangire: 2 nights\nJambiani: 3 nights',
  days: 6,
  travelers: 2,
  preferredDate: '2027-08-01',
  specialRequest: '',
};

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'operations');
});
afterAll(() => harness.leave(LINE_CUT));

it('goes with the request, and becomes a booking with a press and a guide', async () => {
  const { page } = harness.phone;
  const plan = page.getByRole('region', { name: 'Your plan' });
  const kept = () => page.evaluate(() => localStorage.getItem('plan-to-send'));
  await page.goto(harness.at('/PlanyourTrip'));
  await waitUntilSaved(page);
  await page.getByLabel('Name', { exact: true }).fill('Nuru Al-Farsi');
  await page.getByLabel('Number of days').fill('3');
  await waitForDraft(page);
  await page.evaluate((value) => localStorage.setItem('plan-to-send', value), JSON.stringify(PLAN));

  await page.reload();
  await page.getByText('What you typed before is back.').waitFor();
  await plan.getByText('Jambiani: 3 nights').waitFor();
  expect(await page.getByLabel('Number of days').inputValue()).toBe('6');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nuru Al-Farsi');
  await page.getByLabel('Number of days').fill('7');
  await page.getByLabel('E-mail').fill('nuru@example.com');
  await waitForDraft(page);

  // A form that was begun with the plan stays as it was typed.
  await page.reload();
  await page.getByText('What you typed before is back.').waitFor();
  await expect.poll(() => page.getByLabel('Number of days').inputValue()).toBe('7');
  await harness.signal('down');
  expect(await kept()).not.toBeNull();
  await page.getByRole('button', { name: 'Submit' }).click();
  await answerAlert(page, /saved on this device/i);
  expect(await kept()).toBeNull();
  await page.goto(harness.at('/outbox'));
  await page.getByText('What is in it').click();
  await page.getByText('Tarangire: 2 nights').waitFor();
  expect(await page.getByText(code).count()).toBe(0);

  await harness.signal('up');
  await expect
    .poll(() => harness.server.rows('trip_plan'))
    .toMatchObject([{ plan: code, plan_shown: PLAN.shown, days: 7, name: 'Nuru Al-Farsi' }]);

  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Trip Plans');
  await rowOf(page, 'Nuru Al-Farsi').getByRole('rowheader').click();
  const trip = page.getByRole('region', { name: 'Planned trip' });
  await trip.getByText('2. Jambiani Beach: 3 nights').waitFor();
  await trip.getByRole('link', { name: 'Make a tour booking' }).click();
  const form = page.getByRole('form', { name: 'Add New Booking' });
  expect(await form.getByLabel('Customer name').inputValue()).toBe('Nuru Al-Farsi');
  await form.getByLabel('Tour guide').fill('Juma');
  await form.getByRole('button', { name: 'Add Booking' }).click();
  await answerAlert(page, /./);
  const panel = page.getByRole('dialog', { name: 'Nuru Al-Farsi' });
  await panel.getByText('Own trip: Tarangire National Park to Jambiani Beach').first().waitFor();
  await panel
    .getByRole('region', { name: 'Guest' })
    .getByText(/Trip plan, /)
    .waitFor();
  expect(await waitForRows(harness, 'tour', 1)).toMatchObject([
    { guide: 'Juma', planned_date: '2027-08-01', planned_days: 6, planned_contact: 'nuru@example.com' },
  ]);
});
