/** With every page of the site closed, the browser's worker sends what waits, and the office is told so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrationOf, wakeWorker } from '../parts/background.ts';
import { waitUntilSaved } from '../parts/browser.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { fillForm, publicForms, submitForm, waitForForm } from '../parts/forms.ts';
import { waitForRows } from '../parts/office.ts';

let camp: Camp;
beforeAll(async () => {
  camp = await openCamp({ saved: true });
});
afterAll(() => camp.leave(LINE_CUT));

it('a request that the worker sends is known as sent in the background', async () => {
  const { page } = camp.phone;
  await page.goto(camp.at('/'));
  await waitUntilSaved(page);
  await camp.line.set('down');
  await page.goto(camp.at(publicForms.stayBooking.path));
  await waitForForm(page, 'stayBooking');
  await fillForm(page, 'stayBooking');
  await submitForm(page, 'stayBooking');
  const registrationId = await registrationOf(page);
  const elsewhere = await page.context().newPage();
  await page.close();
  await camp.line.set('up');
  await wakeWorker(elsewhere, camp.line.origin, registrationId);
  await waitForRows(camp, 'stay_booking', 1);
  expect(camp.server.rows('submission')).toMatchObject([{ kind: 'stayBooking', exit: 'background' }]);
});
