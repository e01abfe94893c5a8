/** An officer finds a caller while she speaks: from any screen, by key and by finger, without a signal too. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolationsInBothThemes, prepareForAxe } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { stayBooking, tripPlan } from '../../parts/records/sample-requests.ts';

const EMAIL = 'zoe.muller@example.org';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  const { specialRequests: _, ...trip } = booking;
  await ask('/api/companypackage', {
    ...trip,
    fullName: 'Zoë Müller',
    email: EMAIL,
    phone: '+49 170 555 01 02',
    specialRequests: 'A tent far from the generator',
  });
  await ask('/api/tripplans', { ...tripPlan, name: 'Zoe Muller', email: EMAIL, activity: 'Balloon' });
  await ask('/api/tripplans', { ...tripPlan, name: 'Juma Komba', email: 'juma@example.com' });
  await ask('/stay_bookings', { ...stayBooking, Contacts: EMAIL });
  await signIn(page, harness.at, 'operations');
});
afterAll(() => harness.leave(LINE_CUT));

async function ask(call: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

const dialog = () => page.getByRole('dialog', { name: 'Search all records' });
const field = () => dialog().getByRole('combobox');
const options = () => dialog().getByRole('option');
const panel = (name: string) =>
  page.locator('.record-panel[open]').filter({ has: page.getByRole('heading', { name }) });
const guest = () => page.getByRole('region', { name: 'Guest' });
const links = () => page.evaluate(() => document.querySelectorAll('.guest li').length);

describe('A caller', () => {
  it('is found by key while she says her number, and her request opens in its section', async () => {
    await openSection(page, 'Trip Plans');
    await page.getByRole('row').filter({ hasText: 'Juma Komba' }).waitFor();
    await page.keyboard.press('/');
    await field().fill('0049 170');
    await options().filter({ hasText: 'Zoë Müller' }).waitFor();
    await field().fill('0170 555');
    await expect
      .poll(() => options().allInnerTexts())
      .toEqual([expect.stringMatching(/^Zoë Müller\s+Package booking, 14 Jun 2027, New, PB-/)]);
    await page.keyboard.press('Enter');
    await panel('Zoë Müller').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Package Bookings' }).waitFor();
    expect(await dialog().isVisible()).toBe(false);
  });

  it('is found again on a page that the browser has kept while another one was in its place', async () => {
    await page.keyboard.press('Control+k');
    await field().fill('mull');
    await expect.poll(() => options().count()).toBe(2);
    const before = page.workers();
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => page.workers().some((worker) => before.includes(worker))).toBe(false);
    await expect.poll(() => options().count()).toBe(2);
    await field().fill('mulle');
    await expect.poll(() => options().count()).toBe(2);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });

  it('has her other requests in the panel, and those of other departments as a count', async () => {
    await guest().getByRole('link', { name: 'Zoe Muller' }).waitFor();
    await guest().getByText('1 more in Stay bookings, which you cannot open: please ask them.').waitFor();
    expect(await links()).toBe(1);
    await guest().getByRole('link', { name: 'Zoe Muller' }).click();
    await panel('Zoe Muller').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();
    await guest().getByRole('link', { name: 'Zoë Müller' }).waitFor();
  });

  it('is shown so that everybody can read it, in the dialog and in the panel', async () => {
    await prepareForAxe(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field().fill('mull');
    await expect.poll(() => options().count()).toBe(2);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });

  it('is searched for with arrow keys, and a slash in a field is a slash', async () => {
    const search = page.getByRole('searchbox', { name: /^Search / });
    await search.press('/');
    expect([await search.inputValue(), await dialog().isVisible()]).toEqual(['/', false]);
    await search.fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await field().waitFor();
    // Without a press into the field: it was opened to type.
    await page.keyboard.type('mull');
    expect(await field().inputValue()).toBe('mull');
    await expect.poll(() => options().count()).toBe(2);
    const second = await options().nth(1).innerText();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => options().nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await panel(second.split('\n')[0] as string).waitFor();
    await page.keyboard.press('Escape');
  });

  it('opens by Enter right after the last letter, whenever the answer comes', async () => {
    expect(await panel('Juma Komba').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field().waitFor();
    await field().evaluate(async (element) => {
      // In one moment, before anything can be answered.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(element, 'komba');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      // The program has drawn the letters by then.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await panel('Juma Komba').waitFor();
    await page.keyboard.press('Escape');
  });

  it('is found by finger on a phone without a signal, joined with another, and parted again', async () => {
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    // The record is opened again with its address, and lies over the screen of a phone.
    await panel('Juma Komba').getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await field().fill('generat');
    await options().filter({ hasText: 'Zoë Müller' }).tap();
    await panel('Zoë Müller').waitFor();
    await guest().getByText('1 more in Stay bookings, which you cannot open: please ask them.').waitFor();

    await guest().getByRole('button', { name: 'This is the same person as' }).tap();
    const choice = page.getByRole('dialog', { name: 'The same person as in which request?' });
    await choice.getByRole('combobox').fill('komba');
    await choice.getByRole('option').filter({ hasText: 'Juma Komba' }).tap();
    await guest().getByRole('link', { name: 'Juma Komba' }).waitFor();
    await guest()
      .getByRole('listitem')
      .filter({ hasText: 'Zoe Muller' })
      .getByRole('button', { name: 'Not the same person' })
      .tap();
    await expect.poll(links).toBe(1);
    expect(harness.server.rows('guest_link')).toEqual([]);
    await harness.signal('up');
    await expect
      .poll(() =>
        harness.server
          .rows('guest_link')
          .map(({ same }) => same)
          .sort(),
      )
      .toEqual([0, 1]);
    await expect.poll(links).toBe(1);
    await guest().getByRole('link', { name: 'Juma Komba' }).waitFor();
  });

  it('is joined with all that are ticked, those that were hers before stay hers once that is undone', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Guest 1', 'Guest 2', 'Guest 3']) {
      const email =
        name === 'Guest 3' ? 'one@example.com' : `${name.at(-1)}@example.com`.replace('1@', 'one@');
      await ask('/api/tripplans', { ...tripPlan, name, email });
    }
    await openSection(page, 'Trip Plans');
    for (const name of ['Guest 1', 'Guest 2', 'Guest 3']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    }
    const before = harness.server.rows('guest_link').length;
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: 'Same guest' })
      .click();
    await page.getByText('3 requests are now linked to the same guest.').waitFor();
    await expect.poll(() => harness.server.rows('guest_link').length).toBe(before + 1);
    const guestsOf = async (name: string) => {
      await page.getByRole('row').filter({ hasText: name }).getByRole('rowheader').click();
      await panel(name).waitFor();
    };
    await guestsOf('Guest 2');
    await expect.poll(links).toBe(2);
    await page.keyboard.press('Escape');
    await page
      .locator('.toast')
      .filter({ hasText: 'the same guest' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByText('They are no longer linked.').waitFor();
    await guestsOf('Guest 2');
    await expect.poll(links).toBe(0);
    await page.keyboard.press('Escape');
    await guestsOf('Guest 1');
    await guest().getByRole('link', { name: 'Guest 3' }).waitFor();
    // All of it has left: nothing is asked at signing out.
    const parted = () => harness.server.rows('guest_link').filter(({ same }) => same === 0).length;
    await expect.poll(parted).toBe(2);
  });

  it('is no more on the device once the officer has signed out', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByLabel('E-mail or user name').waitFor();
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await addAccount(harness.server, 'marketing', { name: 'Neema' });
    await signIn(page, harness.at, 'marketing');
    await page.keyboard.press('Control+k');
    await field().fill('mull');
    await dialog().getByText('Nothing found on this device.').waitFor();
  });
});
