/** People entered on a phone: two of one name, and names as they come. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { findClippedText } from '../../parts/pages/clipped-text.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';

const TODAY = createTimeZone(DEFAULT_TIME_ZONE).day(new Date());
const PEOPLE = sectionUrl(staffRoutes.logistics, 'people-transported');

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await signIn(page, harness.at, 'logistics');
  await openSection(page, 'People Transported');
  await waitUntilOfficeSaved(page);
});
afterAll(() => harness.leave(LINE_CUT));

const form = () => page.getByRole('form', { name: 'Add a person' });
const names = () => form().getByLabel('Names, one in each line');
const open = () => form().getByRole('button', { name: 'Several names at once' }).click();
/** Waits until the names stand on the device. */
const kept = (text: string) =>
  expect.poll(() => storedDrafts(page)).toContainEqual(expect.objectContaining({ text }));
const question = () => form().getByRole('alert');
const arrived = () => harness.server.rows('transported_person').map(({ name }) => name);

describe('With a keyboard', () => {
  it('no field is behind the bar at the bottom while it has the focus', async () => {
    await form().getByLabel('Name', { exact: true }).focus();
    const hidden: string[] = [];
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => {
        const bar = document.querySelector('.sheet-button');
        const focused = document.activeElement;
        if (!bar || !focused?.closest('main')) return null;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
          ? focused.outerHTML
          : null;
      });
      if (behind) hidden.push(behind);
    }
    expect(hidden).toEqual([]);
  });
});

describe('Two guests of one name', () => {
  it('are asked about, and both are entered', async () => {
    await form().getByLabel('Vehicle').fill('T 482 DKL');
    await form().getByLabel('Destination').fill('Seronera');
    // Whoever enters them is their guide, unless they say otherwise.
    expect(await form().getByLabel('Guide').inputValue()).toBe('logistics person');
    await form().getByLabel('Guide').fill('Juma');
    await open();
    // One big button, and it is that of the list.
    expect(await form().getByRole('button', { name: 'Add person', exact: true }).isVisible()).toBe(false);
    await names().fill('Juma Ali\njuma ali\nAnna');
    await form().getByRole('button', { name: 'Add 3 people' }).click();
    await question().getByText('Several times in this list: Juma Ali.', { exact: false }).waitFor();
    await expectAccessible(page, 'a name that stands twice');
    await page.setViewportSize({ width: 360, height: 800 });
    await question().getByRole('button', { name: 'Enter all 3' }).click();
    const rows = await waitForRows(harness, 'transported_person', 3);
    expect(rows.map(({ name }) => name).sort()).toEqual(['Anna', 'Juma Ali', 'juma ali']);
  });

  it('are entered once where it was a mistake', async () => {
    await open();
    await names().fill('Salma\nSalma\nOmar');
    await form().getByRole('button', { name: 'Add 3 people' }).click();
    await question().getByRole('button', { name: 'Each name once' }).click();
    await waitForRows(harness, 'transported_person', 5);
  });

  it('are two boxes in the list of an earlier day', async () => {
    await form().getByLabel('Date of transport').fill('2027-01-05');
    await open();
    const lists = form().getByLabel('Or from a list that was entered before');
    await lists.selectOption({ label: await lists.locator('option', { hasText: 'T 482 DKL' }).innerText() });
    expect(await form().getByRole('checkbox', { name: 'Juma Ali' }).count()).toBe(2);
    await form().getByRole('button', { name: 'Tick all' }).click();
    await form().getByRole('button', { name: 'Add 5 people' }).waitFor();
    await lists.selectOption('');
    await open();
  });
});

describe('What each of several people asks for', () => {
  it('is typed beside the name, and is entered with that person alone', async () => {
    await open();
    await names().fill('Rehema\nDaudi');
    await form().getByText('Special requests of each, such as a diet').click();
    await form().getByLabel('Daudi', { exact: true }).fill('No peanuts');
    await expectAccessible(page, 'requests of each');
    await page.setViewportSize({ width: 360, height: 800 });
    await form().getByRole('button', { name: 'Add 2 people' }).click();
    const rows = await waitForRows(harness, 'transported_person', 7);
    const asks = Object.fromEntries(rows.map(({ name, requests }) => [name, requests]));
    expect(asks).toMatchObject({ Rehema: '', Daudi: 'No peanuts' });
  });
});

describe('A list that is being typed', () => {
  it('is there again after a reload, and after a look at another section', async () => {
    await open();
    await names().fill('Neema\nSaidi');
    await kept('Neema\nSaidi');
    await page.reload();
    await expect.poll(() => names().inputValue()).toBe('Neema\nSaidi');
    await form().getByText('What you typed before is back.').waitFor();
    await names().fill('Neema\nSaidi\nAsha');
    await openSection(page, 'Manifest');
    await openSection(page, 'People Transported');
    await expect.poll(() => names().inputValue()).toBe('Neema\nSaidi\nAsha');
  });

  it('is not in the way of a single name, which has a draft of its own', async () => {
    await form().getByLabel('Name', { exact: true }).fill('Zawa');
    await page.waitForTimeout(400);
    await page.reload();
    await expect.poll(() => form().getByLabel('Name', { exact: true }).inputValue()).toBe('Zawa');
    await expect.poll(() => names().inputValue()).toBe('Neema\nSaidi\nAsha');
    await form().getByLabel('Name', { exact: true }).fill('Zawadi');
    await page.keyboard.press('Enter');
    await page.locator('.today').getByText('Zawadi', { exact: true }).waitFor();
    expect(await names().inputValue()).toBe('Neema\nSaidi\nAsha');
  });

  it('is gone once it is entered, and can be thrown away', async () => {
    await form().getByRole('button', { name: 'Add 3 people' }).click();
    await page.locator('.today').getByText('Asha', { exact: true }).waitFor();
    await page.reload();
    await page.locator('.today').getByText('Asha', { exact: true }).waitFor();
    expect(await names().count()).toBe(0);
    await open();
    await names().fill('Nobody');
    await kept('Nobody');
    await page.reload();
    await form().getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => names().inputValue()).toBe('');
    // A page that is left before the disk has deleted it finds it again.
    await expect
      .poll(() => storedDrafts(page))
      .not.toContainEqual(expect.objectContaining({ text: 'Nobody' }));
  });
});

async function expectWhole(): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => findClippedText(page), { message: `at ${width} px`, timeout: 8_000 }).toEqual([]);
  }
}

describe('A list of strange names', () => {
  const NAMES = ['Mwana'.repeat(40), 'محمد علي', '👩‍🚀 Zoë', 'לאה 3', 'W'.repeat(200)];
  let earlier: number;
  beforeAll(async () => {
    earlier = arrived().length;
    await page.goto(harness.at(PEOPLE));
    // The form opens with today's date, until it has read that of the last entry.
    await page.waitForFunction(
      () =>
        !document.querySelector('.office[aria-busy=true]') &&
        document.querySelector<HTMLInputElement>('[name=transportDate]')?.value === '2027-01-05',
    );
    await form().getByLabel('Date of transport').fill(TODAY);
  });

  it('is entered at once, without a signal, and every name is in the list of today', async () => {
    await harness.signal('down');
    await form().getByLabel('Vehicle').fill('T 482 DKL');
    await form().getByLabel('Destination').fill('Seronera'.repeat(20));
    await form().getByLabel('Guide').fill('جمعة');
    await open();
    await names().fill(NAMES.join('\n'));
    await form().getByRole('button', { name: 'Add 5 people' }).click();
    for (const name of NAMES) await page.locator('.today').getByText(name, { exact: true }).waitFor();
    await expectWhole();
  });

  it('is asked about whole, each name set apart, when it is entered again', async () => {
    await open();
    await names().fill(NAMES.join('\n'));
    await form().getByRole('button', { name: 'Add 5 people' }).click();
    await question().getByText(`\u2068${NAMES[1]}\u2069, ${NAMES[2]}`, { exact: false }).waitFor();
    await expectWhole();
    await open();
    await form()
      .getByLabel('Name', { exact: true })
      .fill(NAMES[4] as string);
    await page.keyboard.press('Enter');
    await question().getByText(`${NAMES[4]} is already entered`, { exact: false }).waitFor();
    await expectWhole();
    await question().getByRole('button', { name: 'Leave it out' }).click();
  });

  it.each(['Manifest', 'My Day', 'Not Sent Yet'])('is read in %s', async (section) => {
    if (section === 'Not Sent Yet') await page.locator('a.unsent').click();
    else await openSection(page, section);
    for (const name of NAMES) await page.locator('main').getByText(name, { exact: true }).first().waitFor();
    await expectWhole();
  });

  it('is taken back and voided in questions that can be read', async () => {
    const item = page.getByRole('listitem').filter({ hasText: NAMES[0] as string });
    await item.getByRole('button', { name: 'Delete before sending' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(NAMES[0] as string, { exact: false })
      .waitFor();
    await expectWhole();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Do not delete' }).click();
    // The focus is where it was.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Delete before sending/);
  });

  it('arrives as it was typed, and each record can be read', async () => {
    await harness.signal('up');
    await waitForRows(harness, 'transported_person', earlier + NAMES.length);
    expect(arrived().slice(earlier).sort()).toEqual([...NAMES].sort());
    await openSection(page, 'People Transported');
    for (const name of NAMES.slice(0, 2)) {
      const card = page.locator('.table-cards li').filter({ hasText: name }).first();
      await card.getByRole('button', { name: 'Details', exact: true }).click();
      await page.locator('dialog[open]').getByText(name).first().waitFor();
      await expectWhole();
      await page.keyboard.press('Escape');
    }
  });
});
