/** On a slow line a page can be read, filled in and pressed long before its program is there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhone } from '../parts/browser.ts';
import { holdProgram } from '../parts/hold-program.ts';
import { type RunningServer, startServer } from '../parts/running-server.ts';

let server: RunningServer;
const at = (address: string) => `http://127.0.0.1:${server.port}${address}`;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

describe('Before the program runs', () => {
  it('remembers what is packed before the program runs', async () => {
    const slow = await openPhone({ serviceWorkers: 'block' });
    const { page } = slow;
    const letGo = await holdProgram(page);
    await page.goto(at('/Importantdetails'), { waitUntil: 'commit' });
    const second = page.locator('.packing input').nth(1);
    await second.check();
    letGo();
    await page.getByText('1 of ').waitFor();
    expect(await second.isChecked()).toBe(true);
    await page.reload();
    await page.getByText('1 of ').waitFor();
    expect(await second.isChecked()).toBe(true);
    await slow.close();
  });

  it('takes up what was chosen and typed before the program runs', async () => {
    const slow = await openPhone({ serviceWorkers: 'block' });
    const { page } = slow;
    const letGo = await holdProgram(page);
    const choose = (label: string, words: string) =>
      page.getByLabel(label, { exact: true }).selectOption({ label: words });
    await page.goto(at('/map?trip=adventure_north'), { waitUntil: 'commit' });
    await choose('Show', 'Parks');
    await choose('at its best in', 'March');
    letGo();
    await page.getByText(/^\d+ parks at their best in March\.$/).waitFor();
    await page.waitForURL(at('/map?trip=adventure_north&kind=park&month=3'));
    await page.getByRole('heading', { name: 'Northern Tanzania Budget Adventure' }).waitFor();
    await slow.close();

    const typing = await openPhone({ serviceWorkers: 'block' });
    const start = await holdProgram(typing.page);
    await typing.page.goto(at('/search'), { waitUntil: 'commit' });
    await typing.page.getByLabel('Search for').fill('giraf');
    start();
    await typing.page.getByText(/^\d+ pages?$/).waitFor();
    expect(await typing.page.getByLabel('Search for').inputValue()).toBe('giraf');
    await typing.close();
  });

  it('does what was pressed before the program runs, and puts nothing typed into an address', async () => {
    const slow = await openPhone({ serviceWorkers: 'block' });
    const { page } = slow;
    const letGo = await holdProgram(page);
    await page.goto(at('/book_flight'), { waitUntil: 'commit' });
    const submit = page.getByRole('button', { name: 'Submit' });
    await page.getByLabel('Passport number').fill('TZ1234567');
    await page.getByLabel('Passport number').press('Enter');
    await submit.click();
    expect(await submit.getAttribute('aria-busy')).toBe('true');
    letGo();
    await page
      .getByRole('status')
      .getByText(/^\d fields need a correction\.$/)
      .waitFor({ state: 'attached' });
    expect(await submit.getAttribute('aria-busy')).toBeNull();
    expect(page.url()).toBe(at('/book_flight'));
    expect(await page.getByLabel('Passport number').inputValue()).toBe('TZ1234567');
    await slow.close();
  });
});
