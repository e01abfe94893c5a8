/** The calendar of the office: a clash seen, a day printed and shared, without a signal too. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  enterFrom,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { requests, staffRequests } from '../../parts/records/sample-requests.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'management');
  await signIn(harness.phone.page, harness.at, 'management');
});
afterAll(() => harness.leave(LINE_CUT));

/** A day of the calendar, as a link names it. */
const on = (day: string, view = 'month') =>
  harness.at(`/Management?section=calendar&view=${view}&day=${day}`);

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

const bookStay = (Contacts: string, part: object = {}) =>
  post(endpoints.stayBookings, {
    ...requests.stayBooking,
    checkin: '2027-06-10',
    checkout: '2027-06-12',
    guests: 3,
    package: 'camping-meals',
    specialRequest: '',
    Contacts,
    name: '',
    ...part,
  });

const dayButton = (name: RegExp) => harness.phone.page.getByRole('grid').getByRole('button', { name });

describe('Management', () => {
  it('sets what a camp takes, sees the nights that go over it, and confirms a stay from there', async () => {
    const { page } = harness.phone;
    await openSection(page, 'Capacities');
    const form = page.getByRole('form', { name: 'Add a capacity' });
    await form.getByLabel('Camp').fill('Pangani Camp');
    await form.getByLabel('Stays').selectOption({ label: 'camping meals' });
    await form.getByLabel('Places a night').fill('4');
    await page.getByRole('button', { name: 'Save capacity' }).click();
    await page.getByRole('row', { name: /Pangani Camp/ }).waitFor();
    await bookStay('asha@example.com');
    await bookStay('musa@example.com', { checkout: '2027-06-11' });
    await waitForRows(harness, 'stay_booking', 2);
    await page.goto(on('2027-06-10'));
    await dayButton(/^Thursday, 10 Jun 2027, 0 people arrive, 6 more asked, .*, 1 clash$/).waitFor();
    await dayButton(
      /^Friday, 11 Jun 2027, 0 people leave, 3 more asked, .*in-house.*, 3 more asked$/,
    ).waitFor();
    const clash = page.getByRole('listitem').filter({ hasText: 'Over capacity: Pangani Camp, 10 Jun 2027' });
    expect(await clash.innerText()).toContain('6 of 4 places taken (camping meals), 0 of them confirmed');
    await clash.getByRole('button', { name: /asha@example\.com/ }).click();
    const panel = page.getByRole('dialog', { name: 'asha@example.com' });
    await panel.getByLabel('State').selectOption('Confirmed');
    await expect.poll(() => harness.server.rows('record').map(({ state }) => state)).toContain('confirmed');
    await panel.getByRole('button', { name: 'Close' }).last().click();
    await dayButton(/^Thursday, 10 Jun 2027, 3 people arrive, 3 more asked, .*, 1 clash$/).waitFor();
    expect(await clash.innerText()).toContain('3 of them confirmed');
  });

  it('walks through the days by arrow keys, and opens one with Enter', async () => {
    const { page } = harness.phone;
    await page.goto(on('2027-06-30'));
    await dayButton(/^Wednesday, 30 Jun 2027/).focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day')))
      .toBe('2027-07-07');
    expect(await page.getByRole('grid', { name: 'July 2027' }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Wednesday, 7 Jul 2027' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Thursday, 8 Jul 2027' }).waitFor();
  });

  it('finds the last of several steps in the address, and goes back to it from a day', async () => {
    const { page } = harness.phone;
    await page.goto(on('2027-03-15'));
    await dayButton(/^Monday, 15 Mar 2027/).waitFor();
    // Faster than any page is drawn.
    const presses = (...names: string[]) =>
      page.evaluate(async (names) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('.calendar-tools button')];
        for (const name of names) {
          buttons.find(({ textContent }) => textContent === name)?.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, names);
    await presses('Next month', 'Next month', 'Previous month', 'Next month');
    await page.getByRole('grid', { name: 'May 2027' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('day=2027-05-15');
    await presses('Next month', 'Day');
    await page.getByRole('heading', { name: 'Tuesday, 15 Jun 2027' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('view=day&day=2027-06-15');
    await page.goBack();
    await page.getByRole('grid', { name: 'June 2027' }).waitFor();
    await page.reload();
    await page.getByRole('grid', { name: 'June 2027' }).waitFor();
  });

  it('is not brought back by a step from which somebody went elsewhere at once', async () => {
    const { page } = harness.phone;
    await page.goto(on('2027-03-15'));
    await dayButton(/^Monday, 15 Mar 2027/).waitFor();
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.calendar-tools button')];
      buttons.find(({ textContent }) => textContent === 'Next month')?.click();
      const links = [...document.querySelectorAll<HTMLElement>('.office a')];
      links.find(({ textContent }) => textContent === 'Audit Log')?.click();
    });
    await page.getByRole('heading', { name: 'Audit log' }).first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(new URL(page.url()).search).not.toContain('calendar');
  });

  it('sees a guide who drives two cars, in the week and on the day', async () => {
    const { page } = harness.phone;
    await enterFrom(harness.phone.page, endpoints.people, staffRequests.person);
    await enterFrom(harness.phone.page, endpoints.people, {
      ...staffRequests.person,
      name: 'Zuhura',
      vehicle: 'T 9 ZZZ',
    });
    await page.goto(on('2027-06-14', 'week'));
    const week = page.getByRole('table', { name: '14 Jun 2027 to 20 Jun 2027' });
    await week.getByRole('columnheader', { name: 'Mon, 14 Jun 2027 ! 1 clash' }).waitFor();
    await week.getByRole('button', { name: 'Mon, 14 Jun 2027' }).click();
    await page.getByText('Guide twice: Baraka Laizer, 14 Jun 2027').first().waitFor();
    await page
      .getByRole('row', { name: /T 9 ZZZ/ })
      .getByRole('button', { name: 'Zuhura' })
      .click();
    await page.getByRole('dialog', { name: 'Zuhura' }).getByText('Seronera').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'Amina Okoye' }).getByText('T 123 ABC').waitFor();
    await page.keyboard.press('Escape');
  });
});

/** The text of a PDF without spaces, because lines are broken anywhere. */
const printed = (pdf: Buffer) =>
  readPdf(pdf)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, '');

describe('The briefing of a day', () => {
  it('has everything on paper, however full the day is; an ordinary one takes a page', async () => {
    const { page } = harness.phone;
    const request = 'A quiet tent far from the generator, and a cot for the baby please. '.repeat(5);
    for (let number = 0; number < 70; number += 1) {
      await bookStay(`guest-${number}@example.com`, {
        checkin: `2027-08-0${1 + (number % 3)}`,
        checkout: `2027-08-0${3 + (number % 2)}`,
        specialRequest: `${request}Wish ${number}${number === 69 ? ': a peanut allergy' : ''}.`,
      });
    }
    for (let number = 0; number < 30; number += 1) {
      await enterFrom(harness.phone.page, endpoints.people, {
        ...staffRequests.person,
        name: `Traveller ${number}`,
        transportDate: '2027-08-03',
        vehicle: `T ${number} ABC`,
      });
    }
    await page.goto(on('2027-08-03', 'day'));
    await page.getByRole('region', { name: /^Transfers \(30 vehicles\)$/ }).waitFor();
    // Nobody of them is confirmed.
    const left = 'Not confirmed and not listed here: 70 requests for 210 people.'.replaceAll(' ', '');
    expect(printed(await page.pdf({ format: 'A4' }))).toContain(left);
    await page.getByLabel('With what is not confirmed: 70 requests for 210 people').check();
    await page.getByRole('button', { name: 'guest-2@example.com' }).first().waitFor();
    const shown = await page.locator('.briefing-request').allInnerTexts();
    expect(shown[0]).toMatch(/^Diet or health.*Wish 69: a peanut allergy\.$/);
    const paper = printed(await page.pdf({ format: 'A4' }));
    expect(paper).not.toContain(left);
    // The colon after its label is the style sheet's.
    const texts = shown.map((text) => text.replace(/^Diet or health:?\s*/, ''));
    for (const text of texts) expect(paper).toContain(text.replaceAll(/\s+/g, ''));
    for (let number = 0; number < 30; number += 1) expect(paper).toContain(`T${number}ABC`);
    await page.goto(on('2027-06-14', 'day'));
    await page.getByRole('region', { name: /^Transfers \(2 vehicles\)$/ }).waitFor();
    expect(readPdf(await page.pdf({ format: 'A4' }))).toHaveLength(1);
  });

  it('is read, printed and shared as text without a signal, after a reload too', async () => {
    const { page } = harness.phone;
    await waitUntilOfficeSaved(page);
    await harness.line.set('down');
    await page.goto(on('2027-06-10'));
    await dayButton(/^Thursday, 10 Jun 2027, 3 people arrive, 3 more asked/).click();
    await page.getByRole('region', { name: 'Arrivals (3 people)' }).waitFor();
    await page.getByLabel('With what is not confirmed: 1 request for 3 people').check();
    await page.getByRole('region', { name: 'Arrivals (3 confirmed + 3 asked)' }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share as text' }).click();
    await page.getByText('The text is copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(
      'Thursday, 10 Jun 2027\n\nArrivals (3 confirmed + 3 asked)\n- asha@example.com, camping meals, 3 people\n',
    );
    expect(text).toContain('- musa@example.com, camping meals, 3 people, not confirmed');
    expect(text).toContain('Over capacity: Pangani Camp');
    const link = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toBe(`https://wa.me/?text=${text.trimEnd()}`);
    await harness.line.set('up');
  });
});

describe('On a phone', () => {
  it('the days stand one below the other, and everything can be read in both themes', async () => {
    const { page } = harness.phone;
    for (const view of ['month', 'week', 'day']) {
      await page.goto(on('2027-06-10', view));
      await page.getByText('Over capacity').first().waitFor({ state: 'attached' });
      await expectAccessible(page, view);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(on('2027-06-10'));
    await page.getByRole('button', { name: 'Thursday, 10 Jun 2027' }).click();
    await page.getByRole('heading', { name: 'Thursday, 10 Jun 2027' }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
  });
});
