import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openVisit, type PhoneOptions, type Visit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

const SERENGETI = ['Balloon safaris', 'Horseback safaris', 'Walking safaris'];
const ISLANDS = ['Mafia Island', 'Maziwi Island', 'Chole Island', 'Mwewe Island', 'Ulenge Island'];

/** The page's clock stands still unless a test lets it run, so nothing turns by chance. */
async function open(address: string, options: PhoneOptions = {}): Promise<Visit> {
  const phone = await openVisit({ serviceWorkers: 'block', ...options });
  await phone.page.clock.install({ time: '2027-06-14T08:00:00Z' });
  await phone.page.goto(at(address));
  await carouselOf(phone.page).scrollIntoViewIfNeeded();
  await phone.page.locator('.carousel.ready').waitFor();
  await phone.page.clock.pauseAt('2027-06-14T09:00:00Z');
  await choose(phone.page, 1);
  return phone;
}

const carouselOf = (page: Page): Locator => page.locator('[aria-roledescription=carousel]');
const slidesOf = (page: Page): Locator => page.locator('[aria-roledescription=slide]');
const choose = (page: Page, number: number) =>
  page.getByRole('button', { name: `Slide ${number}:` }).dispatchEvent('click');

/** The slides that can be read and reached; the rest are inert. */
const shown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));

const shows = (page: Page, title?: string) => expect.poll(() => shown(page)).toEqual([title]);

/** Resting, it says what a press brings; playing, it keeps quiet. */
const resting = (page: Page) => carouselOf(page).locator('[aria-live=polite]').waitFor({ state: 'attached' });
const playing = (page: Page) => carouselOf(page).locator('[aria-live=off]').waitFor({ state: 'attached' });

/** Longer than one turn, shorter than two. */
const oneTurn = (page: Page, interval = 5000) => page.clock.runFor(interval * 1.5);

describe('A carousel', () => {
  it('turns by itself, and from the last slide to the first', async () => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    for (const title of [...SERENGETI, SERENGETI[0]]) {
      await shows(page, title);
      await page.clock.runFor(5000);
    }
    await phone.close();
  });

  it('turns faster on the beaches', async () => {
    const phone = await open('/beachexperience');
    await oneTurn(phone.page, 3000);
    await shows(phone.page, ISLANDS[1]);
    await phone.close();
  });

  it('goes on turning when the phone is turned', async () => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    await page.setViewportSize({ width: 800, height: 360 });
    // The library hears of the new width from the browser, not from the page's clock.
    await expect
      .poll(() =>
        slidesOf(page)
          .first()
          .evaluate(({ clientWidth }) => clientWidth),
      )
      .toBeGreaterThan(400);
    await oneTurn(page);
    await shows(page, SERENGETI[1]);
    await phone.close();
  });

  it('waits while a mouse is over it', async () => {
    const phone = await open('/wildlife/Serengeti', { viewport: { width: 1440, height: 900 } });
    const { page } = phone;
    await carouselOf(page).hover();
    await resting(page);
    await oneTurn(page);
    await shows(page, SERENGETI[0]);
    await page.mouse.move(1, 1);
    await playing(page);
    await oneTurn(page);
    await shows(page, SERENGETI[1]);
    await phone.close();
  });

  it('waits while the keyboard is in it, and follows the arrow keys round', async () => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await page.keyboard.press('Tab');
    await resting(page);
    await oneTurn(page);
    await shows(page, SERENGETI[0]);
    await page.keyboard.press('ArrowLeft');
    await shows(page, SERENGETI[2]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shows(page, SERENGETI[1]);
    expect(await carouselOf(page).locator('[aria-live]').innerText()).toBe('2 of 3: Horseback safaris');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await playing(page);
    await oneTurn(page);
    await shows(page, SERENGETI[2]);
    await phone.close();
  });

  it('stops and starts by its button', async () => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    await page.getByRole('button', { name: 'Pause slides' }).dispatchEvent('click');
    await resting(page);
    await oneTurn(page);
    await shows(page, SERENGETI[0]);
    await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
    await shows(page, SERENGETI[1]);
    await oneTurn(page);
    await shows(page, SERENGETI[1]);
    await page.getByRole('button', { name: 'Play slides' }).dispatchEvent('click');
    await playing(page);
    await oneTurn(page);
    await shows(page, SERENGETI[2]);
    await phone.close();
  });

  it('waits while the page cannot be seen', async () => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    const see = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await see('hidden');
    await oneTurn(page);
    await shows(page, SERENGETI[0]);
    await see('visible');
    await oneTurn(page);
    await shows(page, SERENGETI[1]);
    await phone.close();
  });

  it.each([
    ['turns forth', -60, 1],
    ['turns back', 60, 2],
    ['stays', -36, 0],
    ['stays', 36, 0],
  ])('%s when a finger moves %i px', async (_, pixels, index) => {
    const phone = await open('/wildlife/Serengeti');
    const { page } = phone;
    await swipe(await page.context().newCDPSession(page), slidesOf(page).first().locator('img'), pixels);
    await page.clock.runFor(1000);
    await shows(page, SERENGETI[index]);
    await phone.close();
  });

  it('stands still for those who want no motion, and changes at a press', async () => {
    const phone = await open('/wildlife/Serengeti', { reducedMotion: 'reduce' });
    const { page } = phone;
    expect(await page.getByRole('button', { name: /Pause|Play/ }).count()).toBe(0);
    await oneTurn(page);
    await shows(page, SERENGETI[0]);
    await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
    // The clock does not run: nothing can have glided.
    const [slide, frame] = await Promise.all([
      slidesOf(page).nth(1).boundingBox(),
      carouselOf(page).boundingBox(),
    ]);
    expect(slide?.x).toBeCloseTo(frame?.x ?? Number.NaN, 0);
    await phone.close();
  });

  it('leads to the place that it shows, and to no other', async () => {
    const phone = await open('/wildlife');
    const { page } = phone;
    await page.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Tab');
    const reached = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    expect(await reached()).toBe('/wildlife/Ngorongoro');
    await page.keyboard.press('Tab');
    expect(await reached()).toBe('');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/wildlife\/Ngorongoro$/);
    await phone.close();
  });

  it('has buttons large enough for a thumb', async () => {
    const phone = await open('/beachexperience');
    for (const button of await carouselOf(phone.page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await phone.close();
  });
});

describe('The slides', () => {
  it.each([
    ['/wildlife', 3],
    ['/beachexperience', 5],
    ['/wildlife/Serengeti', 3],
    ['/wildlife/Lakemanyara', 2],
    ['/wildlife/Rubondo_Island', 2],
    ['/Hikes/mount_kilimanjaro', 3],
    ['/Hikes/mount_oldonyo-lengai', 3],
    ['/Hikes/mount_udzungwa', 3],
    // One slide: its poster, without controls.
    ['/Zanzibar', 0],
  ])('of %s can all be read without scripts (%i)', async (address, count) => {
    const phone = await openVisit({ javaScriptEnabled: false });
    const { page } = phone;
    await page.goto(at(address));
    const slides = await slidesOf(page).all();
    expect(slides).toHaveLength(count);
    for (const slide of slides) {
      await slide.getByRole('heading').scrollIntoViewIfNeeded();
      expect(await slide.getByRole('heading').isVisible()).toBe(true);
    }
    expect(await page.getByRole('button', { name: /slide/i }).count()).toBe(0);
    await phone.close();
  });

  it('move nothing on the page when the script takes over', async () => {
    const phone = await openVisit({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/wildlife'));
    await carouselOf(page).scrollIntoViewIfNeeded();
    await page.locator('.carousel.ready').waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await phone.close();
  });
});

/** A finger on the picture, drawn sideways in small steps. */
async function swipe(session: CDPSession, picture: Locator, pixels: number): Promise<void> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('No picture to swipe');
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', start);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', start + (pixels * step) / 6);
  await touch('touchEnd');
}
