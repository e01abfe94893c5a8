/** Content of a page that is visible before anybody scrolls, on a phone and on a desktop. */
import { describe, expect, it } from 'vitest';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';
import { find, readBuiltPages } from '../../parts/sources/built-site.ts';

const at = serveFile();
const phone = { width: 360, height: 800 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

const pages = readBuiltPages().filter(({ staff, indexed }) => indexed && !staff);
const titleOf = (html: string) => find(html, /<h1[^>]*>(.*?)<\/h1>/s);
const longest = pages
  .sort((one, next) => titleOf(next.html).length - titleOf(one.html).length)
  .slice(0, 12)
  .map(({ address }) => address);
const packages = pages.filter(({ html }) => html.includes('id="page-data">{"kind":"package"'));

async function open(address: string, viewport: typeof phone) {
  const visit = await openVisit({ viewport, serviceWorkers: 'block' });
  await visit.page.goto(at(address));
  await visit.page.evaluate(() => document.fonts.ready);
  const bottomOf = async (selector: string) => {
    const box = await visit.page.locator(selector).first().boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  return { ...visit, bottomOf };
}

describe.each([phone, tablet, desktop])('On a screen of $width x $height', (viewport) => {
  it('no title is cut by the edge, however long', async () => {
    const { page, bottomOf, close } = await open('/', viewport);
    const cut: string[] = [];
    for (const address of longest) {
      await page.goto(at(address));
      await page.evaluate(() => document.fonts.ready);
      if (!((await bottomOf('h1')) <= viewport.height)) cut.push(address);
    }
    expect(cut).toEqual([]);
    await close();
  });

  it('home has its first button in sight', async () => {
    const { bottomOf, close } = await open('/', viewport);
    expect(await bottomOf('main header .button')).toBeLessThanOrEqual(viewport.height);
    await close();
  });
});

it.each([
  [1280, 720],
  [1366, 768],
  [1280, 800],
])('Home has its first button in sight on a laptop of %i x %i', async (width, height) => {
  const { bottomOf, close } = await open('/', { width, height });
  expect(await bottomOf('main header .button')).toBeLessThanOrEqual(height);
  await close();
});

describe.each([phone, tablet])('A package at $width x $height', (viewport) => {
  it('has its introduction above the bar with the price, and one Book Now', async () => {
    expect(packages.length).toBeGreaterThan(9);
    const { page, bottomOf, close } = await open('/', viewport);
    const covered: string[] = [];
    for (const { address } of packages) {
      await page.goto(at(address));
      await page.evaluate(() => document.fonts.ready);
      const bar = await page.locator('.book-bar').boundingBox();
      if (!((await bottomOf('main header .standfirst')) <= (bar?.y ?? 0))) covered.push(address);
      const buttons = await page.locator('main a.button[href*="/package_booking"]').all();
      const seen = await Promise.all(buttons.map((button) => button.boundingBox()));
      expect(seen.filter((box) => box && box.y < viewport.height)).toHaveLength(1);
    }
    expect(covered).toEqual([]);
    await close();
  });
});

describe('On a desktop', () => {
  it('the bill of the home form stands beside the fields', async () => {
    const { page, close } = await open('/#form', desktop);
    const bill = await page.getByRole('region', { name: 'Trip Summary' }).boundingBox();
    const days = await page.getByLabel('Number of travelers').boundingBox();
    expect(bill?.x).toBeGreaterThan((days?.x ?? Number.NaN) + (days?.width ?? 0));
    expect(bill?.y).toBeLessThan(days?.y ?? 0);
    await close();
  });
});

describe('Beside a long text', () => {
  it.each([
    ['/Importantdetails', 'Questions before the journey', 'nav.contents'],
    ['/terms', 'Office hours', 'aside.sidebar'],
    ['/book_flight', 'Additional requests', 'aside.sidebar'],
  ])('of %s no column is empty at its end', async (address, end, beside) => {
    const { page, close } = await open(address, desktop);
    await page.getByRole('main').getByText(end, { exact: true }).last().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const box = await page.locator(beside).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= desktop.height;
      })
      .toBe(true);
    await close();
  });
});

describe('The five lists of the home page', () => {
  it.each([phone, tablet, desktop])(
    'leave no place empty on a screen of $width x $height',
    async (viewport) => {
      const { page, close } = await open('/', viewport);
      const [wall, last] = [
        await page.locator('.five-lists').boundingBox(),
        await page.locator('.five-lists > :last-child').boundingBox(),
      ];
      expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBe(
        Math.round((wall?.x ?? 0) + (wall?.width ?? 0)),
      );
      await close();
    },
  );
});

describe('What is asked before a trip is planned', () => {
  it('has room between its paragraphs and its answers', async () => {
    const { page, close } = await open('/PlanyourTrip', phone);
    const opener = page.getByRole('button', { name: 'Start Booking' });
    const field = await page.getByText('Activity', { exact: true }).boundingBox();
    const button = await opener.boundingBox();
    expect((field?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'I agree' }).waitFor();
    // Both are measured at once, because the dialog is still moving to its place.
    const [between, below] = await dialog.evaluate((element) => {
      const [first, second] = [...element.querySelectorAll('p')].map((words) =>
        words.getBoundingClientRect(),
      );
      const answer = [...element.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'I agree',
      );
      const { top = 0 } = answer?.getBoundingClientRect() ?? {};
      return [(second?.top ?? 0) - (first?.bottom ?? 0), top - (second?.bottom ?? 0)];
    });
    expect(between).toBeGreaterThanOrEqual(8);
    expect(below).toBeGreaterThanOrEqual(16);
    await expectNoViolationsNow(page, 'the question before a trip is planned');
    await close();
  });
});

describe('Without scripts', () => {
  it('the list of requests says what it needs, and does not look for ever', async () => {
    const visit = await openVisit({ viewport: phone, serviceWorkers: 'block', javaScriptEnabled: false });
    await visit.page.goto(at('/outbox'));
    await visit.page.getByText('This list needs JavaScript').waitFor();
    expect(await visit.page.getByText('Looking at what is saved').isVisible()).toBe(false);
    await visit.close();
  });
});
