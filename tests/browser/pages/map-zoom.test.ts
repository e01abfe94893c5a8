import type { CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ hasTouch: true });
});
afterAll(() => harness.leave());
// Each test has a tab of its own: nothing that it looks at is kept anywhere else.
beforeEach(async () => {
  const page = await harness.phone.context.newPage();
  harness.phone.page = page;
  await page.goto(harness.at('/map'));
  // The map takes the focus as soon as the program runs.
  await page.locator('section.map-view[tabindex="0"]').waitFor();
});
afterEach(() => harness.phone.page.close());

const map = () => harness.phone.page.getByRole('region', { name: 'Map: Tanzania' });
const marks = () => map().locator('a.mark');
const scale = () => harness.phone.page.locator('#sheet-country').getByRole('img', { name: /^Scale: / });
const scaleSays = (words: string) =>
  harness.phone.page.waitForFunction(
    (words) =>
      document.querySelector('#sheet-country .scale')?.getAttribute('aria-label') === `Scale: ${words}`,
    words,
  );
const press = (name: string) => harness.phone.page.getByRole('button', { name, exact: true }).click();
const middle = async () => {
  await map().scrollIntoViewIfNeeded();
  const box = await map().boundingBox();
  if (!box) throw new Error('There is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

describe('The map', () => {
  it('is zoomed by its buttons, and then shows more places, until the whole country is asked for', async () => {
    expect(await marks().count()).toBe(14);
    const whole = await scale().getAttribute('aria-label');
    await press('Zoom in');
    await press('Zoom in');
    await map()
      .getByRole('link', { name: /Serengeti/ })
      .waitFor({ state: 'attached' });
    expect(await marks().count()).toBe(25);
    expect(await scale().getAttribute('aria-label')).not.toBe(whole);
    await expectNoViolationsNow(harness.phone.page, 'the map, zoomed');
    await harness.phone.page
      .getByText(/^The map shows \d+ km from west to east\.$/)
      .waitFor({ state: 'attached' });
    await press('Whole country');
    await map()
      .getByRole('link', { name: /Serengeti/ })
      .waitFor({ state: 'detached' });
    expect(await scale().getAttribute('aria-label')).toBe(whole);
  });

  it('is zoomed and moved by keys, and follows the focus', async () => {
    const { page } = harness.phone;
    await map().focus();
    for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
    await scaleSays('20 km');
    const ruaha = map().getByRole('link', { name: /Ruaha/ });
    const before = await ruaha.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await ruaha.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    // A mark outside the view comes into it with the focus.
    const serengeti = map().getByRole('link', { name: /Serengeti/ });
    const inside = async () => {
      const [frame, mark] = [await map().boundingBox(), await serengeti.boundingBox()];
      if (!frame || !mark) return false;
      return (
        mark.x > frame.x &&
        mark.x < frame.x + frame.width &&
        mark.y > frame.y &&
        mark.y < frame.y + frame.height
      );
    };
    expect(await inside()).toBe(false);
    await serengeti.focus();
    await expect.poll(inside).toBe(true);
    await page.keyboard.press('0');
    await scaleSays('200 km');
  });

  it('leaves the wheel to the page until somebody turns to the map', async () => {
    const { page } = harness.phone;
    const { x, y } = await middle();
    await page.mouse.move(x, y);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await scale().getAttribute('aria-label')).toBe('Scale: 200 km');
    const place = await middle();
    await map().focus();
    await page.mouse.move(place.x, place.y);
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -200);
    await scaleSays('20 km');
  });

  it('is zoomed by two fingers and moved by one, and a moved mark is not pressed', async () => {
    const { page } = harness.phone;
    const { x, y, width } = await middle();
    const session = await page.context().newCDPSession(page);
    const apart = (by: number) => [
      { x: x - by, y, id: 1 },
      { x: x + by, y, id: 2 },
    ];
    await draw(session, [20, 25, 30, 35, 40, 45, 50, 55, 60].map(apart));
    await expect.poll(() => scale().getAttribute('aria-label')).not.toBe('Scale: 200 km');
    const ruaha = map().getByRole('link', { name: /Ruaha/ });
    const before = await ruaha.boundingBox();
    const from = { x: (before?.x ?? 0) + 10, y: (before?.y ?? 0) + 10 };
    await draw(
      session,
      [0, 0.1, 0.2, 0.3].map((share) => [{ x: from.x + share * width, y: from.y, id: 1 }]),
    );
    await expect
      .poll(async () => (await ruaha.boundingBox())?.x)
      .toBeGreaterThan((before?.x ?? 0) + width / 5);
    expect(new URL(page.url()).pathname).toBe('/map');
  });

  it('says in which park one is and what is nearest, and shows the place', async () => {
    const { page, context } = harness.phone;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -2.5, longitude: 34.9, accuracy: 900 });
    await press('Where am I?');
    await page
      .getByText(
        'You are in or close to Serengeti National Park. Nearest: Serengeti National Park, 12 km, north-west.',
      )
      .waitFor();
    const cross = map().locator('.here path');
    await cross.waitFor();
    const [frame, box] = [await map().boundingBox(), await cross.boundingBox()];
    expect(box?.x).toBeGreaterThan(frame?.x ?? Number.POSITIVE_INFINITY);
    expect(box?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    expect(
      await map()
        .getByRole('link', { name: /Serengeti/ })
        .isVisible(),
    ).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectNoViolationsNow(page, 'the map with one’s own place');
  });

  it('draws the route of a package on the sheets, and the parks of a month stronger', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/map?trip=adventure_north&month=2&for=young'));
    await expect.poll(() => map().locator('.leg').count()).toBe(9);
    const strong = () => map().locator('.area.chosen').count();
    await expect.poll(strong).toBeGreaterThan(2);
    expect(await strong()).toBeLessThan(await map().locator('.area').count());
  });
});

/** Fingers that go down, move from one set of points to the next, and are lifted. */
async function draw(
  session: CDPSession,
  steps: readonly { x: number; y: number; id: number }[][],
): Promise<void> {
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number; id: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [first = [], ...rest] = steps;
  await touch('touchStart', first);
  for (const points of rest) await touch('touchMove', points);
  await touch('touchEnd', []);
}
