/** On a slow line a page can be read, filled in and pressed long before its program is there. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READY_EVENT } from '../../../src/contract/document/inline-script.ts';
import { openPhone, type Phone, waitForProgram } from '../../parts/browser/browser.ts';
import { delayRendering, delayScripts } from '../../parts/browser/delays.ts';
import { waitForDrawing } from '../../parts/browser/wait-for-page.ts';
import { storedDrafts, waitForDraft } from '../../parts/pages/stored-drafts.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

let phone: Phone;
let release: () => void;
beforeEach(async () => {
  phone = await openPhone({ serviceWorkers: 'block' });
  release = await delayScripts(phone.page);
});
afterEach(async () => {
  await phone.close();
});

/** The program is there, and has drawn nothing yet. */
async function begin(address: string): Promise<() => Promise<void>> {
  const { page } = phone;
  await page.goto(at(address), { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const goOn = await delayRendering(page);
  release();
  // React names what it was given.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  );
  return goOn;
}

describe('Before the program runs', () => {
  it('ticks are remembered', async () => {
    const { page } = phone;
    await page.goto(at('/Importantdetails'), { waitUntil: 'commit' });
    const second = page.locator('.packing input').nth(1);
    await second.check();
    release();
    await page.getByText('1 of ').waitFor();
    expect(await second.isChecked()).toBe(true);
    await page.reload();
    await page.getByText('1 of ').waitFor();
    expect(await second.isChecked()).toBe(true);
  });

  it('choices are taken up, several at once', async () => {
    const { page } = phone;
    const choose = (label: string, words: string) =>
      page.getByLabel(label, { exact: true }).selectOption({ label: words });
    await page.goto(at('/map?trip=adventure_north'), { waitUntil: 'commit' });
    await choose('Show', 'Parks');
    await choose('in Month', 'March');
    release();
    await page.getByText(/^\d+ of 15 parks to choose from in March\.$/).waitFor();
    await page.waitForURL(at('/map?month=3&kind=park&trip=adventure_north'));
    await page.getByRole('heading', { name: 'Northern Tanzania Budget Adventure' }).waitFor();
  });

  it('words typed into the search are searched', async () => {
    const { page } = phone;
    await page.goto(at('/search'), { waitUntil: 'commit' });
    await page.getByLabel('Search for').fill('giraf');
    release();
    await page.getByText(/^\d+ pages?$/).waitFor();
    expect(await page.getByLabel('Search for').inputValue()).toBe('giraf');
  });

  it('what is typed joins the draft that comes back, and is kept as well', async () => {
    const { page } = phone;
    release();
    await page.goto(at('/package_booking'));
    const name = page.getByLabel('Full name');
    await name.fill('Amina Okoye');
    await waitForDraft(page);
    const goOn = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Phone').fill('+255 700 123 456');
    goOn();
    await page.getByText('What you typed before is back.').waitFor();
    const both = async () => [await name.inputValue(), await page.getByLabel('Phone').inputValue()];
    expect(await both()).toEqual(['Amina Okoye', '+255 700 123 456']);
    await expect.poll(() => storedDrafts(page)).toMatchObject([{ phone: '+255 700 123 456' }]);
    await page.reload();
    await page.getByText('What you typed before is back.').waitFor();
    expect(await both()).toEqual(['Amina Okoye', '+255 700 123 456']);
  });

  it('a number of travelers makes the flight request as long, and the names are kept', async () => {
    const { page } = phone;
    const names = page.getByLabel('Name as in the passport');
    await page.goto(at('/book_flight'), { waitUntil: 'commit' });
    await names.fill('Amina Okoye');
    await page.getByLabel('Number of travelers').fill('3');
    release();
    await page.getByText('Traveler 3', { exact: true }).waitFor();
    await waitForDrawing(page);
    await names.nth(2).fill('Baraka Okoye');
    await expect
      .poll(() => storedDrafts(page))
      .toMatchObject([{ travelerDetails: [{}, {}, { name: 'Baraka Okoye' }] }]);
    await page.reload();
    await page.getByText('What you typed before is back.').waitFor();
    expect(await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Amina Okoye',
      '',
      'Baraka Okoye',
    ]);
  });

  it('a press is remembered, and nothing typed goes into an address', async () => {
    const { page } = phone;
    await page.goto(at('/book_flight'), { waitUntil: 'commit' });
    const submit = page.getByRole('button', { name: 'Submit' });
    await page.getByLabel('Passport number').fill('TZ1234567');
    await page.getByLabel('Passport number').press('Enter');
    await submit.click();
    expect(await submit.getAttribute('aria-busy')).toBe('true');
    release();
    await page
      .getByRole('status')
      .getByText(/^\d fields need a correction\.$/)
      .waitFor({ state: 'attached' });
    expect(await submit.getAttribute('aria-busy')).toBeNull();
    expect(page.url()).toBe(at('/book_flight'));
    expect(await page.getByLabel('Passport number').inputValue()).toBe('TZ1234567');
  });
});

describe('A menu that was opened before the program runs', () => {
  it('stays open, and is closed by the next press', async () => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at('/wildlife'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('nav.menu');
    const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'));
    expect(await isOpen()).toBe(true);
    release();
    await waitForProgram(page);
    expect(await isOpen()).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(isOpen).toBe(false);
  });
});

describe('While the program takes the page over', () => {
  it('a press is shown at once, and done once it is taken over', async () => {
    const { page } = phone;
    const goOn = await begin('/PlanyourTrip');
    const start = page.getByRole('button', { name: 'Start Booking' });
    await start.click();
    expect(await start.getAttribute('aria-busy')).toBe('true');
    await goOn();
    await page.getByRole('button', { name: 'I agree' }).waitFor();
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });

  it('what is typed is taken up', async () => {
    const { page } = phone;
    const goOn = await begin('/search');
    await page.getByLabel('Search for').fill('giraf');
    await goOn();
    await page.getByText(/^\d+ pages?$/).waitFor();
    expect(await page.getByLabel('Search for').inputValue()).toBe('giraf');
  });

  it('a link leads on', async () => {
    const { page } = phone;
    await begin('/wildlife');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Serengeti/ })
      .first()
      .click();
    await page.waitForURL(at('/wildlife/Serengeti'));
    await page.getByRole('heading', { level: 1, name: /Serengeti/ }).waitFor();
  });
});

describe.each(['before the program is there', 'while it takes the page over'])('%s', (when) => {
  /** @returns lets the program go on, and waits until it has the page */
  async function open(address: string): Promise<() => Promise<void>> {
    const { page } = phone;
    let goOn = async () => release();
    if (when.startsWith('while')) goOn = await begin(address);
    else await page.goto(at(address), { waitUntil: 'commit' });
    return async () => {
      await goOn();
      await waitForProgram(page);
    };
  }

  it('a file that is chosen is read', async () => {
    const { page } = phone;
    const goOn = await open('/outbox');
    const buffer = Buffer.from('nonsense');
    await page
      .getByLabel('Choose the file')
      .setInputFiles({ name: 'requests.json', mimeType: 'application/json', buffer });
    await goOn();
    await page.getByText('This is not a file that was saved on this page.', { exact: false }).waitFor();
  });

  it('another language that is chosen is kept, and its link keeps the query', async () => {
    const { page } = phone;
    release();
    await page.goto(at('/de/wildlife'));
    const chosen = () => page.evaluate(() => localStorage.getItem('language'));
    await expect.poll(chosen).toBe('de');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    release = await delayScripts(page);
    await open('/de/package_booking?packagename=Adventure%20North');
    await page.locator('.languages a[hreflang=en]').filter({ visible: true }).first().click();
    // Its scripts are held, so it is never loaded.
    await page.waitForURL(at('/package_booking?packagename=Adventure%20North'), { waitUntil: 'commit' });
    release();
    await waitForProgram(page);
    expect(await chosen()).toBe('en');
  });

  it('a press on a page that is drawn in another language then is done', async () => {
    const { page } = phone;
    release();
    await page.goto(at('/outbox'));
    await page.evaluate(() => localStorage.setItem('language', 'sw'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    release = await delayScripts(page);
    const goOn = await open('/outbox');
    const press = page.locator('.send-file button');
    await press.click();
    await goOn();
    await page.getByRole('button', { name: 'Acha kusoma' }).waitFor();
  });
});

describe('A program that the line has lost', () => {
  const lostOn = /net::ERR_FAILED|Failed to fetch dynamically imported module/;
  const told = () =>
    phone.page.getByRole('alert').filter({ hasText: 'A part of this page has not arrived yet.' });

  /** The booking form, whose scripts are lost. @returns what gives them back */
  async function lose(scripts: string, address = '/package_booking?packagename=Adventure%20North') {
    const { page } = phone;
    release();
    await page.route(scripts, (route) => route.abort());
    await page.goto(at(address), { waitUntil: 'commit' });
    return () => page.unroute(scripts);
  }

  it.each([
    ['whole', '**/assets/*.js'],
    ['in the part that this page needs', '**/assets/package-booking-*.js'],
  ])('%s comes once, without a reload, and with it what was typed and pressed', async (_, scripts) => {
    const { page } = phone;
    const giveBack = await lose(scripts);
    await told().waitFor();
    await page.getByLabel('Full name').fill('Amina Okoye');
    await page.getByRole('button', { name: 'Submit' }).click();
    const tryNow = told().getByRole('button', { name: 'Try now' });
    await tryNow.click();
    await page.locator('[name=trynow]:not([aria-busy])').waitFor();
    expect(await told().isVisible()).toBe(true);
    await giveBack();
    // Pressed twice, while the browser says that there is a signal.
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      const button = document.querySelector<HTMLElement>('[name=trynow]');
      button?.focus();
      button?.click();
      button?.click();
      dispatchEvent(new Event('online'));
    });
    // The press of Submit is done.
    await page.getByRole('alertdialog').getByText('Please confirm').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Okoye');
    expect(await told().isVisible()).toBe(false);
    expect(await page.evaluate((event) => performance.getEntriesByName(event).length, READY_EVENT)).toBe(1);
    phone.forgive(lostOn);
  });

  it('comes by itself once there is a signal, in the language of the page', async () => {
    const { page } = phone;
    const giveBack = await lose('**/assets/*.js', '/de/package_booking');
    const said = page.getByText('Ein Teil dieser Seite ist noch nicht geladen.');
    await said.waitFor();
    await phone.context.setOffline(true);
    await giveBack();
    await phone.context.setOffline(false);
    await waitForProgram(page);
    expect(await said.isVisible()).toBe(false);
    phone.forgive(lostOn);
  });

  it('leaves the focus on the page, and does nothing that typing has taken back', async () => {
    const { page } = phone;
    const giveBack = await lose('**/assets/*.js');
    await told().waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByLabel('Full name').pressSequentially('Amina');
    await giveBack();
    await told().getByRole('button', { name: 'Try now' }).focus();
    await page.keyboard.press('Enter');
    await waitForProgram(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.locator('dialog[open], [aria-busy=true]').count()).toBe(0);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina');
    phone.forgive(lostOn);
  });

  it('hides nothing that has the focus behind its note', async () => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 640 });
    await lose('**/assets/*.js');
    await told().waitFor();
    const hidden: string[] = [];
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const edge = document.querySelector('.not-loaded')?.getBoundingClientRect().top ?? 0;
          const isHidden = !focused.closest('.not-loaded') && focused.getBoundingClientRect().top >= edge;
          return isHidden ? [focused.outerHTML.slice(0, 80)] : [];
        })),
      );
    }
    expect(hidden).toEqual([]);
    phone.forgive(lostOn);
  });
});
