/** Two officers with the form of one request open read of each other that they are writing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Phone } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, signIn } from '../../parts/pages/office.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'management', { name: 'Neema Shayo' });
  await addAccount(harness.server, 'operations', { name: 'Juma Mosha' });
});
afterAll(() => harness.leave(LINE_CUT));

it('for as long as each of them writes, and until the form is closed', async () => {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tripPlan),
  });
  expect(response.status).toBe(200);
  const desk = await harness.another();
  const hers = await openForm(harness.phone, 'management');
  const his = await openForm(desk, 'operations');
  const toHim = his.getByText('Neema Shayo is writing to this guest now.');
  const toHer = hers.getByText('Juma Mosha is writing to this guest now.');
  // While nobody writes and nobody has answered, nothing stands between the heading and the fields.
  const [heading, first] = await Promise.all(
    [hers.getByRole('heading', { name: 'Reply' }), hers.getByText('Template', { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  );
  if (!heading || !first) throw new Error('The form is not drawn');
  expect(first.y - heading.y - heading.height).toBeLessThan(24);
  await hers.getByLabel('Text').fill('Karibu, ');
  await toHim.waitFor();
  expect(await toHer.count()).toBe(0);
  await his.getByLabel('Text').fill('Dear Nuru, ');
  await toHer.waitFor();
  await his.getByRole('button', { name: 'Close' }).click();
  await toHer.waitFor({ state: 'detached' });
  expect(await toHim.count()).toBe(0);
  await desk.close(LINE_CUT);
});

async function openForm({ page }: Phone, role: 'management' | 'operations') {
  await signIn(page, harness.at, role);
  await page.goto(harness.at('/Operation_department?section=trip-plans'));
  await page.getByRole('row', { name: tripPlan.name }).click();
  const panel = page.getByRole('dialog', { name: tripPlan.name });
  await panel.getByRole('button', { name: 'Reply' }).click();
  await panel.getByLabel('Text').waitFor();
  return panel;
}
