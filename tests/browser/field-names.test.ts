/** Names as they come: 200 letters without a space, from right to left, emoji. Nothing is cut off, and each stays what it is. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { textCutOff } from '../parts/cut-off.ts';
import { addAccount, openSection, signIn, waitForRows, waitUntilOfficeSaved } from '../parts/office.ts';

const NAMES = ['Mwana'.repeat(40), 'محمد علي', '👩‍🚀 Zoë', 'לאה 3', 'W'.repeat(200)];

let camp: Camp;
let page: Page;
beforeAll(async () => {
  camp = await openCamp({ saved: true, viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  page = camp.phone.page;
  await addAccount(camp.server, 'logistics');
  await signIn(page, camp.at, 'logistics');
  await openSection(page, 'People Transported');
  await waitUntilOfficeSaved(page);
});
afterAll(() => camp.leave(LINE_CUT));

const form = () => page.getByRole('form', { name: 'Add a person' });

async function expectWhole(): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => textCutOff(page), { message: `at ${width} px`, timeout: 8_000 }).toEqual([]);
  }
}

describe('A list of strange names', () => {
  it('is entered at once, without a signal, and every name is in the list of today', async () => {
    await camp.signal('down');
    const several = form().getByRole('button', { name: 'Several names at once' });
    await form().getByLabel('Vehicle').fill('T 482 DKL');
    await form().getByLabel('Destination').fill('Seronera'.repeat(20));
    await form().getByLabel('Guide').fill('جمعة');
    await several.click();
    const names = form().getByLabel('Names, one in each line');
    await names.fill(NAMES.join('\n'));
    await form().getByRole('button', { name: 'Add 5 people' }).click();
    for (const name of NAMES) await page.locator('.today').getByText(name, { exact: true }).waitFor();
    await expectWhole();
  });

  it('is asked about whole, each name set apart, when it is entered again', async () => {
    await form().getByRole('button', { name: 'Several names at once' }).click();
    await form().getByLabel('Names, one in each line').fill(NAMES.join('\n'));
    await form().getByRole('button', { name: 'Add 5 people' }).click();
    const question = form().getByRole('alert');
    await question.getByText(`\u2068${NAMES[1]}\u2069, ${NAMES[2]}`, { exact: false }).waitFor();
    await expectWhole();
    await form().getByRole('button', { name: 'Several names at once' }).click();
    await form()
      .getByLabel('Name', { exact: true })
      .fill(NAMES[4] as string);
    await page.keyboard.press('Enter');
    await question.getByText(`${NAMES[4]} is already entered`, { exact: false }).waitFor();
    await expectWhole();
    await question.getByRole('button', { name: 'Leave it out' }).click();
  });

  it.each(['Manifest', 'My Day', 'Not Sent Yet'])('is read in %s', async (section) => {
    if (section === 'Not Sent Yet') await page.locator('a.unsent').click();
    else await openSection(page, section);
    for (const name of NAMES) await page.locator('main').getByText(name, { exact: true }).first().waitFor();
    await expectWhole();
  });

  it('is taken back and voided in questions that can be read', async () => {
    const item = page.getByRole('listitem').filter({ hasText: NAMES[0] as string });
    await item.getByRole('button', { name: 'Take back' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(NAMES[0] as string, { exact: false })
      .waitFor();
    await expectWhole();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    // The focus is where it was.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Take back/);
  });

  it('arrives as it was typed, and each record can be read', async () => {
    await camp.signal('up');
    const rows = await waitForRows(camp, 'transported_person', NAMES.length);
    expect(rows.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
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
