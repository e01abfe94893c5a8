/** The line of a guide's phone: a camp's Wi-Fi that leads nowhere, and a page that nobody looks at. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type Harness, LINE_CUT } from '../../parts/browser/harness.ts';
import { boardingsOf, openGuideMorning } from '../../parts/device/guide-morning.ts';
import { openSection, waitUntilOfficeSaved } from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openGuideMorning();
  page = harness.phone.page;
});
/** Messages of Chromium when a Wi-Fi's sign-in page answers a stream, which a page cannot prevent. */
const PORTAL = /response has a MIME type \("text\/html"\)/;
afterAll(() => harness.leave(new RegExp(`${LINE_CUT.source}|${PORTAL.source}`)));

const boardings = () => boardingsOf(harness);

describe('A camp’s Wi-Fi without a line', () => {
  it('is said in words, with the last time that the office was heard, and nothing is lost', async () => {
    await openSection(page, 'Manifest');
    await waitUntilOfficeSaved(page);
    await page.getByLabel('Aboard José Álvarez').waitFor();
    await harness.line.set('captive-portal');
    await page.getByLabel('Aboard José Álvarez').check();
    await page.getByText('This Wi-Fi answers in place of the office').waitFor();
    await page.getByText(/Last contact: \d\d:\d\d/).waitFor();
    await page.getByRole('link', { name: '1 not sent' }).waitFor();
    await harness.line.set('down');
    await page.getByLabel('Aboard José Álvarez').uncheck();
    await page.getByText('Connected, but no line to the office').waitFor();
    await page.getByLabel('Aboard José Álvarez').check();
    await harness.signal('up');
    await page.getByRole('link', { name: 'not sent' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(boardings).toMatchObject({ 'José Álvarez': 'Aboard' });
    await page.getByText('Everything of yours has arrived at the office.').waitFor();
  });
});

describe('A hidden page', () => {
  it('asks nothing, however long, and looks at once when somebody does', async () => {
    await page.clock.install();
    await page.reload();
    await page.getByText('Online').waitFor();
    await show('hidden');
    // The stream of news is closed too, and what had begun before has ended.
    await untilQuiet();
    const before = asked().length;
    for (let hour = 0; hour < 3; hour += 1) await page.clock.fastForward(60 * 60_000);
    expect(asked().slice(before)).toEqual([]);
    await show('visible');
    await expect.poll(() => asked().slice(before).join('\n')).toContain(`GET ${endpoints.changes}?`);
  });

  /** Requests of the page; the browser itself looks for a new service worker some time after an opening. */
  const asked = () =>
    harness.line.seen.filter((request) => !/\/(service-worker|site-packs)\.js$/.test(request));

  /** Waits for the further requests that follow the pull of the opening and the first news of the stream. */
  async function untilQuiet(): Promise<void> {
    let count = -1;
    while (count !== asked().length) {
      count = asked().length;
      await setTimeout(3_000);
    }
  }

  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
});
