/** The table of the departments, on a page with nothing else, in real Chromium. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, prepareForAxe, readHorizontalOverflow } from '../../../parts/browser/axe.ts';
import { openVisit, type PhoneOptions, type Visit } from '../../../parts/browser/browser.ts';
import { waitForAnimations } from '../../../parts/browser/wait-for-page.ts';
import { tourRows } from '../../../parts/records/tour-rows.ts';
import { type ServedPage, serveTablePage } from '../../../parts/table-page/serve.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };

let served: ServedPage;
beforeAll(async () => {
  served = await serveTablePage();
});
afterAll(() => served.close());

/** Opens the page, does something with it, and expects that the browser had nothing to complain about. */
async function onPage(
  address: string,
  options: PhoneOptions,
  use: (page: Page, phone: Visit) => Promise<void>,
): Promise<void> {
  const phone = await openVisit(options);
  try {
    await phone.page.goto(served.origin + address);
    await use(phone.page, phone);
    expect(phone.errors).toEqual([]);
  } finally {
    await phone.close();
  }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Tour bookings' });
const bodyRows = (page: Page) => page.locator('tbody tr[data-place]');
const customers = (page: Page): Promise<string[]> => page.locator('tbody .table-first').allInnerTexts();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Tour bookings' });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const sortBy = (page: Page, name: string, further = false) =>
  head(page, name)
    .getByRole('button')
    .click(further ? { modifiers: ['Shift'] } : {});
const count = (page: Page) => page.locator('.table-count');
const place = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.place ?? document.activeElement?.tagName,
  );

async function violations(page: Page): Promise<string[]> {
  await prepareForAxe(page);
  return findViolations(page);
}

/** Saves a file with all columns, or those shown. */
async function exported(page: Page, format: 'CSV' | 'Excel', which: 'all' | 'shown') {
  await page.getByRole('button', { name: 'Export' }).click();
  const menu = page.getByRole('dialog', { name: 'Export' });
  await menu.getByRole('radio', { name: which === 'all' ? /^All / : /shown$/ }).check();
  const file = await pathOf(page, menu.getByRole('button', { name: format }));
  await menu.waitFor({ state: 'hidden' });
  return file;
}

async function pathOf(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

declare global {
  interface Window {
    /** Each time rows were drawn or taken away: the first one's id, how many there were then, and how many went. */
    rowChanges: { first: string | undefined; rows: number; removed: number }[];
  }
}

/** In the page. */
function noteRowChanges(): void {
  window.rowChanges = [];
  new MutationObserver((changes) => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-place]')];
    const removed = changes.reduce((sum, { removedNodes }) => sum + removedNodes.length, 0);
    window.rowChanges.push({ first: rows[0]?.dataset.id, rows: rows.length, removed });
  }).observe(document.querySelector('tbody') as HTMLElement, { childList: true });
}
const rowChanges = (page: Page) => page.evaluate(() => window.rowChanges);

const newestFirst = (rows: number) =>
  tourRows(rows)
    .toReversed()
    .map((row) => row.customer_name);

describe('The table', () => {
  it('answers another question with the rows in sight, and draws those near them afterwards', () =>
    onPage('/?rows=2000', WIDE, async (page) => {
      await expect.poll(() => count(page).innerText()).toBe('2,000 rows');
      const before = await bodyRows(page).first().getAttribute('data-id');
      await page.evaluate(noteRowChanges);
      await sortBy(page, 'Customer');
      const drawn = async () =>
        (await rowChanges(page)).filter(({ first }) => first !== before).map(({ rows }) => rows);
      await expect.poll(async () => Math.max(...(await drawn()))).toBeGreaterThan((await drawn())[0] ?? 0);
      expect((await drawn()).at(-1)).toBe(await bodyRows(page).count());
    }));

  it('shows the newest first, and draws of 100,000 rows only those in sight', () =>
    onPage('/?rows=100000', WIDE, async (page) => {
      await expect.poll(() => count(page).innerText()).toBe('100,000 rows');
      expect((await customers(page)).slice(0, 3)).toEqual(newestFirst(100_000).slice(0, 3));
      expect(await bodyRows(page).count()).toBeLessThan(50);
      // The head, the rows, the totals.
      expect(await grid(page).getAttribute('aria-rowcount')).toBe('100002');
      expect(await bodyRows(page).first().getAttribute('aria-rowindex')).toBe('2');
      await page.locator('.table-scroll').evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect.poll(() => bodyRows(page).last().getAttribute('aria-rowindex')).toBe('100001');
      expect((await customers(page)).at(-1)).toBe(newestFirst(100_000).at(-1));
      expect(await bodyRows(page).count()).toBeLessThan(50);
      // The last row is not hidden by the line of totals.
      const [row, total] = await Promise.all([
        bodyRows(page).last().boundingBox(),
        page.locator('tfoot').boundingBox(),
      ]);
      expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((total?.y ?? 0) + 1);
    }));

  it('finds by words, without case and accents, and says how many', () =>
    onPage('/?rows=1000', WIDE, async (page) => {
      await search(page).pressSequentially('JOSE muller');
      const fitting = newestFirst(1000).filter((name) => name === 'José Müller');
      await expect.poll(() => count(page).innerText()).toBe(`${fitting.length} of 1,000`);
      expect(new Set(await customers(page))).toEqual(new Set(['José Müller']));
      await page.getByRole('status').getByText(`${fitting.length} of 1,000`).waitFor({ state: 'attached' });
      await search(page).fill('no such words');
      await page.getByText('Nothing matches the search and filters.').waitFor();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect.poll(() => count(page).innerText()).toBe('1,000 rows');
    }));

  it('sorts by a press on a head, and by a second one with Shift', () =>
    onPage('/?rows=300', WIDE, async (page) => {
      expect(await head(page, 'Received').getAttribute('aria-sort')).toBe('descending');
      await sortBy(page, 'Customer');
      await expect.poll(() => head(page, 'Customer').getAttribute('aria-sort')).toBe('ascending');
      expect(await head(page, 'Received').getAttribute('aria-sort')).toBe('none');
      const names = await customers(page);
      expect(names[0]).toBe(newestFirst(300).sort(new Intl.Collator('en').compare)[0]);
      await sortBy(page, 'Budget', true);
      const paid = () => bodyRows(page).locator('td:nth-child(8)').allInnerTexts();
      const first = newestFirst(300).filter((name) => name === names[0]).length;
      const amounts = (await paid()).slice(0, first).filter(Boolean);
      const numbers = amounts.map((text) => Number(text.replaceAll(/[$,]/g, '')));
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      expect(await head(page, 'Budget').innerText()).toContain('2');
      // By keyboard, too.
      await head(page, 'Days').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => head(page, 'Days').getAttribute('aria-sort')).toBe('descending');
    }));

  it('filters column by column', () =>
    onPage('/?rows=1000', WIDE, async (page) => {
      const filters = page.getByRole('button', { name: /^Filters/ });
      expect(await filters.getAttribute('aria-expanded')).toBe('false');
      await filters.click();
      expect(await filters.getAttribute('aria-expanded')).toBe('true');
      const all = tourRows(1000);
      const expectRows = (fits: (row: (typeof all)[number]) => boolean) =>
        expect.poll(() => count(page).innerText()).toBe(`${all.filter(fits).length} of 1,000`);
      await page.getByRole('searchbox', { name: 'Customer contains' }).fill('kim');
      await expectRows((row) => row.customer_name.endsWith('Kimaro'));
      await page.getByRole('group', { name: 'Payment' }).getByLabel('Unpaid').check();
      await page.getByRole('group', { name: 'Payment' }).getByLabel('Pending').check();
      await expectRows((row) => row.customer_name.endsWith('Kimaro') && row.payment_status !== 'Paid');
      await page.getByRole('searchbox', { name: 'Customer contains' }).fill('');
      await page.getByRole('spinbutton', { name: 'Days from' }).fill('5');
      await page.getByRole('spinbutton', { name: 'Days to' }).fill('6');
      const inDays = (row: (typeof all)[number]) =>
        row.payment_status !== 'Paid' && (row.days === 5 || row.days === 6);
      await expectRows(inDays);
      await page.getByLabel('Travel date from').fill('2026-05-01');
      await expectRows((row) => inDays(row) && row.travel_date >= '2026-05-01');
      expect(await filters.innerText()).toBe('Filters (3)');
      await page.getByRole('group', { name: 'Guide' }).getByLabel('Nobody yet').check();
      await expectRows((row) => inDays(row) && row.travel_date >= '2026-05-01' && row.Incharge === '');
      expect(await page.locator('tr.table-filters').getAttribute('aria-rowindex')).toBe('2');
      expect(await bodyRows(page).first().getAttribute('aria-rowindex')).toBe('3');
    }));

  it('adds up what passes', () =>
    onPage('/?rows=200', WIDE, async (page) => {
      const sum = (rows: { budget: number | null }[]) =>
        `$${rows.reduce((total, { budget }) => total + (budget ?? 0), 0).toLocaleString('en')}`;
      const totals = page.locator('tfoot');
      await totals.getByText(sum(tourRows(200))).waitFor();
      await search(page).fill('paid');
      await totals.getByText(sum(tourRows(200).filter((row) => row.payment_status !== 'Pending'))).waitFor();
    }));

  it('is walked through by keyboard, and opens a row with everything that is known of it', () =>
    onPage('/?rows=1000', WIDE, async (page) => {
      await bodyRows(page).first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => place(page)).toBe('2');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => place(page)).toBe('1');
      await page.keyboard.press('End');
      await expect.poll(() => place(page)).toBe('999');
      await page.keyboard.press('PageUp');
      await expect.poll(async () => Number(await place(page))).toBeLessThan(995);
      await page.keyboard.press('Home');
      await expect.poll(() => place(page)).toBe('0');
      await page.keyboard.press('PageDown');
      await expect.poll(async () => Number(await place(page))).toBeGreaterThan(5);
      const at = Number(await place(page));
      const box = await page.locator(':focus').boundingBox();
      const headBox = await page.locator('thead').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
      await page.keyboard.press('Enter');
      const row = tourRows(1000).toReversed()[at];
      const details = page.getByRole('dialog', { name: row?.customer_name ?? '' });
      await details.getByText(row?.replyTo ?? '').waitFor();
      await details.getByText(`Notes on ${row?.reference}`).waitFor();
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'hidden' });
      await expect.poll(() => place(page)).toBe(String(at));
    }));

  it('selects all of 100,000 rows, and none once another question is asked', () =>
    onPage('/?rows=100000', WIDE, async (page) => {
      await expect.poll(() => count(page).innerText()).toBe('100,000 rows');
      const selected = page.getByRole('region', { name: 'Selected rows' });
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await selected.getByText('100,000 selected').waitFor();
      expect(await bodyRows(page).first().getAttribute('aria-selected')).toBe('true');
      await bodyRows(page).first().getByRole('checkbox').click();
      await selected.getByText('99,999 selected').waitFor();
      await selected.getByRole('button', { name: 'Select all 100,000' }).click();
      await selected.getByText('100,000 selected').waitFor();
      await search(page).fill('kimaro');
      await selected.waitFor({ state: 'hidden' });
      const found = tourRows(100_000).filter((row) => row.customer_name.endsWith('Kimaro')).length;
      await expect.poll(() => count(page).innerText()).toBe(`${found.toLocaleString('en')} of 100,000`);
      await bodyRows(page).first().focus();
      await page.keyboard.press('Control+a');
      await selected.getByText(`${found.toLocaleString('en')} selected`).waitFor();
    }));

  it('ticks the boxes of a range, which a press with Shift on a box selects', () =>
    onPage('/?rows=300', WIDE, async (page) => {
      const box = (row: number) => bodyRows(page).nth(row).getByRole('checkbox');
      const ticked = () =>
        bodyRows(page).evaluateAll((rows) =>
          rows.flatMap((row, place) => (row.querySelector<HTMLInputElement>('input')?.checked ? place : [])),
        );
      const shift = { modifiers: ['Shift' as const] };
      await box(1).click();
      await box(4).click(shift);
      await expect.poll(ticked).toEqual([1, 2, 3, 4]);
      await box(3).click(shift);
      await expect.poll(ticked).toEqual([1, 2, 3]);
      // Beside the box, in its label.
      await bodyRows(page)
        .nth(2)
        .locator('.table-select')
        .click({ ...shift, position: { x: 2, y: 2 } });
      await expect.poll(ticked).toEqual([1, 2]);
      expect(await bodyRows(page).nth(2).getAttribute('aria-selected')).toBe('true');
    }));

  it('keeps the keyboard in the table when its row is filtered away', () =>
    onPage('/?rows=300', WIDE, async (page) => {
      await bodyRows(page).nth(4).focus();
      await page.evaluate(() => window.tablePage.show({ rows: window.tablePage.rows().slice(0, 3) }));
      await expect.poll(() => place(page)).toBe('2');
    }));

  it('leads Tab to one row and its controls, not to those of every row', () =>
    onPage('/?rows=300&actions', WIDE, async (page) => {
      await page.getByRole('button', { name: 'Print' }).focus();
      const heads = await page.locator('thead button').count();
      for (let press = 0; press < heads; press += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => place(page)).toBe('0');
      await page.keyboard.press('Tab');
      expect(await place(page)).toBe('SELECT');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toContain('Delete');
      await page.keyboard.press('Tab');
      expect(await page.locator('tbody :focus').count()).toBe(0);
    }));

  it('changes a value inside the row, and marks what waits', () =>
    onPage('/?rows=50', WIDE, async (page) => {
      const row = bodyRows(page).nth(1);
      await row.getByRole('combobox').selectOption('finished');
      await row.getByText('waiting to be sent').waitFor();
      expect(await row.getByRole('combobox').inputValue()).toBe('finished');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.evaluate(() =>
        window.tablePage.show({
          rows: window.tablePage
            .rows()
            .map((row) => (row.pending ? { ...row, problem: { message: 'Somebody was quicker.' } } : row)),
        }),
      );
      await row.getByText('needs attention').click();
      await page.getByRole('dialog').getByText('Somebody was quicker.').waitFor();
    }));

  it('takes new rows in without losing what is typed or where one is', () =>
    onPage('/?rows=300', WIDE, async (page) => {
      await search(page).fill('peter');
      const before = tourRows(300).filter((row) => row.customer_name.startsWith('Peter')).length;
      await expect.poll(() => count(page).innerText()).toBe(`${before} of 300`);
      await page.evaluate(() => {
        const { show, rows, make } = window.tablePage;
        show({ rows: [...rows(), { ...make(300), customer_name: 'Peter Newcomer', pending: 'new' }] });
      });
      await expect.poll(() => count(page).innerText()).toBe(`${before + 1} of 301`);
      expect((await customers(page))[0]).toBe('Peter Newcomer');
      expect(await search(page).inputValue()).toBe('peter');
    }));

  it('lets people choose and move columns', () =>
    onPage('/?rows=50', WIDE, async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      const dialog = page.getByRole('dialog', { name: 'Columns' });
      await dialog.getByRole('checkbox', { name: 'E-mail' }).check();
      await dialog.getByRole('checkbox', { name: 'Payment' }).uncheck();
      await dialog.getByRole('button', { name: 'Move E-mail up' }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const heads = await page.getByRole('columnheader').allInnerTexts();
      expect(heads).not.toContain('Payment');
      expect(heads.slice(-2)).toEqual(['E-mail', 'Received']);
    }));

  it('has columns that a mouse, a finger and a key move and make wider, and keeps them as they were left', () =>
    onPage('/?rows=50', { ...WIDE, hasTouch: true }, async (page) => {
      const widthOf = async (name: string) => (await head(page, name).boundingBox())?.width ?? 0;
      const drag = async (name: string, by: number) => {
        const box = await head(page, name).locator('.table-resize').boundingBox();
        if (!box) throw new Error('no edge');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by / 2, y);
        await page.mouse.move(x + by, y);
        await page.mouse.up();
      };
      const [before, neighbour] = [await widthOf('Customer'), await widthOf('Travel date')];
      await drag('Customer', 90);
      await expect.poll(() => widthOf('Customer')).toBeCloseTo(before + 90, -0.5);
      expect(await widthOf('Travel date')).toBeCloseTo(neighbour, -0.5);

      const guide = await widthOf('Guide');
      await head(page, 'Guide').getByRole('button').focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(() => widthOf('Guide')).toBeCloseTo(guide - 32, -0.5);

      await head(page, 'Days').dragTo(head(page, 'Travel date'));
      const heads = () => page.getByRole('columnheader').allInnerTexts();
      await expect.poll(async () => (await heads()).slice(0, 3)).toEqual(['Customer', 'Days', 'Travel date']);

      await page.getByRole('button', { name: 'Columns' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Columns' });
      const days = await widthOf('Days');
      await dialog.getByRole('button', { name: 'Make Days wider' }).tap();
      await dialog.getByRole('button', { name: 'Move Payment up' }).tap();
      await dialog.getByRole('button', { name: 'Done' }).tap();
      await expect.poll(() => widthOf('Days')).toBeCloseTo(days + 32, -0.5);
      const order = await heads();

      await page.reload();
      await count(page).waitFor();
      expect(await heads()).toEqual(order);
      expect(await widthOf('Customer')).toBeCloseTo(before + 90, -0.5);
      expect(await page.getByRole('button', { name: 'All', exact: true }).getAttribute('aria-pressed')).toBe(
        'true',
      );
      await page.getByRole('button', { name: 'Columns' }).click();
      await dialog.getByRole('button', { name: 'Reset' }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => widthOf('Travel date')).toBeCloseTo(neighbour, -0.5);
    }));

  it('keeps the columns of a department’s view apart, in its address too', () =>
    onPage('/?rows=50&view=unassigned', WIDE, async (page) => {
      await head(page, 'Customer').getByRole('button').focus();
      const width = async () => (await head(page, 'Customer').boundingBox())?.width ?? 0;
      const before = await width();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(width).toBeCloseTo(before + 16, -0.5);
      expect(new URL(page.url()).searchParams.get('view')).toBe('unassigned');
      await page.reload();
      await expect.poll(width).toBeCloseTo(before + 16, -0.5);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect.poll(width).toBeCloseTo(before, -0.5);
      // Without a reload too.
      await head(page, 'Customer').getByRole('button').focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(width).toBeCloseTo(before - 16, -0.5);
      await page.getByRole('button', { name: 'Unassigned' }).click();
      await expect.poll(width).toBeCloseTo(before + 16, -0.5);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect.poll(width).toBeCloseTo(before - 16, -0.5);
    }));

  it('changes a view that was saved, gives it another name, and shares it', () =>
    onPage('/?rows=50', WIDE, async (page) => {
      await search(page).fill('jose');
      await page.getByRole('button', { name: 'Save this view' }).click();
      await page.getByLabel('Name of the view').fill('José');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await search(page).fill('peter');
      await page.getByRole('button', { name: 'Save in “José”' }).click();
      await page.getByRole('button', { name: 'Rename or share' }).click();
      await page.getByLabel('Name of the view').fill('Peter');
      await page.getByLabel('Who sees it').selectOption({ label: 'Operations' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const own = page.getByRole('button', { name: 'Peter', exact: true });
      await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await own.click();
      expect(await search(page).inputValue()).toBe('peter');
      await page.getByRole('button', { name: 'Rename or share' }).click();
      expect(await page.getByLabel('Who sees it').inputValue()).toBe('operations');
    }));

  it('has views of the department and of the person, each with an address', () =>
    onPage('/?rows=200', WIDE, async (page) => {
      await page.getByRole('button', { name: 'Unassigned' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('unassigned');
      const unassigned = tourRows(200).filter(({ Incharge }) => Incharge === '').length;
      await expect.poll(() => count(page).innerText()).toBe(`${unassigned} of 200`);
      await search(page).fill('beach');
      await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBeNull();
      await page.getByRole('button', { name: 'Save this view' }).click();
      await page.getByLabel('Name of the view').fill('Beaches without a guide');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const own = page.getByRole('button', { name: 'Beaches without a guide', exact: true });
      await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
      expect(new URL(page.url()).searchParams.get('view')).toBe('beaches-without-a-guide');
      const fitting = await count(page).innerText();
      await page.reload();
      await expect.poll(() => count(page).innerText()).toBe(fitting);
      expect(await search(page).inputValue()).toBe('beach');
      await page.getByRole('button', { name: /^Remove view/ }).click();
      await own.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'All' }).click();
      await expect.poll(() => count(page).innerText()).toBe('200 rows');
    }));

  it('writes what is filtered to a file for spreadsheets', () =>
    onPage('/?rows=200', WIDE, async (page) => {
      await search(page).fill('jose');
      const fitting = tourRows(200).filter(({ customer_name }) => customer_name.startsWith('José'));
      await expect.poll(() => count(page).innerText()).toBe(`${fitting.length} of 200`);
      const csv = await exported(page, 'CSV', 'shown');
      expect(csv.name).toMatch(/^Tour bookings \d{4}-\d\d-\d\d\.csv$/);
      expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = csv.bytes.toString().slice(1).split('\r\n');
      expect(lines[0]).toBe('Customer,Travel date,Payment,Trip type,Tour status,Guide,Days,Budget,Received');
      expect(lines).toHaveLength(fitting.length + 2);
      // In the office's time, which is three hours ahead of UTC.
      const received = Date.parse(fitting.at(-1)?.receivedAt ?? '') + 3 * 60 * 60_000;
      expect(lines[1]).toContain(new Date(received).toISOString().slice(0, 16).replace('T', ' '));

      const xlsx = await exported(page, 'Excel', 'shown');
      expect(xlsx.name).toMatch(/\.xlsx$/);
      const files = unzipSync(new Uint8Array(xlsx.bytes));
      const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet.match(/<row /g)).toHaveLength(fitting.length + 1);
      expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('José');
    }));

  it('writes all columns where that is asked for, those shown first', () =>
    onPage('/?rows=20', WIDE, async (page) => {
      const { bytes } = await exported(page, 'CSV', 'all');
      const [heads = ''] = bytes.toString().slice(1).split('\r\n');
      const shown = await page.getByRole('columnheader').allInnerTexts();
      expect(heads.split(',').slice(0, shown.length)).toEqual(shown);
      expect(heads.split(',')).toContain('E-mail');
      expect(bytes.toString()).toContain(tourRows(20)[0]?.replyTo);
    }));

  it('writes large workbooks under the site’s own policy', () =>
    onPage('/?rows=20000', WIDE, async (page) => {
      const { bytes } = await exported(page, 'Excel', 'all');
      const files = unzipSync(new Uint8Array(bytes));
      const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet.match(/<row /g)).toHaveLength(20_001);
    }));

  it('prints all that is filtered with its heads, up to a thousand rows', () =>
    onPage('/?rows=1200', WIDE, async (page) => {
      const print = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await print();
      const paper = page.locator('.table-paper');
      await paper.getByText('Only the first 1,000 rows are printed.').waitFor();
      expect(await paper.locator('.table-paper-row').count()).toBe(1000);
      expect(await paper.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
        'table-header-group',
      );
      expect(await page.locator('.table-scroll').isVisible()).toBe(false);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await paper.waitFor({ state: 'detached' });
      await page.emulateMedia({ media: 'screen' });
      await search(page).fill('jose');
      await expect.poll(() => count(page).innerText()).toContain('of 1,200');
      await page.emulateMedia({ media: 'print' });
      await print();
      expect(await paper.locator('.table-paper-row').count()).toBeLessThan(1000);
      expect(await paper.getByText('rows are printed').count()).toBe(0);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    }));

  it('says that it loads, that there is nothing, and what failed', () =>
    onPage('/?rows=0&state=loading', WIDE, async (page) => {
      await page.getByRole('status').getByText('Loading Tour bookings …').waitFor();
      await page.evaluate(() => window.tablePage.show({ state: 'ready' }));
      await page.getByText('No bookings found').waitFor();
      await page.evaluate(() => window.tablePage.show({ state: 'failed' }));
      await page.getByRole('alert').getByText("The device's storage does not answer.").waitFor();
      await page.evaluate(() => {
        const { show, make } = window.tablePage;
        show({ state: 'failed', rows: [make(1)] });
      });
      await page.getByRole('alert').getByText('These rows may not be all.').waitFor();
      expect(await bodyRows(page).count()).toBe(1);
    }));

  it('opens with the rows of last time while it reads them all', () =>
    onPage('/?rows=500&first', WIDE, async (page) => {
      await page.waitForFunction(() => localStorage.length > 0);
      await page.goto(`${served.origin}/?rows=0&state=loading&first`);
      await page.getByText('The first 60; reading the rest …', { exact: true }).first().waitFor();
      expect((await customers(page)).slice(0, 3)).toEqual(newestFirst(500).slice(0, 3));
      expect(await grid(page).getAttribute('aria-busy')).toBe('true');
      await page.evaluate(noteRowChanges);
      await page.evaluate(() => {
        const { show, make } = window.tablePage;
        show({ state: 'ready', rows: Array.from({ length: 500 }, (_, index) => make(index)) });
      });
      await expect.poll(() => count(page).innerText()).toBe('500 rows');
      expect(await grid(page).getAttribute('aria-busy')).toBe('false');
      // They are the same rows, and none of them is drawn anew.
      expect(Math.max(0, ...(await rowChanges(page)).map(({ removed }) => removed))).toBe(0);
    }));

  it('stays at the row that one is at when another comes, once it opened with the rows of last time', () =>
    onPage('/?rows=500&first', WIDE, async (page) => {
      await page.waitForFunction(() => localStorage.length > 0);
      await page.reload();
      await expect.poll(() => count(page).innerText()).toBe('500 rows');
      await page.locator('.table-scroll').evaluate((element) => element.scrollTo(0, 8_000));
      await page.locator('tr[data-place="205"]').focus();
      await page.evaluate(() => {
        const { show, rows, make } = window.tablePage;
        show({ rows: [...rows(), make(500)] });
      });
      await page.getByRole('button', { name: '1 new row' }).waitFor();
      expect(await place(page)).toBe('206');
      expect(await count(page).innerText()).toBe('501 rows');
    }));

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('has nothing that axe objects to (%s, %i px)', (colorScheme, width) =>
    onPage('/?rows=60&actions', { colorScheme, viewport: { width, height: 800 } }, async (page) => {
      await count(page).waitFor();
      await page.evaluate(() => {
        const { show, rows } = window.tablePage;
        show({
          rows: rows().map((row, index) =>
            index < 57
              ? row
              : { ...row, pending: 'changed', problem: index > 58 ? { message: 'No.' } : null },
          ),
        });
      });
      await page.getByText('needs attention').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: width > 576 ? /^Filters/ : 'Sort and filter' }).click();
      await page.getByLabel('Customer contains').waitFor();
      await waitForAnimations(page);
      expect(await violations(page)).toEqual([]);
      expect(await readHorizontalOverflow(page)).toBe(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, select, label:has([type=checkbox])')]
          .filter((element) => element.checkVisibility())
          .filter((element) => Math.min(element.offsetWidth, element.offsetHeight) < 24)
          .map((element) => element.outerHTML),
      );
      expect(small).toEqual([]);
    }),
  );
});

describe('The table on a phone', () => {
  const PHONE = { viewport: { width: 360, height: 800 } };
  const cards = (page: Page) => page.getByRole('list', { name: 'Tour bookings' }).getByRole('listitem');

  it('is a list of cards, of which only those in sight are drawn', () =>
    onPage('/?rows=5000', PHONE, async (page) => {
      await cards(page).first().waitFor();
      expect(await cards(page).count()).toBeLessThan(15);
      const first = cards(page).first();
      expect(await first.getByRole('heading').innerText()).toBe(newestFirst(5000)[0]);
      expect(await first.getAttribute('aria-setsize')).toBe('5000');
      expect(await first.getByText('Travel date').isVisible()).toBe(true);
      await page.evaluate(() => scrollTo(0, 20_000));
      await expect.poll(async () => Number(await first.getAttribute('aria-posinset'))).toBeGreaterThan(30);
      expect(await cards(page).count()).toBeLessThan(15);
    }));

  it('sorts and filters behind one button, and opens a card', () =>
    onPage('/?rows=300', PHONE, async (page) => {
      await page.getByRole('button', { name: 'Sort and filter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sort and filter' });
      await dialog.getByLabel('Sort by').selectOption('Customer');
      await dialog.getByLabel('Order').selectOption({ index: 0 });
      await dialog.getByRole('group', { name: 'Payment' }).first().getByLabel('Unpaid').check();
      await dialog.getByRole('button', { name: 'Show' }).click();
      const unpaid = tourRows(300).filter((row) => row.payment_status === 'Unpaid');
      await expect.poll(() => count(page).innerText()).toBe(`${unpaid.length} of 300`);
      const first = unpaid.map((row) => row.customer_name).sort(new Intl.Collator('en').compare)[0];
      expect(await cards(page).first().getByRole('heading').innerText()).toBe(first);
      await cards(page).first().getByRole('button', { name: 'Details' }).click();
      await page
        .getByRole('dialog', { name: first ?? '' })
        .getByText('E-mail')
        .waitFor();
    }));
});
