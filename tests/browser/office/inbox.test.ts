/** The inbox of operations in a browser: what came since the last look, what is due, and how a day is set by key. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { rowOf, showView, submitTripPlan } from '../../parts/pages/trip-plans.ts';
import { requests } from '../../parts/records/sample-requests.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  await submitTripPlan(harness.server, 'Juma Komba');
  await fetch(`http://127.0.0.1:${harness.server.port}${endpoints.eventRequests}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...requests.eventRequest, name: 'Asha Mrisho', date: '2027-09-01' }),
  });
  await signIn(page, harness.at, 'operations');
});
afterAll(() => harness.leave());

const names = () =>
  page
    .locator('tbody tr[data-id] .table-first')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));

/** As if somebody had looked so long ago. */
const pass = (minutes: number) =>
  page.evaluate((milliseconds) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('inbox-looks:'))) {
      const [last, seen, until = ''] = (localStorage.getItem(key) ?? '').split(' ');
      const earlier = new Date(Date.parse(until) - milliseconds).toISOString();
      localStorage.setItem(key, `${last} ${seen} ${earlier}`);
    }
  }, minutes * 60_000);

it('has the requests of all kinds, and a day that is set by key brings one to the top', async () => {
  await openSection(page, 'Inbox');
  await expect.poll(names).toEqual(['Juma Komba', 'Asha Mrisho']);
  await expectAccessible(page, 'the inbox');
  await rowOf(page, 'Asha Mrisho').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Asha Mrisho' });
  await panel.getByText(requests.eventRequest.message).first().waitFor();
  await page.keyboard.press('f');
  const field = panel.getByLabel('Follow up on');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('2026-01-02');
  await page.keyboard.press('Enter');
  await rowOf(page, 'Asha Mrisho').getByText('2 Jan 2026, due').waitFor();
  await expect.poll(names).toEqual(['Asha Mrisho', 'Juma Komba']);
  await expectAccessible(page, 'an opened request with a follow-up that is due');
  await expect
    .poll(() => harness.server.rows('record').flatMap(({ follow_up }) => follow_up ?? []))
    .toEqual(['2026-01-02']);
});

it('is led to from the dashboard, and has not been seen where a view hides what is new', async () => {
  await openSection(page, 'Dashboard');
  await pass(10);
  await submitTripPlan(harness.server, 'Zoë Müller');
  await page.getByRole('link', { name: 'Follow-up due 1' }).click();
  await expect.poll(names).toEqual(['Asha Mrisho']);
  await openSection(page, 'Dashboard');
  await pass(10);
  await openSection(page, 'Inbox');
  await expect.poll(names).toEqual(['Asha Mrisho', 'Juma Komba', 'New Zoë Müller']);
  await showView(page, 'New since you last looked');
  await expect.poll(names).toEqual(['New Zoë Müller']);
  await openSection(page, 'Dashboard');
  await pass(10);
  await openSection(page, 'Inbox');
  await expect.poll(names).toEqual(['Asha Mrisho', 'Juma Komba', 'Zoë Müller']);
});
