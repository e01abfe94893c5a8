/** Two weeks without a signal and 2,000 entries, while the office ends the session: nothing is lost or hidden. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import {
  addAccount,
  emailOf,
  openSection,
  PASSWORD,
  signIn,
  typeIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

const DAYS = 14 * 24 * 60 * 60 * 1000;
const MANY = 2_000;

let harness: Harness;
let page: Page;
let account: string;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics', { name: 'Juma Komba' });
  await signIn(page, harness.at, 'logistics');
  account = await page.evaluate(
    async (call) => (await (await fetch(call)).json()).account.id,
    endpoints.session,
  );
  await openSection(page, 'People Transported');
  await waitUntilOfficeSaved(page);
  await harness.signal('down');
  const payload = (place: number) => ({ ...staffRequests.person, name: `Guest ${place}` });
  const entries = Array.from({ length: MANY }, (_, place) => ({
    id: v7(),
    kind: 'person' as const,
    payload: payload(place),
    author: account,
  }));
  await queueEntries(page, entries);
  // Meanwhile the office ends what nobody uses: the cookie is all that it knows this browser by.
  await harness.phone.context.clearCookies();
});
afterAll(() => harness.leave(LINE_CUT));

describe('After two weeks without a signal', () => {
  it('the phone opens, reads all of it, and says what happens at the next signal', async () => {
    await page.clock.install({ time: Date.now() + DAYS });
    await page.reload();
    await page.getByRole('link', { name: '2,000 not sent' }).waitFor();
    await page.getByText('At the next signal please sign in again.').waitFor();
    await page.getByText('Then 2,000 entries are sent by themselves.').waitFor();
    await page.getByText(/Last contact: \d+ \w+ \d{4}, \d\d:\d\d/).waitFor();
    await page.getByRole('link', { name: '2,000 not sent' }).click();
    await page.getByText('2,000 entries are not sent yet.').waitFor();
    expect(await page.locator('.waiting-list > li').count()).toBe(50);
  });

  it('writes on, and has it after a restart', async () => {
    const entry = { id: v7(), kind: 'person' as const, author: account };
    await queueEntries(page, [{ ...entry, payload: { ...staffRequests.person, name: 'The last guest' } }]);
    await page.reload();
    await page.getByText('2,001 entries are not sent yet.').waitFor();
    await openSection(page, 'People Transported');
    await page.getByText('The last guest').first().waitFor();
  });

  it('asks for the sign-in at the first signal, then sends each entry once', async () => {
    await harness.signal('up');
    await page.getByText('Your session has ended.').first().waitFor();
    expect(harness.server.rows('transported_person')).toHaveLength(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await typeIn(page, emailOf('logistics'), PASSWORD);
    const rows = await waitForRows(harness, 'transported_person', MANY + 1);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(MANY + 1);
    await page.getByRole('link', { name: 'not sent' }).waitFor({ state: 'detached' });
  });
});
