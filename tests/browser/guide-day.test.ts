/** A guide's day on a phone whose clock is of another zone: the manifest, what waits, the line, and supper. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { createZone, DEFAULT_TIME_ZONE } from '../../src/contract/time-zone.ts';
import { TICK } from '../../src/device/ticks.ts';
import { answerAlert, type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import {
  addAccount,
  enterFrom,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../parts/office.ts';

const zone = createZone(DEFAULT_TIME_ZONE);
const today = zone.day(new Date());
const tomorrow = zone.day(new Date(Date.now() + 24 * 60 * 60_000));

let camp: Camp;
let page: Page;
beforeAll(async () => {
  camp = await openCamp({
    saved: true,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  });
  page = camp.phone.page;
  await addAccount(camp.server, 'logistics', { name: 'Juma Komba' });
  await signIn(page, camp.at, 'logistics');
  const people = [
    { name: 'Amina Okoye', transportDate: today, contact: '+255 700 000 001', requests: 'Vegetarian' },
    { name: 'José Álvarez', transportDate: today, vehicle: 't 482  dkl' },
    { name: 'Zawadi Mrema', transportDate: tomorrow },
  ];
  const shared = { vehicle: 'T 482 DKL', destination: 'Seronera', Guider: 'Juma' };
  for (const person of people) await enterFrom(page, calls.people, { ...shared, ...person });
});
/** What Chromium prints of a stream that the sign-in page of a Wi-Fi answers, which a page cannot prevent. */
const PORTAL = /response has a MIME type \("text\/html"\)/;
afterAll(() => camp.leave(new RegExp(`${LINE_CUT.source}|${PORTAL.source}`)));

const boardings = () =>
  Object.fromEntries(camp.server.rows('transported_person').map(({ name, boarding }) => [name, boarding]));

describe('In the morning', () => {
  it('the manifest has the people of a vehicle, however its plate is typed, with contact and wishes', async () => {
    await openSection(page, 'Manifest');
    await page.getByText('2 people in 1 vehicle', { exact: false }).waitFor();
    await page.getByRole('link', { name: '+255 700 000 001' }).waitFor();
    await page.getByText('Vegetarian').waitFor();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.getByText('1 person in 1 vehicle', { exact: false }).waitFor();
    await page.getByText('Zawadi Mrema').first().waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    const link = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain('- Amina Okoye, Seronera, +255 700 000 001, Vegetarian');
    await waitUntilOfficeSaved(page);
  });

  it('is ticked without a signal, says when the office was last heard, and is ticked after a restart', async () => {
    await page.getByText(/Office last heard \d\d:\d\d/).waitFor();
    await camp.signal('down');
    await page.getByText('No signal').waitFor();
    await page.getByLabel('Aboard Amina Okoye').check();
    await page.getByLabel('Absent José Álvarez').check();
    await page.getByText('1 aboard, 1 absent').waitFor();
    await page.getByRole('link', { name: '2 not sent' }).waitFor();
    await page.reload();
    await page.getByText('1 aboard, 1 absent').waitFor();
    expect(await page.getByLabel('Aboard Amina Okoye').isChecked()).toBe(true);
    await page.getByText(/Office last heard \d\d:\d\d/).waitFor();
    expect(boardings()).toMatchObject({ 'Amina Okoye': 'Not checked' });
  });
});

describe('What waits', () => {
  it('stands in the department by name, and one that was wrong is taken back', async () => {
    await page.getByRole('link', { name: '2 not sent' }).click();
    await page.getByRole('heading', { level: 1, name: 'Not Sent Yet' }).waitFor();
    const jose = page.getByRole('listitem').filter({ hasText: 'José Álvarez' });
    await jose.getByText('Change: boarding Absent').waitFor();
    await jose.getByText('It is sent by itself.').waitFor();
    await jose.getByRole('button', { name: 'Take back' }).click();
    await answerAlert(page, /^Take back this change of José Álvarez\?/);
    await page.getByText('1 entry is not sent yet.').waitFor();
    // The button is gone with its entry: the focus is beside it, not at the beginning of the page.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id ?? 'lost'))
      .toBe('main');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('waiting-list');
  });

  it('is sent by itself once there is a signal', async () => {
    await camp.signal('up');
    await page.getByText('Everything of yours has arrived at the office.').waitFor();
    await expect.poll(boardings).toMatchObject({ 'Amina Okoye': 'Aboard', 'José Álvarez': 'Not checked' });
    await page.getByText('Online').waitFor();
  });
});

describe('A camp’s Wi-Fi without a line', () => {
  it('is said in words, with the last time that the office was heard, and nothing is lost', async () => {
    await openSection(page, 'Manifest');
    await page.getByLabel('Aboard José Álvarez').waitFor();
    await camp.line.set('captive-portal');
    await page.getByLabel('Aboard José Álvarez').check();
    await page.getByText('This Wi-Fi answers in place of the office').waitFor();
    await page.getByText(/Office last heard \d\d:\d\d/).waitFor();
    await page.getByRole('link', { name: '1 not sent' }).waitFor();
    await camp.line.set('down');
    await page.getByLabel('Aboard José Álvarez').uncheck();
    await page.getByText('Connected, but no line to the office').waitFor();
    await page.getByLabel('Aboard José Álvarez').check();
    await camp.signal('up');
    await page.getByRole('link', { name: 'not sent' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(boardings).toMatchObject({ 'José Álvarez': 'Aboard' });
    await page.getByText('Everything of yours has arrived at the office.').waitFor();
  });
});

describe('A souvenir', () => {
  it('that is late stands first, is handed over without a signal, and its status follows', async () => {
    const souvenir = {
      item: 'Makonde carving',
      customer: 'Zawadi Mrema',
      quantity: 2,
      place: 'Arusha airport',
      boardedate: '2026-01-10',
      promised: '2026-01-12',
      deliveryStatus: 'pending',
    };
    await enterFrom(page, calls.souvenir, souvenir);
    await openSection(page, 'Souvenirs Transported');
    // The stream broke on the Wi-Fi before: it is tried again at the next tick.
    await page.getByRole('heading', { name: '1 souvenir is late' }).waitFor({ timeout: TICK + 20_000 });
    await page.getByText('It was promised for 12 Jan 2026. Nobody has handed it over yet.').waitFor();
    const [{ reference } = {}] = camp.server.rows('submission').filter(({ kind }) => kind === 'souvenir');
    await page.goto(camp.at(`/Logistics_department?section=souvenirs-transported&record=${reference}`));
    const chain = page.getByRole('region', { name: 'On its way' });
    await camp.signal('down');
    expect(await chain.getByLabel('Handed over by').inputValue()).toBe('Juma Komba');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await chain.getByText('Handed over to is required.').waitFor();
    await chain.getByLabel('Handed over to').fill('Neema Said');
    await chain.getByLabel('Place').fill('Seronera gate');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await chain.getByText('Saved on this device, not sent yet.').waitFor();
    await chain.getByText('to Neema Said, Seronera gate.').waitFor();
    await camp.signal('up');
    await waitForRows(camp, 'souvenir_step', 1);
    await expect.poll(() => camp.server.rows('souvenir')[0]?.delivery_status).toBe('In Transit');
    expect(await chain.getByLabel('Handed over by').inputValue()).toBe('Neema Said');
    await chain.getByLabel('Delivered to its owner').check();
    expect(await chain.getByLabel('Handed over to').inputValue()).toBe('Zawadi Mrema');
    await chain.getByLabel('Note').fill('At the desk');
    await chain.getByRole('button', { name: 'Save the step' }).click();
    await waitForRows(camp, 'souvenir_step', 2);
    await expect.poll(() => camp.server.rows('souvenir')[0]?.delivery_status).toBe('Delivered');
    // The record lies over the screen.
    await page.keyboard.press('Escape');
    await chain.waitFor({ state: 'hidden' });
  });
});

describe('At supper', () => {
  it('My Day comes out even by the days of the office, and names who did what', async () => {
    await openSection(page, 'My Day');
    await page.getByText('Everything that was entered has arrived at the office.').waitFor();
    await page.getByText('1 person entered on this day travels on another:').waitFor();
    await page.getByRole('button', { name: 'Entered by me today (4)' }).waitFor();
    await page.getByRole('button', { name: 'By all of us today (4)' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Amina Okoye' });
    await entry.getByText('By Juma Komba. On the phone').waitFor();
    expect(await waitForRows(camp, 'transported_person', 3)).toHaveLength(3);
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
    await expect.poll(() => asked().slice(before).join('\n')).toContain(`GET ${calls.changes}?`);
  });

  /** What the page asked; the browser itself looks for a new service worker some time after a page was opened. */
  const asked = () => camp.line.seen.filter((request) => !request.endsWith('/service-worker.js'));

  /** The answers to the pull of the opening and to the first news of the stream lead to requests of their own. */
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
