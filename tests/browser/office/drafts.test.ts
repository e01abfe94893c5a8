/** Input of staff that is not submitted yet is kept on the device, for their account alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  emailOf,
  openSection,
  PASSWORD,
  signIn,
  typeIn,
  waitForRows,
} from '../../parts/pages/office.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';

const OTHER = 'second@example.com';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await addAccount(harness.server, 'logistics', { email: OTHER, name: 'second person' });
  await signIn(page, harness.at, 'logistics');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

const form = () => page.getByRole('form', { name: 'Add a souvenir' });
const field = (label: string) => form().getByLabel(label);
const typed = (label: string) => field(label).inputValue();
const back = () => page.getByText('What you typed before is back.');
const unfinished = () => page.getByRole('complementary', { name: 'Unfinished form' });

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}
const waitUntilKept = (values: Record<string, string>) =>
  expect.poll(() => storedDrafts(page)).toEqual([expect.objectContaining(values)]);
const waitUntilNothingIsKept = () => expect.poll(() => storedDrafts(page)).toEqual([]);

/** Signs out and says so only when it is done. */
async function leave(): Promise<void> {
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByLabel('E-mail or user name').waitFor();
}

async function enter(email: string): Promise<void> {
  await page.goto(harness.at('/Management'));
  await typeIn(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname === staffRoutes.logistics);
  await openSection(page, 'Souvenirs Transported');
}

describe('A half-typed souvenir', () => {
  beforeEach(() => openSection(page, 'Souvenirs Transported'));

  it('is back after a reload, and can be thrown away', async () => {
    await fill({ Item: 'Drum', Customer: 'Fatma Salim' });
    await waitUntilKept({ item: 'Drum', customer: 'Fatma Salim' });
    await page.reload();
    await back().waitFor();
    expect(await typed('Item')).toBe('Drum');
    expect(await typed('Customer')).toBe('Fatma Salim');
    await page.getByRole('button', { name: 'Start again' }).click();
    await unfinished().waitFor({ state: 'hidden' });
    expect(await typed('Item')).toBe('');
    expect(await storedDrafts(page)).toEqual([]);
  });

  it('is back after a step to another section', async () => {
    await fill({ Item: 'Drum' });
    await openSection(page, 'People Transported');
    await openSection(page, 'Souvenirs Transported');
    await back().waitFor();
    expect(await typed('Item')).toBe('Drum');
  });

  it('is no draft any more once it is submitted', async () => {
    await fill({ Item: 'Drum', Customer: 'Fatma Salim', Quantity: '2', 'Place of delivery': 'Arusha' });
    await form().getByRole('button', { name: 'Add souvenir' }).click();
    await form()
      .getByText(/^Successfully uploaded souvenir details/)
      .waitFor();
    expect(await waitForRows(harness, 'souvenir', 1)).toMatchObject([{ item: 'Drum' }]);
    await waitUntilNothingIsKept();
    await page.reload();
    await expect.poll(() => typed('Place of delivery')).toBe('Arusha');
    expect(await typed('Item')).toBe('');
    expect(await unfinished().count()).toBe(0);
  });

  it('comes back over the values that the last entry left', async () => {
    await fill({ Item: 'Mask', 'Place of delivery': 'Moshi' });
    await waitUntilKept({ item: 'Mask', place: 'Moshi' });
    await page.reload();
    await back().waitFor();
    expect(await typed('Place of delivery')).toBe('Moshi');
    await page.getByRole('button', { name: 'Start again' }).click();
    await unfinished().waitFor({ state: 'hidden' });
    expect(await typed('Place of delivery')).toBe('Arusha');
  });

  it('is offered after the browser was killed', async () => {
    await fill({ Item: 'Mask' });
    await waitUntilKept({ item: 'Mask' });
    await harness.restart('kill');
    page = harness.phone.page;
    await page.goto(harness.at(staffRoutes.logistics));
    await openSection(page, 'Souvenirs Transported');
    await page.getByText('You began this form on').waitFor();
    expect(await typed('Item')).toBe('');
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect.poll(() => typed('Item')).toBe('Mask');
  });

  it('is gone at sign-out, and never shown to another account', async () => {
    await fill({ Item: 'Spear' });
    await waitUntilKept({ item: 'Spear' });
    await leave();
    expect(await storedDrafts(page)).toEqual([]);
    for (const email of [OTHER, emailOf('logistics')]) {
      await enter(email);
      await field('Item').fill('Drum');
      await waitUntilKept({ item: 'Drum' });
      expect(await unfinished().count()).toBe(0);
      await leave();
    }
  });
});
