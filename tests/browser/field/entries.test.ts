/** A guide's day on a phone: two vehicles, thirty names without a dialog, and a mistake that is found at supper. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';

const PHONE = { width: 360, height: 800 };

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ saved: true, viewport: PHONE, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await signIn(page, harness.at, 'logistics');
});
// The accessibility check leaves the page as wide as a desktop.
beforeEach(() => page.setViewportSize(PHONE));
afterAll(() => harness.leave(LINE_CUT));

const form = () => page.getByRole('form', { name: 'Add a person' });
const field = (label: string) => form().getByLabel(label, { exact: true });
const status = () => form().locator('.send [role=status]');
const today = () => page.locator('.today');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'nothing');

describe('The lists of logistics', () => {
  it('are kept one after the other, without a dialog', async () => {
    await openSection(page, 'Vehicles & Guides');
    const list = page.getByRole('form', { name: 'Add a vehicle, guide, camp or place' });
    await list.getByLabel('Name').fill('T 482 DKL');
    await list.getByLabel('Seats').fill('3');
    await page.keyboard.press('Enter');
    await list.getByText(/^It has been added to the list\. LG-/).waitFor();
    await list.getByLabel('Name').fill('T 900 AAA');
    await page.keyboard.press('Enter');
    const rows = await waitForRows(harness, 'resource', 2);
    expect(rows.map(({ name, seats }) => [name, seats])).toEqual([
      ['T 482 DKL', 3],
      ['T 900 AAA', null],
    ]);
    await expectAccessible(page, 'lists of logistics');
  });
});

describe('A day with two vehicles', () => {
  it('says the words of the contract as a status, and the next name is typed at once', async () => {
    await openSection(page, 'People Transported');
    await waitUntilOfficeSaved(page);
    await field('Vehicle').fill('t482 dkl');
    await field('Destination').fill('Saadani');
    await field('Guide').fill('Neema');
    await field('Name').fill('Juma Ali');
    await page.keyboard.press('Enter');
    await status()
      .getByText(/^You have successfully added people transportation details PT-/)
      .waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(focused).toBe('name');
    expect(await field('Name').inputValue()).toBe('');
    expect(await field('Destination').inputValue()).toBe('Saadani');
    const [row] = await waitForRows(harness, 'transported_person', 1);
    expect(row).toMatchObject({ name: 'Juma Ali', vehicle: 'T 482 DKL' });
    await form().getByText('1 of 3 seats taken', { exact: false }).waitFor();
  });

  it('takes names without a signal, each by its letters and one key', async () => {
    await harness.signal('down');
    for (const name of ['Anna Berger', 'محمد علي']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await status()
        .getByText(/^Saved on this device\. We will send it as soon as you are online\. PT-/)
        .waitFor();
    }
    await expect.poll(focused).toBe('name');
    await form().getByText('all 3 seats are taken', { exact: false }).waitFor();
    await today().getByText('محمد علي').waitFor();
  });

  it('asks in the form before the same name goes into the same vehicle again', async () => {
    await field('Name').fill('juma ali');
    await page.keyboard.press('Enter');
    const question = form().getByRole('alert');
    await question.getByText(/^juma ali is already entered for T 482 DKL on .+ Enter again\?$/).waitFor();
    await expect.poll(() => storedDrafts(page)).toContainEqual(expect.objectContaining({ name: 'juma ali' }));
    await question.getByRole('button', { name: 'Leave it out' }).click();
    expect(await field('Name').inputValue()).toBe('');
    await expect.poll(focused).toBe('name');
    // No draft of it comes back with the page.
    await expect.poll(() => storedDrafts(page)).toEqual([]);
    await field('Name').fill('Juma Ali');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Enter again' }).click();
    await today().getByText('4 entered today.', { exact: false }).waitFor();
    await form().getByText('4 people for 3 seats', { exact: false }).waitFor();
  });

  it('says at once that the guide is in two vehicles', async () => {
    await field('Vehicle').fill('T 900 AAA');
    await form().getByText('is in 2 vehicles: T 482 DKL, T 900 AAA', { exact: false }).waitFor();
    await field('Guide').fill('Saidi');
    await expect.poll(() => form().locator('.clash').count()).toBe(0);
  });

  it('takes a list of names at once, or nothing of it', async () => {
    await form().getByRole('button', { name: 'Several names at once' }).click();
    const names = form().getByLabel('Names, one in each line');
    // Chromium's editing command, which `fill` uses, takes minutes for so many lines; a paste does not.
    await names.evaluate((element: HTMLTextAreaElement) => {
      element.setRangeText(Array.from({ length: 10_000 }, (_, place) => `Guest ${place}`).join('\n'));
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
    const add = form().getByRole('button', { name: /^Add .*people$/ });
    await add.click();
    await form()
      .getByText('at most 200 are entered at once. Nothing was entered.', { exact: false })
      .waitFor();
    await names.fill(`Salma\n${'x'.repeat(201)}`);
    await add.click();
    await form().getByText('Line 2: Name may have at most 200 characters.', { exact: false }).waitFor();
    await today().getByText('4 entered today.', { exact: false }).waitFor();
    await names.fill(Array.from({ length: 30 }, (_, place) => `Guest ${place + 1}`).join('\n'));
    await form().getByRole('button', { name: 'Add 30 people' }).click();
    await form().getByText('30 people: Saved on this device.', { exact: false }).waitFor();
    await today().getByText('34 entered today.', { exact: false }).waitFor();
    await form().getByText('30 people entered', { exact: false }).waitFor();
  });

  it('ticks who came, from a list that was entered before', async () => {
    await field('Date of transport').fill('2027-01-05');
    await form().getByRole('button', { name: 'Several names at once' }).click();
    const lists = form().getByLabel('Or from a list that was entered before');
    const label = await lists.locator('option', { hasText: 'T 482 DKL' }).innerText();
    await lists.selectOption({ label });
    await form().getByRole('checkbox', { name: 'Anna Berger' }).check();
    await expectAccessible(page, 'several names at once');
    await form().getByRole('button', { name: 'Add 1 person' }).click();
    await form().getByText('1 person: Saved on this device.', { exact: false }).waitFor();
    await today().getByText('35 entered today.', { exact: false }).waitFor();
  });
});

describe('A name without a signal', () => {
  it('has all its letters, as the fonts of Ngũgĩ and José are saved, and no font is asked for in vain', async () => {
    const answers = await page.evaluate(async () => {
      const fontsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSFontFaceRule) return rule.style.getPropertyValue('src');
          return 'cssRules' in rule ? fontsIn(rule.cssRules as CSSRuleList) : [];
        });
      const sources = [...document.styleSheets].flatMap(({ cssRules }) => fontsIn(cssRules));
      const names = sources.flatMap((source) => /[a-z0-9-]+-accented[^"')]*/.exec(source) ?? []);
      // The typeface must not come out of the browser's own cache.
      const bytes = names.map(async (name) => {
        const answer = await fetch(`/assets/${name}`, { cache: 'no-store' });
        return [answer.headers.get('Content-Type'), (await answer.arrayBuffer()).byteLength > 5_000] as const;
      });
      return Promise.all(bytes);
    });
    expect(answers).toEqual(Array(4).fill(['font/woff2', true]));
  });
});

describe('A mistake that is found at supper, without a signal', () => {
  const entry = (name: string) => today().getByRole('listitem').filter({ hasText: name });

  it('is corrected before it was sent, on a day longer than the list', async () => {
    expect(await entry('محمد علي').count()).toBe(0);
    await today().getByRole('button', { name: 'Show all 35 of today' }).click();
    await entry('محمد علي')
      .getByRole('link', { name: /^Correct/ })
      .click();
    await page.getByText(/^You are editing PT-.+, which the office does not have yet\./).waitFor();
    const correction = page.getByRole('form', { name: /^Correct .*محمد علي/ });
    await correction.getByLabel('Name', { exact: true }).fill('Mohammed Ali');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await page.locator('.toast').getByText('Correction saved: Mohammed Ali').waitFor();
    await page.getByText(/^You are editing/).waitFor({ state: 'hidden' });
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await entry('Mohammed Ali').waitFor();
  });

  it('is voided with a reason, counts no more, and is taken back with one press', async () => {
    const mine = entry('Anna Berger').last();
    await mine.getByRole('button', { name: /^Void/ }).click();
    await mine.getByRole('button', { name: 'Void it' }).click();
    await mine.getByText('Please say why.').waitFor();
    await mine.getByLabel('Why does it not count?').fill('Stayed at the camp');
    await page.keyboard.press('Enter');
    await mine
      .getByText(/^Voided: Stayed at the camp\. By logistics person, .+ It counts nowhere\.$/)
      .waitFor();
    await today().getByText('34 entered today.', { exact: false }).waitFor();
    await mine.getByRole('button', { name: /^Count it again/ }).click();
    await today().getByText('35 entered today.', { exact: false }).waitFor();
    await mine.getByRole('button', { name: /^Void/ }).click();
    await mine.getByLabel('Why does it not count?').fill('Stayed at the camp');
    await page.keyboard.press('Enter');
    await today().getByText('34 entered today.', { exact: false }).waitFor();
    await expectAccessible(page, 'a voided entry');
  });

  it('arrives as it was left, with who, when and why', async () => {
    await harness.signal('up');
    const rows = await waitForRows(harness, 'transported_person', 35);
    expect(rows.map(({ name }) => name)).toContain('Mohammed Ali');
    await expect
      .poll(() => harness.server.rows('record').filter(({ voided }) => voided !== null).length)
      .toBe(1);
    await today().getByText(' 0 not sent.', { exact: false }).waitFor();
    await entry('Anna Berger')
      .filter({ hasText: 'Voided: Stayed at the camp. By logistics person' })
      .waitFor();
    await openSection(page, 'Dashboard');
    const figure = page
      .getByRole('region', { name: 'Live' })
      .locator('.figure-row > div')
      .filter({ hasText: 'People transported' });
    await figure.getByText('34', { exact: true }).waitFor();
  });

  it('is voided after it was sent, too', async () => {
    await openSection(page, 'People Transported');
    await today().getByRole('button', { name: 'Show all 35 of today' }).click();
    const mine = entry('Juma Ali').first();
    await mine.getByRole('button', { name: /^Void/ }).click();
    await mine.getByLabel('Why does it not count?').fill('Entered twice');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => harness.server.rows('record').filter(({ voided }) => voided !== null).length)
      .toBe(2);
  });
});
