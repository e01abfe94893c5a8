/** A part of a page that throws while it is drawn: the rest stays, in plain words, and nothing is lost. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { openPhone } from '../../parts/browser/browser.ts';
import {
  answerAlert,
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
} from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
});
afterAll(() => harness.leave(new RegExp(`${LINE_CUT.source}|Broken on purpose|error boundary`)));

/** From now on, drawing a link with lines of text in it throws. */
const breakLinks = () =>
  page.evaluate(() => {
    const encode = encodeURIComponent;
    window.encodeURIComponent = (text) => {
      if (String(text).includes('\n')) throw new URIError('Broken on purpose');
      return encode(text);
    };
  });
const words = () => page.getByRole('alert').getByText('This part of the page has failed.', { exact: false });

describe('A traveller’s page', () => {
  it('keeps its bars, says so, and has the request after it was loaded again', async () => {
    await page.goto(harness.at('/package_booking?packagename=April%20Family%20Safari'));
    await fillBooking(page);
    await breakLinks();
    await page.getByRole('button', { name: 'Submit' }).click();
    await answerAlert(page, /^You are about to book for .+\. Click OK to proceed\.$/);
    await answerAlert(page, /^(?!You are about)/);
    await words().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await page.locator('.site-header').waitFor();
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByLabel('Full name').waitFor();
    expect(harness.server.bookings()).toHaveLength(1);
  });
});

describe('A section of the office', () => {
  it('leaves the others, and what was typed there', async () => {
    await addAccount(harness.server, 'logistics');
    await signIn(page, harness.at, 'logistics');
    const day = createTimeZone(DEFAULT_TIME_ZONE).day(new Date());
    await page.evaluate(
      async ([call, json, key]) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key as string };
        await fetch(call as string, { method: 'POST', headers, body: json as string });
      },
      [
        endpoints.people,
        JSON.stringify({
          name: 'Anna',
          vehicle: 'T 1',
          destination: 'Ruaha',
          Guider: 'Juma',
          transportDate: day,
        }),
        v7(),
      ],
    );
    await openSection(page, 'People Transported');
    await page.locator('.today').getByText('Anna', { exact: true }).waitFor();
    const name = page.getByRole('form', { name: 'Add a person' }).getByLabel('Name', { exact: true });
    await name.fill('Half a na');
    await breakLinks();
    await openSection(page, 'Manifest');
    await words().waitFor();
    await openSection(page, 'People Transported');
    await expect.poll(() => name.inputValue()).toBe('Half a na');
    await openSection(page, 'Manifest');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByText('1 person in 1 vehicle', { exact: false }).waitFor();
  });
});

it('A department whose program cannot be loaded says so, asks once, and comes when it is loaded again', async () => {
  const desk = await openPhone({ serviceWorkers: 'block' });
  await signIn(desk.page, harness.at, 'logistics');
  let asked = 0;
  const program = /assets\/logistics-[\w-]+\.js/;
  await desk.page.route(program, (route) => {
    asked += 1;
    return route.abort();
  });
  await desk.page.goto(harness.at(staffRoutes.logistics));
  await desk.page
    .getByRole('alert')
    .getByText('This part of the page has failed.', { exact: false })
    .waitFor();
  expect(asked).toBeLessThanOrEqual(3);
  await desk.page.unroute(program);
  await desk.page.getByRole('button', { name: 'Load the page again' }).click();
  await desk.page.locator('.office-sidebar').waitFor({ state: 'attached' });
  await desk.close(/net::ERR_|Failed to fetch dynamically imported module|error boundary/);
});
