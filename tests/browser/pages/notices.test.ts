/** Notices of the operator: they appear and go by the clock, whatever zone the device is in. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Notice } from '../../../src/contract/document/notices.ts';
import { PAGE_DATA_ELEMENT } from '../../../src/contract/document/site-index.ts';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openVisit, type Visit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

const HOUR = 3_600_000;
const CLOSED = 'The office is closed until midnight in Tanzania.';
const RAINS = 'The long rains have begun.';

/** A device in Honolulu, to which the page of terms comes with notices. */
async function openWithNotices(notices: readonly Notice[]): Promise<Visit> {
  const visit = await openVisit({ serviceWorkers: 'block', timezoneId: 'Pacific/Honolulu' });
  await visit.page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const begin = `id="${PAGE_DATA_ELEMENT}">{`;
    const html = (await response.text()).replace(begin, `${begin}"notices":${JSON.stringify(notices)},`);
    await route.fulfill({ response, body: html });
  });
  return visit;
}

const shown = (page: Page) => expect.poll(() => page.locator('.notices:not([hidden]) p').allTextContents());

it('A notice goes when it is over, and the next one appears, while the page stays open', async () => {
  const now = Date.now();
  const moment = (hours: number) => new Date(now + hours * HOUR).toISOString();
  const { page, close } = await openWithNotices([
    { text: CLOSED, until: moment(1) },
    { text: RAINS, from: moment(2) },
  ]);
  await page.clock.install({ time: now });
  await page.goto(at('/terms'));
  await shown(page).toEqual([CLOSED]);
  await expectNoViolationsNow(page, 'a notice');
  await page.clock.fastForward(HOUR);
  await shown(page).toEqual([]);
  await page.clock.fastForward(HOUR);
  await shown(page).toEqual([RAINS]);
  await close();
});

it('A notice of one page is seen on that page alone', async () => {
  const { page, close } = await openWithNotices([{ text: RAINS }]);
  await page.goto(at('/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Booking terms' }).click();
  await shown(page).toEqual([RAINS]);
  await page.goBack();
  await shown(page).toEqual([]);
  expect(page.url()).toBe(at('/'));
  await close();
});
