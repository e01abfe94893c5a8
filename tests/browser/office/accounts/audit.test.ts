/** Management asks the audit log what was done to a request, and goes to it from there. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../../src/contract/values/time-zone.ts';
import { type Harness, openHarness } from '../../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../../parts/pages/office.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

let harness: Harness;
const [asked, other] = [v7(), v7()];
const reference = referenceOf('HB', asked);
beforeAll(async () => {
  harness = await openHarness({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Pacific/Auckland',
  });
  await addAccount(harness.server, 'management');
  const { page } = harness.phone;
  await signIn(page, harness.at, 'management');
  const send = (path: string, body: unknown, id: string) =>
    page.evaluate(
      async ([to, json, key]) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
        return (await fetch(to, { method: 'POST', headers, body: json })).status;
      },
      [path, JSON.stringify(body), id] as const,
    );
  for (const id of [asked, other]) {
    expect(await send(endpoints.bookings, requests.homeBooking, id)).toBe(200);
    const change = { record: id, kind: 'tour', revision: null, set: { state: 'answered' } };
    expect(await send(endpoints.changes, change, v7())).toBe(200);
  }
});
afterAll(() => harness.leave());

it('has the time of Dar es Salaam on a phone in Auckland', async () => {
  const { page } = harness.phone;
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
    'Pacific/Auckland',
  );
  await openSection(page, 'Audit Log');
  const time = page.locator('main table time').first();
  await time.waitFor();
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const there = createTimeZone(DEFAULT_TIME_ZONE).wallTime(at).toISOString();
  expect(await time.innerText()).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/);
  expect(await time.innerText()).toContain(`${Number(there.slice(8, 10))} `);
  expect(await time.innerText()).toContain(there.slice(11, 16));
});

it('says in words what was done to a record, and leads to it', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Audit Log');
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await page.getByLabel('Record').fill(reference.slice(0, 7));
  await page.getByText('This is not a whole reference yet.').waitFor();
  await page.getByLabel('Record').fill(reference.toLowerCase().replaceAll('-', ''));
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.nth(1).innerText()).toContain('management person set the state from new to answered');
  await page.getByRole('link', { name: reference }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText(reference).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/Operation_department');
});

it('says of a record that has gone that it is not there', async () => {
  const { page } = harness.phone;
  const gone = referenceOf('HB', v7());
  await page.goto(harness.at(`/Operation_department?section=tour-bookings&record=${gone}`));
  await page.getByText(`${gone} is not among these rows. It may have been removed.`).waitFor();
});
