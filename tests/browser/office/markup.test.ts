/** Markup in every free text of every kind is read as it was typed, wherever the office shows it, and does nothing. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../server/store/core/open.ts';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';
import { submissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { waitForProgram } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { waitForSection } from '../../parts/browser/wait-for-page.ts';
import { addAccount, signIn } from '../../parts/pages/office.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { paymentFor, requests, staffRequests, stepOf } from '../../parts/records/sample-requests.ts';
import { takeEntry } from '../../parts/server/take-entry.ts';

const MARKUP = '<img src=x onerror=window.pwned=1>';
const REFERENCE = /[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]/g;
const PAYMENT = `${entryKinds.payment.prefix}-`;
/** Departments whose tables with markup are no records with a panel. */
const WITHOUT_PANELS: readonly string[] = [];
/** Day on which everything happens that has a date. */
const DAY = '2027-06-14';

/** Returns a payload with markup in each free text, and the names of these fields. */
function marked(kind: EntryKind, payload: object): { payload: Record<string, unknown>; fields: string[] } {
  const schema = submissionDefinitions[kind].versions.at(-1) as {
    safeParse: (value: unknown) => { success: boolean };
  };
  let made = { ...payload } as Record<string, unknown>;
  const fields: string[] = [];
  for (const [field, value] of Object.entries(payload)) {
    const own = Array.isArray(value)
      ? value.map((item) => ({ ...item, name: MARKUP, departurePoint: MARKUP }))
      : typeof value === 'string' && !/^\d{4}-?\d\d-?\d\d$/.test(value)
        ? MARKUP
        : undefined;
    const tried = { ...made, [field]: own };
    if (own === undefined || !schema.safeParse(tried).success) continue;
    made = tried;
    fields.push(field);
  }
  return { payload: made, fields };
}

interface Made {
  kind: EntryKind;
  reference: string;
  id: string;
}

let harness: Harness;
const made: Made[] = [];
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'management', { name: MARKUP });
  const store = await openStore({ dataDir: harness.server.dataDir, databaseUrl: '' });
  const take = async (kind: EntryKind, payload: object) => {
    const id = v7();
    expect([kind, await takeEntry(store, kind, payload, { id })]).toEqual([kind, 200]);
    made.push({ kind, id, reference: referenceOf(entryKinds[kind].prefix, id) });
    return id;
  };
  const onDay = {
    packageBooking: { travelDate: DAY },
    stayBooking: { checkin: DAY, checkout: '2027-06-16' },
    eventRequest: { date: DAY },
    addedTour: { travelDate: DAY },
  };
  const free: Record<string, string[]> = {};
  const all = { ...requests, ...staffRequests };
  for (const kind of Object.keys(all) as (keyof typeof all)[]) {
    const { payload, fields } = marked(kind, { ...all[kind], ...(onDay as Record<string, object>)[kind] });
    free[kind] = fields;
    await take(kind, payload);
  }
  // A choice, a day and a number are no free text; every kind but campaigns of a list has some.
  expect(Object.entries(free).filter(([, fields]) => fields.length === 0)).toEqual([]);
  const idOf = (kind: EntryKind) => made.find((one) => one.kind === kind)?.id ?? '';
  const booking = idOf('packageBooking');
  await take('payment', { ...paymentFor(booking), note: MARKUP });
  await take('souvenirStep', {
    ...stepOf(idOf('souvenir')),
    from: MARKUP,
    to: MARKUP,
    place: MARKUP,
    note: MARKUP,
  });
  const record = { record: booking, kind: 'packageBooking' };
  await take('recordNote', { ...record, text: MARKUP });
  const reply = { way: 'mail', to: 'guest@example.com', subject: MARKUP };
  await take('recordNote', { ...record, text: MARKUP, reply });
  const change = { ...record, revision: null, lastChange: null, after: null };
  await take('recordChange', { ...change, set: { state: 'lost', lostReason: MARKUP } });
  await take('recordChange', { ...change, set: { state: 'confirmed' } });
  await store.close();
  await signIn(harness.phone.page, harness.at, 'management');
});
afterAll(() => harness.leave(LINE_CUT));

/** Checks that the browser made no picture and ran no script from the markup. */
async function expectInert(where: string): Promise<void> {
  const made = await harness.phone.page.evaluate(() => ({
    pictures: document.querySelectorAll('img[src="x"], [onerror]').length,
    ran: 'pwned' in window,
  }));
  expect([where, made]).toEqual([where, { pictures: 0, ran: false }]);
}

/** Every section of a department. */
async function sectionsOf(path: string): Promise<string[]> {
  const { page } = harness.phone;
  await page.goto(harness.at(path));
  const links = page.locator('.office-sidebar').getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set(found.filter((address) => new URL(address).searchParams.has('section')))];
}

describe.each(Object.values(staffRoutes))('Markup at %s', (path) => {
  it('is text in every table, panel and figure, on screen and on paper', async () => {
    const { page } = harness.phone;
    let tables = 0;
    let panels = 0;
    for (const address of await sectionsOf(path)) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await waitForProgram(page);
      await page.locator('.table-loading').first().waitFor({ state: 'detached' });
      await waitForSection(page);
      await expectInert(address);
      const rows = page.locator('main tbody tr', { hasText: MARKUP });
      if ((await rows.count()) === 0) continue;
      tables += 1;
      const paper = readPdf(await page.pdf({ preferCSSPageSize: true })).map(({ text }) => text);
      expect(paper.join(' ').replaceAll(/\s+/g, ''), address).toContain(MARKUP.replaceAll(/\s+/g, ''));
      await expectInert(`${address} on paper`);
      // Its panel, with everything that happened to it.
      const references = (await rows.first().innerText()).match(REFERENCE) ?? [];
      const own = references.find((one) => path !== staffRoutes.finance || one.startsWith(PAYMENT));
      if (!own) continue;
      panels += 1;
      await page.goto(`${address}&record=${own}`);
      await expect.poll(() => page.getByRole('dialog').first().innerText()).toContain(MARKUP);
      await expectInert(`${address} ${own}`);
    }
    expect([path, tables > 0]).toEqual([path, true]);
    expect([path, panels > 0]).toEqual([path, !WITHOUT_PANELS.includes(path)]);
  });
});

describe('Markup on the day in the calendar', () => {
  it.each(['month', 'week', 'day'])('is text in the %s', async (view) => {
    const { page } = harness.phone;
    await page.goto(harness.at(`/Management?section=calendar&view=${view}&day=${DAY}`));
    await page.locator('main').getByText(MARKUP).first().waitFor({ state: 'attached' });
    await expectInert(view);
  });

  it('is text in the briefing, on paper, shared, and in the search', async () => {
    const { page } = harness.phone;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const paper = readPdf(await page.pdf({ format: 'A4' })).map(({ text }) => text);
    expect(paper.join(' ').replaceAll(/\s+/g, '')).toContain(MARKUP.replaceAll(/\s+/g, ''));
    await page.getByRole('button', { name: 'Share as text' }).click();
    await page.getByText('The text is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(MARKUP);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search all records' });
    await search.getByRole('combobox').fill('onerror');
    await search.getByRole('option').filter({ hasText: MARKUP }).first().waitFor();
    await expectInert('search');
  });
});
