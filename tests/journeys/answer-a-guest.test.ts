/** A request is in sight at the desk when it arrives; an officer answers it, and a colleague sees that it was answered. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Phone } from '../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitForRows } from '../parts/pages/office.ts';
import { tripPlan } from '../parts/records/sample-requests.ts';
import { startMailServer, type TestMailServer } from '../parts/server/mail-server.ts';

const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let mail: TestMailServer;
let harness: Harness;
let colleague: Phone;
beforeEach(async () => {
  mail = await startMailServer();
  harness = await openHarness({
    ...desk,
    saved: true,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
  colleague = await harness.another(desk);
});
afterEach(async () => {
  await colleague.close(LINE_CUT);
  await harness.leave(LINE_CUT);
  await mail.close();
});

it('An officer answers a request that has just arrived, and a colleague sees it without a reload', async () => {
  const { page } = harness.phone;
  await addAccount(harness.server, 'operations');
  await addAccount(harness.server, 'management');
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Trip Plans');
  await signIn(colleague.page, harness.at, 'management');
  await colleague.page.goto(harness.at('/Operation_department?section=trip-plans'));
  await colleague.page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();

  const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tripPlan),
  });
  const { reference } = await response.json();
  const row = (of: Phone) => of.page.getByRole('row', { name: /Nuru/ });
  await row(harness.phone).waitFor();
  await row(colleague).waitFor();

  await row(harness.phone).click();
  const record = page.locator('dialog[open]');
  await record.getByRole('button', { name: 'Reply' }).click();
  await record.getByLabel('Subject').fill(`Your trip, ${reference}`);
  await record.getByLabel('Text').fill('Karibu, two of you in August: we will send a plan tomorrow.');
  await record.getByRole('button', { name: 'Send from the office' }).click();
  await waitForRows(harness, 'record_reply', 1);
  const subjects = () => mail.taken.map((letter) => letter.header('Subject')).sort();
  await expect.poll(subjects).toEqual([`We have your request ${reference}`, `Your trip, ${reference}`]);
  await record.getByText(/from the office to nuru@example.com: was sent/).waitFor();

  await row(colleague).click();
  await colleague.page
    .locator('dialog[open]')
    .getByText(/from the office to nuru@example.com: was sent/)
    .waitFor();
});
