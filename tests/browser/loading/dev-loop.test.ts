/** Working on the product: what is edited is on the screen, without a build and without starting again. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openPhone, type Phone, waitForProgram } from '../../parts/browser/browser.ts';
import { delayRequests } from '../../parts/browser/delays.ts';
import { type DevServer, startDevServer } from '../../parts/browser/dev-server.ts';
import { fillBooking, submitBooking } from '../../parts/browser/harness.ts';
import { PASSWORD, typeIn } from '../../parts/pages/office.ts';

let dev: DevServer;
let phone: Phone;
let page: Page;
beforeAll(async () => {
  dev = await startDevServer();
  phone = await openPhone({ viewport: { width: 1280, height: 900 } });
  page = phone.page;
});
afterEach(() => dev.restore());
afterAll(async () => {
  const { errors } = phone;
  await phone.close();
  expect(await dev.stop()).toBe(0);
  expect(errors).toEqual([]);
});

const health = (): Promise<string> =>
  page.evaluate((path) => fetch(path).then((answer) => answer.text()), endpoints.health);

/** Opens a page and waits until the program has taken it over. */
async function open(path: string): Promise<void> {
  await page.goto(dev.origin + path);
  await waitForProgram(page);
}

describe('An edit', () => {
  it('of a component is on screen, and what was typed stays', async () => {
    await open('/PlanyourTrip');
    await page.getByLabel('Number of travelers').fill('7');
    const undo = await dev.edit(
      'src/forms/trip-plan/form.tsx',
      "label={say('Activity')}",
      "label={sayKnown('What to do')}",
    );
    await page.getByLabel('What to do').waitFor();
    expect(await page.getByLabel('Number of travelers').inputValue()).toBe('7');
    await undo();
    await page.getByLabel('Activity').waitFor();
    expect(await page.getByLabel('Number of travelers').inputValue()).toBe('7');
  });

  it('of a style is on screen, and what was typed stays', async () => {
    await open('/search');
    await page.getByRole('searchbox').fill('lions');
    const undo = await dev.edit(
      'src/ui/styles/base.css',
      'body {',
      'h1 { outline: 3px solid rgb(1, 2, 3); }\nbody {',
    );
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('h1') as Element).outlineColor === 'rgb(1, 2, 3)',
    );
    expect(await page.getByRole('searchbox').inputValue()).toBe('lions');
    await undo();
  });

  it('of a text of the content is on screen', async () => {
    await open('/wildlife/Serengeti');
    const undo = await dev.edit(
      'src/content/parks/serengeti.ts',
      'Short grass, granite',
      'Tall grass, granite',
    );
    await page.getByText('Tall grass, granite islands').first().waitFor();
    await undo();
    await page.getByText('Short grass, granite islands').first().waitFor();
  });

  it('of the server answers the next call, on a database that stays', async () => {
    await open('/');
    const before = dev.rows('account');
    const undo = await dev.edit('server/http/app.ts', "status: 'ok'", "status: 'edited'");
    await expect.poll(health).toBe('{"status":"edited"}');
    await undo();
    await expect.poll(health).toBe('{"status":"ok"}');
    expect(dev.rows('account')).toEqual(before);
  });

  describe('that cannot be drawn', () => {
    const breakTeam = () =>
      dev.edit(
        'src/pages/company/team.tsx',
        '{ data: TeamData }) {',
        "{ data: TeamData }) {\n  if (data) throw new Error('Lions on the road');",
      );
    const overlay = () => page.locator('vite-error-overlay').getByText('Lions on the road').first().waitFor();
    const corrected = async () => {
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: 'Meet Our Team' }).waitFor();
    };

    it('shows its error on top of the page that is open, which comes back when it is corrected', async () => {
      await open('/Staff');
      const undo = await breakTeam();
      await overlay();
      await undo();
      await corrected();
      phone.forgive(/Lions on the road/);
    });

    it('shows its error in place of a page that is opened, which comes when it is corrected', async () => {
      const undo = await breakTeam();
      await expect.poll(async () => (await fetch(`${dev.origin}/Staff`)).status).toBe(500);
      await page.goto(`${dev.origin}/Staff`);
      await overlay();
      await undo();
      await corrected();
      phone.forgive(/Lions on the road|status of 500/);
    });
  });

  it('of the server that cannot be read is told, and what was there before goes on', async () => {
    await open('/');
    const undo = await dev.edit(
      'server/http/app.ts',
      'export function createApp(',
      'export function createApp((',
    );
    await expect.poll(dev.output).toMatch(/server\/http\/app\.ts/);
    await page.locator('vite-error-overlay').waitFor();
    expect(await health()).toBe('{"status":"ok"}');
    await undo();
  });
});

describe('The whole product', () => {
  it('takes a booking', async () => {
    await open('/package_booking?packagename=Zanzibar%Essentials%Adventure');
    await fillBooking(page);
    expect(await submitBooking(page)).toBe('Congatulations You have succesfull Reserved Your Booking!');
    expect(dev.rows('package_booking')).toMatchObject([
      { package_name: 'Zanzibar Essentials Adventure', full_name: 'Amina Okoye' },
    ]);
  });

  it('shows pages, steps, posters, the map and the search without a build', async () => {
    await open('/wildlife');
    await page
      .getByRole('link', { name: /Mikumi/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Mikumi/ }).waitFor();
    const poster = page.locator('main picture img').first();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    await open('/map');
    await open('/search');
    await page.getByRole('searchbox').fill('chimpanzees');
    await page.getByRole('link', { name: /Gombe/ }).first().waitFor();
    const missing = await page.goto(`${dev.origin}/nothing`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    phone.forgive(/status of 404/);
  });

  it('lets the first account in, and its line comes back when the server is edited', async () => {
    const password = /one-time password (\S+) /.exec(dev.output())?.[1] ?? '';
    // React tells of a department that is read in another way once its program has come.
    const release = await delayRequests(page, /departments\/management\/index\.tsx/);
    await open('/Management');
    await typeIn(page, 'director@example.com', password);
    await page.getByLabel('One-time password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password again').fill(PASSWORD);
    const first = page.waitForResponse((answer) => answer.url().endsWith(endpoints.changesStream));
    await page.getByRole('button', { name: /password/i }).click();
    expect((await first).status()).toBe(200);
    release();
    await page.getByRole('heading', { level: 1, name: 'Management' }).waitFor();
    const again = page.waitForResponse((answer) => answer.url().endsWith(endpoints.changesStream));
    const undo = await dev.edit('server/http/app.ts', "status: 'ok'", "status: 'edited'");
    expect((await again).status()).toBe(200);
    await undo();
  });

  it('keeps the policy but for what Vite needs, and hands out sources, never records', async () => {
    const { headers } = await fetch(dev.origin);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const path of [
      '/data-dev/operator.db',
      '/package.json',
      '/server/http/app.ts',
      '/src/../server/http/app.ts',
    ])
      expect((await fetch(dev.origin + path)).status).toBe(404);
  });
});
