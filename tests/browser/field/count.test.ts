/** Counts that the screens of the field say while they open with hundreds of entries that wait: at once, and nothing false. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { queueEntries, readEntries } from '../../parts/device/entry.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const WAITING = 300;
const PEOPLE = sectionUrl(staffRoutes.logistics, 'people-transported');
const TRANSFER = {
  transportDate: createTimeZone(DEFAULT_TIME_ZONE).day(new Date()),
  vehicle: 'T 482 DKL',
  destination: 'Saadani',
  Guider: 'Neema',
};

declare global {
  interface Window {
    /** All that was said so far, by what said it: each once, in its order. */
    said: Record<'today' | 'vehicle', string[]>;
  }
}

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await signIn(page, harness.at, 'logistics');
  await page.goto(harness.at(PEOPLE));
  await waitUntilOfficeSaved(page);
  // The records have come: without them nothing can be said of souvenirs later.
  await page.getByText('Nobody has been transported yet.').waitFor();
  await harness.signal('down');
  // What the form carries to the next person, it has when it is opened again.
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByLabel('Vehicle', { exact: true }).fill(TRANSFER.vehicle);
  await form.getByLabel('Destination', { exact: true }).fill(TRANSFER.destination);
  await form.getByLabel('Guide', { exact: true }).fill(TRANSFER.Guider);
  await form.getByLabel('Name', { exact: true }).fill('Juma Ali');
  await page.keyboard.press('Enter');
  await page.locator('.today').getByText('1 entered today. 1 not sent.').waitFor();
  const [first] = await readEntries(page);
  await queueEntries(
    page,
    Array.from({ length: WAITING - 1 }, (_, place) => ({
      id: v7(),
      kind: 'person' as const,
      payload: { ...staffRequests.person, ...TRANSFER, name: `Guest ${place}` },
      author: first?.author ?? null,
    })),
  );
  await page.addInitScript(listen);
});
afterAll(() => harness.leave(LINE_CUT));

/** In the page, before its own scripts. */
function listen(): void {
  window.said = { today: [], vehicle: [] };
  const places = { today: '.today > [role=status]', vehicle: '.vehicle-notice > p' } as const;
  new MutationObserver(() => {
    for (const [name, place] of Object.entries(places)) {
      const words = document.querySelector(place)?.textContent?.trim() ?? '';
      const list = window.said[name as 'today' | 'vehicle'];
      if (words !== '' && list.at(-1) !== words) list.push(words);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const ofToday = `${WAITING} entered today. ${WAITING} not sent.`;

it('People: the number of today is there with the list’s heading, and no other before it', async () => {
  await page.goto(harness.at(PEOPLE));
  const heading = page.getByRole('heading', { name: 'Entered today' });
  await heading.waitFor();
  expect(await page.evaluate(() => window.said.today)).toEqual([ofToday]);
  await page.locator('.today').getByText(`Show all ${WAITING} of today`).waitFor();
  expect(await page.evaluate(() => window.said.today)).toEqual([ofToday]);
});

it('The vehicle of the form: nobody is left out of those who are in it', async () => {
  await page.locator('.vehicle-notice').getByText(`${WAITING} people entered`).waitFor();
  expect(await page.evaluate(() => window.said.vehicle)).toEqual([
    expect.stringContaining(`${WAITING} people entered.`),
  ]);
});

it('Souvenirs: none of today, because nobody entered one', async () => {
  await openSection(page, 'Souvenirs Transported');
  await page.locator('.today').getByText('No souvenir was entered today. 0 not sent.').waitFor();
  await openSection(page, 'People Transported');
  await page.locator('.today').getByText(ofToday).waitFor();
  const all = await page.evaluate(() => window.said.today);
  expect(new Set(all)).toEqual(new Set([ofToday, 'No souvenir was entered today. 0 not sent.']));
});

it('A day later: nobody of today, and as many that wait', async () => {
  await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
  await page.goto(harness.at(PEOPLE));
  const next = `Nobody was entered today. ${WAITING} not sent.`;
  await page.locator('.today').getByText(next).waitFor();
  await page.locator('.table-count', { hasText: `${WAITING} rows` }).waitFor();
  expect(await page.evaluate(() => window.said.today)).toEqual([next]);
});
