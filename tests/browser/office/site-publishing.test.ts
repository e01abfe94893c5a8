/** A text drafted in two languages, looked at in three widths, published, read by a visitor, and undone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';
import { TEST_TIMEOUT, WAIT_TIMEOUT } from '../../parts/timeouts.ts';

const ENGLISH = 'A plain without an end, and all of its animals on the move.';
const GERMAN = 'Eine Ebene ohne Ende, auf der alle Tiere unterwegs sind.';
/** The server makes the pages of an edition while somebody waits. */
const WHILE_PAGES_ARE_MADE = { timeout: 3 * WAIT_TIMEOUT };

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ saved: true, viewport: { width: 1440, height: 900 } });
  await addAccount(harness.server, 'management');
});
afterAll(() => harness.leave(LINE_CUT));

/** Texts of the marked places in a frame of the preview, read from outside: nothing may run in it. */
const markedIn = (page: Page, title: string) =>
  page.evaluate((begins) => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${begins}"]`);
    const marked = frame?.contentDocument?.querySelectorAll<HTMLElement>('[style*="outline"]') ?? [];
    return [...marked].map(({ innerText }) => innerText);
  }, title);

it(
  'is drafted, seen as it will be, published, read by visitors, and undone',
  async () => {
    const { page } = harness.phone;
    // Somebody who has never been here, so that no page is saved, and reads without scripts.
    const visitor = await openVisit({ serviceWorkers: 'block', javaScriptEnabled: false });
    const isRead = async (text: string, address: string) => {
      await visitor.page.goto(`http://127.0.0.1:${harness.server.port}${address}`);
      return (await visitor.page.getByText(text).count()) > 0;
    };
    await signIn(page, harness.at, 'management');
    await page.goto(harness.at('/Management?section=site'));
    await page.getByRole('searchbox', { name: 'Search' }).fill('serengeti');
    // The place for its photograph has the same name, among the photographs.
    const place = page.locator('a[href*="item=place"]');
    await place.filter({ hasText: 'Serengeti National Park' }).press('Enter');
    await page.getByLabel('What is special, English').fill(ENGLISH);
    await page.getByLabel('What is special, German').fill(GERMAN);
    await waitUntilOfficeSaved(page);
    await page.getByRole('button', { name: 'Save as drafts' }).press('Enter');
    await page.getByRole('link', { name: 'Look at it and publish' }).press('Enter');
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Serengeti National Park' }).isChecked())
      .toBe(true);
    await page.getByText('“What is special” in French is of the older text.').waitFor();

    await page.getByRole('link', { name: 'See the preview' }).press('Enter');
    await page.locator('iframe').first().waitFor(WHILE_PAGES_ARE_MADE);
    // Its own page does not show this text: the first one that does is turned to.
    for (const title of ['Phone', 'Tablet', 'Computer'])
      await expect.poll(() => markedIn(page, title)).toContain(ENGLISH);
    await page.getByLabel(/^Page \(\d+ have changed\)$/).selectOption('/de/wildlife');
    await page.getByRole('radio', { name: 'Tablet' }).press('Space');
    await expect.poll(() => markedIn(page, 'Tablet')).toContain(GERMAN);
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await isRead(ENGLISH, '/wildlife')).toBe(false);

    await page.getByRole('link', { name: 'Go on to publishing' }).press('Enter');
    await page.getByLabel('Note').fill('A shorter beginning');
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await page.getByText('Published as edition 1.').waitFor(WHILE_PAGES_ARE_MADE);
    await page.getByText('Nothing is drafted.').first().waitFor();
    expect(await isRead(ENGLISH, '/wildlife')).toBe(true);
    expect(await isRead(GERMAN, '/de/wildlife')).toBe(true);

    await page.getByRole('link', { name: 'See the history, or undo it' }).press('Enter');
    await page.getByText('A shorter beginning').waitFor();
    await page.getByRole('button', { name: /^Undo .*edition 1$/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Edition 1 is undone, as edition 2.').waitFor(WHILE_PAGES_ARE_MADE);
    expect(await isRead(ENGLISH, '/wildlife')).toBe(false);
    await visitor.close();
  },
  2 * TEST_TIMEOUT,
);
