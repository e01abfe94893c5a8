import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ reducedMotion: 'reduce' });
});
afterAll(() => harness.leave());
// Each test has a tab of its own: nothing that it looks at is kept anywhere else.
beforeEach(async () => {
  harness.phone.page = await harness.phone.context.newPage();
});
afterEach(() => harness.phone.page.close());

const marks = () => harness.phone.page.locator('.sheets a.mark');
const entries = () => harness.phone.page.locator('.map-list li');
const choose = (label: string, value: string) =>
  harness.phone.page.getByLabel(label, { exact: true }).selectOption({ label: value });

describe('The map', () => {
  it('has a mark for every place, each leads to its page, and the list has the same', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/map'));
    const addresses = await marks().evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const listed = await page
      .locator('.map-list a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toHaveLength(47);
    expect(addresses.toSorted()).toEqual(listed.toSorted());
    // The base is there: land covers the middle of the country's sheet.
    const land = await page.locator('.map .home').first().boundingBox();
    expect(land?.width).toBeGreaterThan(200);
    await page.getByRole('link', { name: /^10 ?Ruaha$/ }).click();
    await page.waitForURL(harness.at('/wildlife/Ruaha_national_park'));
    await page.getByRole('heading', { level: 1, name: 'Ruaha' }).waitFor();
  });

  it('is filtered by kind and month, and keeps the choice in its address', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/map'));
    await choose('Show', 'Parks');
    await page.getByText('Parks: 15').waitFor();
    expect(await marks().count()).toBe(15);
    await choose('in Month', 'March');
    await page.waitForURL(/\/map\?month=3&kind=park$/);
    const status = page.locator('.month-filter [role=status]');
    await status.filter({ hasText: / of 15 parks to choose from in March\.$/ }).waitFor();
    const words = await status.innerText();
    const count = Number.parseInt(words, 10);
    expect(count).toBeLessThan(15);
    expect(await marks().count()).toBe(count);
    expect(await entries().count()).toBe(count);
    await page.reload();
    await page.getByText(words).waitFor();
    expect(await marks().count()).toBe(count);
    await page.getByText('March: calving at Ndutu.').waitFor();
    await choose('for Reason', 'flowers');
    await page.waitForURL(/\/map\?month=3&for=flowers&kind=park$/);
    await status.filter({ hasText: /^2 of 15 parks with flowers in March\.$/ }).waitFor();
    await page.getByText('March: orchids at their peak.').waitFor();
  });

  it('is opened at a place from the page of that place, and marks it', async () => {
    const { page } = harness.phone;
    const opened = async () => {
      await page.waitForURL(harness.at('/map?at=10'));
      const mark = page.locator('.sheets a.mark[aria-current=location]');
      await expect.poll(() => mark.textContent()).toMatch(/^10 ?Ruaha$/);
      await expect.poll(() => page.locator('.map-view.zoomed').count()).toBe(1);
      const [box, view] = [await mark.locator('.shape').boundingBox(), page.viewportSize()];
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(view?.height ?? 0);
    };
    await page.goto(harness.at('/wildlife/Ruaha_national_park'));
    await page.getByRole('link', { name: 'The whole map' }).click();
    await opened();
    await page.reload();
    await opened();
  });

  it('takes up what is chosen in the very moment in which the program takes the page over', async () => {
    const { page } = harness.phone;
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
        Reflect.apply(listen, this, [type, ...rest]);
        if (type !== 'change' || !(this instanceof Element && this.id === 'root')) return;
        EventTarget.prototype.addEventListener = listen;
        // The program listens from here on, and has drawn nothing yet.
        queueMicrotask(() => {
          const kind = document.querySelector<HTMLSelectElement>('.month-filter select');
          if (!kind) throw new Error('There is no choice on this page');
          kind.value = 'park';
          kind.dispatchEvent(new Event('input', { bubbles: true }));
          kind.dispatchEvent(new Event('change', { bubbles: true }));
        });
      };
    });
    await page.goto(harness.at('/map'));
    await page.getByText('Parks: 15').waitFor();
    await page.waitForURL(harness.at('/map?kind=park'));
    expect(await marks().count()).toBe(15);
  });

  it('draws the route of a package, stop by stop', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/map'));
    await choose('and the route of Package', 'Northern Tanzania Budget Adventure');
    await page.waitForURL(/trip=adventure_north/);
    const map = page.getByRole('img', { name: /^Route of Northern Tanzania Budget Adventure/ });
    await map.waitFor();
    expect(await map.locator('.leg').count()).toBe(9);
    await page.locator('.stops').getByRole('link', { name: 'Tarangire' }).waitFor();
    await page.goto(harness.at('/deluxe_safari+beach#itinerary'));
    expect(await page.locator('.route-map .leg.air').count()).toBe(2);
    expect(await page.locator('.stops li').allInnerTexts()).toContainEqual(
      expect.stringMatching(/Stone Town, days 7 and 8/),
    );
  });

  it('shows where one is and what is nearest, without a signal', async () => {
    const { page, context } = harness.phone;
    await page.goto(harness.at('/map'));
    await waitUntilSaved(page);
    await harness.line.set('down');
    harness.phone.forgive(LINE_CUT);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -6.16, longitude: 39.19 });
    await page.reload();
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await page.getByText('Your position is the ringed cross.', { exact: false }).waitFor();
    // The words come first.
    await expect.poll(() => page.locator('.map .here').count()).toBe(2);
    await expect.poll(() => entries().first().innerText()).toMatch(/Stone Town\s+right here/);
    const serengeti = entries().filter({ hasText: 'Serengeti National Park' });
    expect(await serengeti.innerText()).toMatch(/6\d\d km, north-west/);
    // A place outside: no cross, but distances.
    await context.setGeolocation({ latitude: 52.5, longitude: 13.4 });
    await page.reload();
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await page.getByText('You are outside this map.', { exact: false }).waitFor();
    expect(await page.locator('.map .here').count()).toBe(0);
    const land = await page.locator('.map .home').first().boundingBox();
    expect(land?.width).toBeGreaterThan(200);
    await harness.line.set('up');
    harness.phone.forgive(LINE_CUT);
  });

  it('says how accurate a position is, in metres or kilometres', async () => {
    const { page, context } = harness.phone;
    await context.grantPermissions(['geolocation']);
    for (const [accuracy, words] of [
      [30, 'Accurate to 30 m.'],
      [2480, 'Accurate to 2.5 km.'],
    ] as const) {
      await context.setGeolocation({ latitude: -3.39, longitude: 36.68, accuracy });
      await page.goto(harness.at('/map'));
      await page.getByRole('button', { name: 'Where am I?' }).click();
      await page.getByText(words, { exact: false }).waitFor();
    }
  });

  it('keeps the answer and the map clear of the bar', async () => {
    const { page, context } = harness.phone;
    await page.setViewportSize({ width: 1440, height: 900 });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -3.39, longitude: 36.68, accuracy: 30 });
    await page.goto(harness.at('/map'));
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await page.getByText('Your position is the ringed cross.', { exact: false }).waitFor();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
    // The words come first; the page scrolls with the cross.
    await page.locator('.map .here').first().waitFor();
    const bar = await page.locator('.site-header').boundingBox();
    const below = (bar?.y ?? 0) + (bar?.height ?? Number.NaN);
    await expect.poll(() => top('.locator p')).toBeGreaterThanOrEqual(below);
    await expect.poll(() => top('.map-view')).toBeLessThan(900 / 2);
  });

  it('answers anew when it is asked again', async () => {
    const { page, context } = harness.phone;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -3.39, longitude: 36.68, accuracy: 30 });
    await page.goto(harness.at('/map'));
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await page.getByText('Accurate to 30 m.', { exact: false }).waitFor();
    await context.setGeolocation({ latitude: -8.91, longitude: 33.45, accuracy: 50 });
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText('Accurate to 50 m.', { exact: false }).waitFor();
  });

  it('says what to do when the position is refused', async () => {
    const { page, context } = harness.phone;
    await context.clearPermissions();
    await page.goto(harness.at('/map'));
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await page.getByText('This site may not read your position.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Ask again' }).isEnabled()).toBe(true);
    expect(await entries().count()).toBe(47);
  });
});
