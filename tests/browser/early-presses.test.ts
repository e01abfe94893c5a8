/** On a slow line a page can be read, filled in and pressed long before its program is there. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone } from '../parts/browser.ts';
import { delayScripts } from '../parts/delays.ts';
import { serveFile } from '../parts/file-server.ts';
import { storedDrafts, waitForDraft } from '../parts/stored-drafts.ts';

const at = serveFile();

let phone: Phone;
let release: () => void;
beforeEach(async () => {
  phone = await openPhone({ serviceWorkers: 'block' });
  release = await delayScripts(phone.page);
});
afterEach(async () => {
  await phone.close();
  expect(phone.errors).toEqual([]);
});

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
    await choose('in', 'March');
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
