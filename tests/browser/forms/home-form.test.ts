/** The booking form of the home page is part of its document: to be seen, found and filled in before its program. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone, waitForProgram } from '../../parts/browser/browser.ts';
import { delayRequests, delayScripts } from '../../parts/browser/delays.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

let phone: Phone;
beforeEach(async () => {
  phone = await openPhone({ serviceWorkers: 'block' });
});
afterEach(async () => {
  await phone.close();
});

const form = () => phone.page.getByRole('form', { name: 'Customize your booking' });

/** Waits until the program has taken an element over. */
const waitForReact = (selector: string) =>
  phone.page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);

describe('The booking form of the home page', () => {
  it('is there before any script, and what is typed and pressed meanwhile counts', async () => {
    const { page } = phone;
    const release = await delayScripts(page);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await form().getByLabel('Full name').fill('Amina Okoye');
    await form().getByRole('button', { name: 'Submit' }).click();
    release();
    await page.getByRole('alertdialog').getByText('days cannot be empty', { exact: false }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    expect(await form().getByLabel('Full name').inputValue()).toBe('Amina Okoye');
  });

  it('waits for its own program, which comes last, as it does for that of the page', async () => {
    const { page } = phone;
    const release = await delayRequests(page, '**/assets/editable-form-*.js');
    await page.goto(at('/'));
    const cost = form().getByRole('button', { name: 'Calculate Cost' });
    for (const label of ['Number of days', 'Number of travelers']) await form().getByLabel(label).fill('2');
    await form().getByLabel('Budget per person per day, US dollars').fill('100');
    await waitForReact('.home-booking-place');
    await cost.click();
    expect(await cost.getAttribute('aria-busy')).toBe('true');
    release();
    await form().getByText('$400').waitFor();
    expect(await cost.getAttribute('aria-busy')).toBeNull();
  });

  it('is there after a step from another page', async () => {
    const { page } = phone;
    await page.goto(at('/Ourservices'));
    await waitForProgram(page);
    await page.getByRole('link', { name: 'Savanna & Coast' }).first().click();
    await form().getByLabel('Full name').waitFor();
  });

  it.each([360, 768, 1440])('at %i px moves nothing when its program comes', async (width) => {
    const { page } = phone;
    await page.setViewportSize({ width, height: 800 });
    const release = await delayScripts(page);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await form().scrollIntoViewIfNeeded();
    const below = () =>
      page
        .getByRole('region', { name: 'About Us' })
        .evaluate((section) => (section as HTMLElement).offsetTop);
    // A line breaks elsewhere in the letters of the device, before those of the site arrive: only the program counts.
    const fontsArrived = () => page.evaluate(() => document.fonts.ready.then(() => document.fonts.size));
    await below();
    await fontsArrived();
    const before = await below();
    release();
    await waitForReact('form.form');
    await fontsArrived();
    expect(await below()).toBe(before);
  });
});

it('On paper it has lines to write on, and says where to send them', async () => {
  const { page } = phone;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  const sheets = readPdf(await page.pdf({ format: 'A4' })).map(({ text }) => text.replaceAll('\n', ' '));
  const sheet = sheets.find((text) => text.includes('WHAT TO TELL US')) ?? '';
  expect(sheet).toMatch(/CUSTOMIZE YOUR BOOKING.*A budget per person per day.*Name.*E-mail or phone/s);
  expect(sheet).toContain('bookings@example.com');
  await page.emulateMedia({ media: 'print' });
  const region = page.getByRole('region', { name: 'Customize Your Booking' });
  const lines = await region.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { borderBottomStyle, height } = getComputedStyle(item, '::after');
      return borderBottomStyle === 'solid' && Number.parseFloat(height) > 20;
    }),
  );
  expect(lines).toEqual(Array(7).fill(true));
  // Nothing on the sheet that a hand cannot press.
  expect(await region.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  expect(await region.getByText('What to tell us').isVisible()).toBe(false);
});
