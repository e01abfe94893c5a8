/** A request is in sight at the desk when it arrives; an officer answers it, and a colleague sees that it was answered. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Phone } from '../parts/browser.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { startMailServer, type TestMailServer } from '../parts/mail-server.ts';
import { addAccount, openSection, signIn, waitForRows } from '../parts/office.ts';
import { tripPlan } from '../parts/requests.ts';

const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let mail: TestMailServer;
let camp: Camp;
let colleague: Phone;
beforeEach(async () => {
  mail = await startMailServer();
  camp = await openCamp({
    ...desk,
    saved: true,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
  colleague = await camp.another(desk);
});
afterEach(async () => {
  await colleague.close(LINE_CUT);
  await camp.leave(LINE_CUT);
  await mail.close();
});

it('An officer answers a request that has just arrived, and a colleague sees it without a reload', async () => {
  const { page } = camp.phone;
  await addAccount(camp.server, 'operations');
  await addAccount(camp.server, 'management');
  await signIn(page, camp.at, 'operations');
  await openSection(page, 'Trip Plans');
  await signIn(colleague.page, camp.at, 'management');
  await colleague.page.goto(camp.at('/Operation_department?section=trip-plans'));
  await colleague.page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();

  const response = await fetch(`http://127.0.0.1:${camp.server.port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tripPlan),
  });
  const { reference } = await response.json();
  const row = (of: Phone) => of.page.getByRole('row', { name: /Nuru/ });
  await row(camp.phone).waitFor();
  await row(colleague).waitFor();

  await row(camp.phone).click();
  const record = page.locator('dialog[open]');
  await record.getByRole('button', { name: 'Reply' }).click();
  await record.getByLabel('Subject').fill(`Your trip, ${reference}`);
  await record.getByLabel('Text').fill('Karibu, two of you in August: we will send a plan tomorrow.');
  await record.getByRole('button', { name: 'Send from the office' }).click();
  await waitForRows(camp, 'record_reply', 1);
  const subjects = () => mail.taken.map((letter) => letter.header('Subject')).sort();
  await expect.poll(subjects).toEqual([`We have your request ${reference}`, `Your trip, ${reference}`]);
  await record.getByText(/from the office to nuru@example.com: was sent/).waitFor();

  await row(colleague).click();
  await colleague.page
    .locator('dialog[open]')
    .getByText(/from the office to nuru@example.com: was sent/)
    .waitFor();
});
