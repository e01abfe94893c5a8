/** A day at the desk: the panel beside the table, many at once, what is undone, what is told. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { findViolations, prepareForAxe } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { rowOf, stateOf, submitTripPlan, showView as view } from '../../parts/pages/trip-plans.ts';

let harness: Harness;
const DAY = 24 * 60 * 60_000;
/** A day in so many days by the office's calendar, which is ahead of UTC in the evening. */
const inDays = (days: number) => createTimeZone(DEFAULT_TIME_ZONE).day(new Date(Date.now() + days * DAY));

/** The trip begins in two months unless a day is said. */
const ask = (name: string, preferredDate = inDays(60)) => submitTripPlan(harness.server, name, preferredDate);

const states = () =>
  harness.server
    .rows('record')
    .map(({ state }) => state)
    .sort();
const panel = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const selected = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();
/** Focused element: the place of a row, else the name of the element. */
const focus = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.place ?? document.activeElement?.tagName,
  );

async function open(names: readonly string[], viewport = { width: 1440, height: 900 }): Promise<void> {
  harness = await openHarness({ saved: true, viewport, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  for (const name of names) await ask(name);
  await signIn(harness.phone.page, harness.at, 'operations');
  await openSection(harness.phone.page, 'Trip Plans');
}
const GUESTS = ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4', 'Guest 5'];
/** The newest stands first. */
const [FIRST, SECOND, THIRD] = ['Guest 5', 'Guest 4', 'Guest 3'] as const;

describe('An opened record beside the table', () => {
  beforeAll(() => open(GUESTS));
  afterAll(() => harness.leave(LINE_CUT));

  it('leaves the table usable, follows clicks and the keyboard, and gives the focus back', async () => {
    const { page } = harness.phone;
    await rowOf(page, FIRST).getByRole('rowheader').click();
    await panel(page, FIRST).waitFor();
    await rowOf(page, THIRD).getByRole('rowheader').click();
    await panel(page, THIRD).waitFor();
    // The table's own controls work beside it.
    await page.getByRole('searchbox', { name: /^Search / }).fill('Guest');
    await page.getByRole('searchbox', { name: /^Search / }).fill('');
    await rowOf(page, FIRST).getByRole('rowheader').click();
    await page.keyboard.press('j');
    await panel(page, SECOND).waitFor();
    await page.keyboard.press('ArrowRight');
    await panel(page, THIRD).waitFor();
    await page.keyboard.press('k');
    await panel(page, SECOND).waitFor();
    await page.keyboard.press('ArrowUp');
    await panel(page, FIRST).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => focus(page)).toBe('H2');
    await page.keyboard.press('j');
    await panel(page, SECOND).waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focus(page)).toBe('1');
  });

  it('is five presses of Tab away at most from the top of the page, and the link is where there are rows', async () => {
    const { page } = harness.phone;
    await page.reload();
    await rowOf(page, FIRST).waitFor();
    const skip = page.getByRole('button', { name: 'Skip to the rows' });
    let presses = 0;
    for (; presses < 5 && !(await skip.evaluate((button) => button === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    expect(presses).toBeLessThan(5);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const steps = await page.evaluate(() => history.length);
    await page.keyboard.press('Enter');
    await expect.poll(() => focus(page)).toBe('0');
    await page.keyboard.press('Enter');
    await panel(page, FIRST).waitFor();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await openSection(page, 'Dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await skip.waitFor({ state: 'hidden' });
    await openSection(page, 'Trip Plans');
    await rowOf(page, FIRST).waitFor();
  });

  it('has owner, state, contact, reply and notes in sight at 1440 by 900', async () => {
    const { page } = harness.phone;
    await rowOf(page, FIRST).getByRole('rowheader').click();
    const opened = panel(page, FIRST);
    const parts = [
      opened.getByRole('link', { name: 'guest@example.com' }).first(),
      opened.getByRole('button', { name: 'Reply' }),
      opened.getByLabel('State', { exact: true }),
      opened.getByLabel('Owner', { exact: true }),
      opened.getByLabel('Add a note'),
      opened.getByRole('button', { name: 'Save note' }),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 900, await part.textContent().then(String)).toBe(
        true,
      );
    }
    const table = await page.locator('.table-scroll').boundingBox();
    const beside = await opened.boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await page.keyboard.press('Escape');
  });

  it('keeps a note that is being written with its record', async () => {
    const { page } = harness.phone;
    await rowOf(page, FIRST).getByRole('rowheader').click();
    await panel(page, FIRST).getByLabel('Add a note').fill('Called; likes birds.');
    await panel(page, FIRST).getByRole('button', { name: 'Next' }).click();
    await panel(page, SECOND).waitFor();
    expect(await panel(page, SECOND).getByLabel('Add a note').inputValue()).toBe('');
    await panel(page, SECOND).getByRole('button', { name: 'Previous' }).click();
    await expect
      .poll(() => panel(page, FIRST).getByLabel('Add a note').inputValue())
      .toBe('Called; likes birds.');
    // Turned to a sheet over the screen, it is still there.
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    expect(await panel(page, FIRST).getByLabel('Add a note').inputValue()).toBe('Called; likes birds.');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe objects to with selected rows and a message (%s)',
    async (colorScheme) => {
      const { page } = harness.phone;
      await page.emulateMedia({ colorScheme });
      await page.getByRole('checkbox', { name: `Select ${THIRD}` }).click();
      await rowOf(page, FIRST).getByRole('rowheader').click();
      await panel(page, FIRST).getByLabel('State', { exact: true }).selectOption('Quoted');
      await undo(page).waitFor();
      await prepareForAxe(page);
      expect(await findViolations(page)).toEqual([]);
      await undo(page).click();
      await page.getByText('Changed back.').last().waitFor();
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
      await selected(page).getByRole('button', { name: 'Clear' }).click();
    },
  );
});

describe('A week of requests', () => {
  beforeAll(() => open(GUESTS));
  afterAll(() => harness.leave(LINE_CUT));

  it('is gone through by keyboard alone, and what was set by mistake is undone', async () => {
    const { page } = harness.phone;
    await view(page, 'To answer');
    await rowOf(page, 'Guest 1').waitFor();
    await page.locator('tbody tr[data-place="0"]').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await selected(page).getByText('3 selected').waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await selected(page).getByText('2 selected').waitFor();
    await selected(page).getByLabel('Set the state of the selected').selectOption('Quoted');
    await page.getByText('2 marked Quoted.').waitFor();
    await expect.poll(states).toEqual(['new', 'new', 'new', 'quoted', 'quoted']);
    expect(await selected(page).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await page.getByText('2 changed back.').waitFor();
    await expect.poll(states).toEqual(['new', 'new', 'new', 'new', 'new']);
  });

  it('is selected as a whole by key, and cleared by Escape', async () => {
    const { page } = harness.phone;
    await page.locator('tbody tr[data-place="1"]').focus();
    await page.keyboard.press('Control+a');
    await selected(page).getByText('5 selected').waitFor();
    await page.keyboard.press('Escape');
    await selected(page).waitFor({ state: 'hidden' });
  });

  it('is selected by mouse: a box, a range with Shift, one more with Ctrl, all by the head', async () => {
    const { page } = harness.phone;
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
    await box('Guest 1').click();
    await box('Guest 3').click({ modifiers: ['Shift'] });
    await selected(page).getByText('3 selected').waitFor();
    await rowOf(page, 'Guest 5')
      .getByRole('rowheader')
      .click({ modifiers: ['Control'] });
    await selected(page).getByText('4 selected').waitFor();
    expect(await panel(page).count()).toBe(0);
    await box('all').click();
    await selected(page).getByText('5 selected').waitFor();
    await selected(page).getByRole('button', { name: 'Clear' }).click();
  });

  it('is given to somebody together, and taken back', async () => {
    const { page } = harness.phone;
    const owned = () => harness.server.rows('record').filter(({ owner_id }) => owner_id !== null).length;
    await page.locator('tbody tr[data-place="0"]').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+End');
    await selected(page).getByText('5 selected').waitFor();
    await selected(page).getByLabel('Assign the selected to').selectOption('Amina (me)');
    await expect.poll(owned).toBe(5);
    await page.getByText('5 assigned to Amina.').waitFor();
    await undo(page).click();
    await expect.poll(owned).toBe(0);
  });

  it('is set lost together with one reason, and not without', async () => {
    const { page } = harness.phone;
    await page.locator('tbody tr[data-place="0"]').focus();
    await page.keyboard.press(' ');
    await selected(page).getByLabel('Set the state of the selected').selectOption('Lost');
    const question = page.getByRole('dialog', { name: 'Why was it lost?' });
    await question.getByLabel('Reason').fill('Dates not free');
    await page.keyboard.press('Enter');
    await expect.poll(states).toEqual(['lost', 'new', 'new', 'new', 'new']);
    expect(harness.server.rows('record').find(({ state }) => state === 'lost')).toMatchObject({
      lost_reason: 'Dates not free',
    });
    await page.getByText('1 marked Lost.').waitFor();
    await undo(page).click();
    await expect.poll(states).toEqual(['new', 'new', 'new', 'new', 'new']);
  });

  it('set on a train arrives once each, and tells apart what a colleague had changed', async () => {
    const { page } = harness.phone;
    const other = await harness.another({ ownLine: true });
    await addAccount(harness.server, 'operations', { name: 'Baraka', email: 'baraka@example.com' });
    await other.page.goto(harness.at('/Management'));
    await other.page.getByLabel('E-mail or user name').fill('baraka@example.com');
    await other.page.getByLabel('Password', { exact: true }).fill('a long walk over the plains');
    await other.page.getByRole('button', { name: 'Login' }).click();
    await openSection(other.page, 'Trip Plans');
    await stateOf(other.page, 'Guest 4').waitFor();
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    await page.locator('tbody tr[data-place="0"]').focus();
    await page.keyboard.press('Control+a');
    await selected(page).getByLabel('Set the state of the selected').selectOption('Answered');
    await page.getByText('5 saved on this device, not sent yet.').waitFor();
    // The message stays while it has the focus.
    await undo(page).focus();
    await stateOf(other.page, 'Guest 4').selectOption('Done');
    await expect.poll(states).toContain('done');
    await other.close(LINE_CUT);
    await harness.signal('up');
    await page.getByText('4 marked Answered, 1 not set: Baraka was first. See the rows').waitFor();
    expect(states()).toEqual(['answered', 'answered', 'answered', 'answered', 'done']);
    await view(page, 'All');
    await rowOf(page, 'Guest 4').getByText('needs attention').waitFor();
    const changes = harness.server.rows('submission').filter(({ kind }) => kind === 'recordChange');
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    await rowOf(page, 'Guest 4').getByRole('rowheader').click();
    const versions = page.getByRole('region', { name: 'Two versions' });
    expect(await versions.getByRole('row').nth(1).innerText()).toMatch(
      /^State\s+Answered\s+You, .+\s+Done\s+Baraka, /,
    );
    const top = await versions.boundingBox();
    expect(top?.y).toBeLessThan(250);
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await versions.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  });

  it('has a single change undone by its message, before it was sent too', async () => {
    const { page } = harness.phone;
    await harness.signal('down');
    await stateOf(page, 'Guest 1').selectOption('Confirmed');
    await page.getByText('Guest 1: state Confirmed').waitFor();
    await undo(page).click();
    await page.getByText('Changed back.').last().waitFor();
    await expect.poll(() => stateOf(page, 'Guest 1').inputValue()).toBe('Answered');
    await expect.poll(() => page.getByRole('link', { name: /not sent/ }).count()).toBe(0);
    await harness.signal('up');
    const before = harness.server.rows('submission').length;
    await stateOf(page, 'Guest 2').selectOption('Confirmed');
    await expect.poll(states).toContain('confirmed');
    await page.getByText('Guest 2: state Confirmed').waitFor();
    await undo(page).click();
    await expect.poll(states).not.toContain('confirmed');
    // The change and its undo arrive; the change before never left.
    expect(harness.server.rows('submission')).toHaveLength(before + 2);
  });
});

describe('A change of last week', () => {
  beforeAll(() => open(['Juma Komba']));
  afterAll(() => harness.leave(LINE_CUT));

  it('is set back from the timeline, its reason with it, without a signal too', async () => {
    const { page } = harness.phone;
    const reason = page.getByRole('dialog', { name: 'Why was it lost?' });
    await stateOf(page, 'Juma Komba').selectOption('Lost');
    await reason.getByLabel('Reason').fill('Too expensive');
    await page.keyboard.press('Enter');
    await expect.poll(states).toEqual(['lost']);
    await stateOf(page, 'Juma Komba').selectOption('Quoted');
    await expect.poll(states).toEqual(['quoted']);
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    await page.reload();
    await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByRole('button', { name: /^Change back to Lost/ }).click();
    await expect.poll(() => stateOf(page, 'Juma Komba').inputValue()).toBe('Lost');
    await harness.signal('up');
    await expect.poll(states).toEqual(['lost']);
    expect(harness.server.rows('record')[0]).toMatchObject({ lost_reason: 'Too expensive' });
  });
});

describe('What is told', () => {
  beforeAll(() => open(Array.from({ length: 40 }, (_, place) => `Guest ${place + 1}`)));
  afterAll(() => harness.leave(LINE_CUT));

  it('is how many are new, in the title and beside the section', async () => {
    const { page } = harness.phone;
    await expect.poll(() => page.title()).toMatch(/^\(40\) Trip Plans, /);
    const entry = page.locator('.office-sidebar li').filter({ hasText: 'Trip Plans' });
    await entry.getByText('40').waitFor();
    await stateOf(page, 'Guest 40').selectOption('Answered');
    await expect.poll(() => page.title()).toMatch(/^\(39\) Trip Plans, /);
    await undo(page).click();
    await expect.poll(() => page.title()).toMatch(/^\(40\) Trip Plans, /);
  });

  it('is what has arrived above, while the rows in sight stay where they are', async () => {
    const { page } = harness.phone;
    await page.locator('.table-scroll').evaluate((element) => element.scrollTo(0, 400));
    const seen = rowOf(page, 'Guest 25');
    const before = await seen.boundingBox();
    await ask('Newcomer', inDays(3));
    const sign = page.getByRole('button', { name: '1 new request' });
    await sign.waitFor();
    expect(Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await sign.click();
    await rowOf(page, 'Newcomer').waitFor();
    await sign.waitFor({ state: 'hidden' });
  });

  it('is what cannot wait: in its row, its panel, the search and on the dashboard', async () => {
    const { page } = harness.phone;
    await rowOf(page, 'Newcomer').getByText('Urgent').waitFor();
    await rowOf(page, 'Newcomer').getByRole('rowheader').click();
    await panel(page, 'Newcomer').getByText('They travel in 3 days, and nobody has answered.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: /^Search / }).fill('urgent');
    await expect.poll(() => page.locator('.table-count').innerText()).toBe('1 of 41');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search all records' });
    await search.getByRole('combobox').fill('newcomer');
    await search.getByRole('option').filter({ hasText: 'Urgent' }).waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    await openSection(page, 'Dashboard');
    await page.getByText('1 travels within a week').waitFor();
    await page.getByRole('link', { name: /^To answer/ }).click();
    await page.getByRole('button', { name: 'To answer', pressed: true }).waitFor();
    await rowOf(page, 'Guest 1').first().waitFor();
  });
});

describe('The removal of a booking', () => {
  beforeAll(async () => {
    harness = await openHarness({
      saved: true,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await addAccount(harness.server, 'bookings', { name: 'Amina' });
    for (const contact of ['+255700111222', '+255700333444']) {
      await fetch(`http://127.0.0.1:${harness.server.port}/stay_bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          checkin: '2027-01-12',
          checkout: '2027-01-15',
          guests: 2,
          package: 'room-only',
          specialRequest: '',
          Contacts: contact,
        }),
      });
    }
    await signIn(harness.phone.page, harness.at, 'bookings');
  });
  afterAll(() => harness.leave(LINE_CUT));

  const remove = async (contact: string) => {
    const { page } = harness.phone;
    await rowOf(page, contact)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this booking?').waitFor();
    await question.getByText(contact).waitFor();
    await question
      .getByText(
        'You can undo this only while the message with Undo is on the screen. After that the booking is deleted for good.',
      )
      .waitFor();
    await question.getByRole('button', { name: 'OK' }).click();
    await page.getByText(`The booking of ${contact} is being deleted.`).waitFor();
  };

  it('is named, waits while it can be undone, and is undone for good', async () => {
    const { page } = harness.phone;
    await remove('+255700111222');
    await rowOf(page, '+255700111222').getByText('removal waiting').waitFor();
    await undo(page).click();
    await page.getByText('The booking of +255700111222 was not deleted.').waitFor();
    await rowOf(page, '+255700111222').getByText('removal waiting').waitFor({ state: 'hidden' });
    expect(harness.server.rows('stay_booking')).toHaveLength(2);
    await expect.poll(() => page.getByRole('link', { name: /not sent/ }).count()).toBe(0);
  });

  it('goes when its message is closed', async () => {
    const { page } = harness.phone;
    await remove('+255700111222');
    await page.locator('.toast').last().getByRole('button', { name: 'Close' }).click();
    await page.getByText('Booking successfully deleted.').waitFor();
    await waitForRows(harness, 'stay_booking', 1);
  });

  it('goes all the same when the tab is closed meanwhile', async () => {
    const { page, context } = harness.phone;
    await remove('+255700333444');
    const next = await context.newPage();
    await page.close();
    await next.goto(harness.at('/stay_bookings'));
    await waitForRows(harness, 'stay_booking', 0);
    await next.getByText('No bookings found').waitFor();
  });
});
