/** Midnight at the operator, on a phone of another zone: a form that stays open, one that is opened again, one half filled. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../src/contract/values/time-zone.ts';
import { addDays } from '../../../src/device/office/days/index.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

const HOUR = 3_600_000;
const zone = createTimeZone(DEFAULT_TIME_ZONE);
const today = zone.day(new Date());
const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)];
/** Milliseconds until it is 23:50 there. */
const untilLate = () => {
  const wall = zone.wallTime(new Date());
  return (23 * 60 + 50 - wall.getUTCHours() * 60 - wall.getUTCMinutes()) * 60_000;
};

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    // There it is hours earlier: its own midnight is no matter.
    timezoneId: 'America/Los_Angeles',
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await signIn(page, harness.at, 'logistics');
  const late = untilLate();
  harness.line.moveClock(late);
  await page.clock.install({ time: Date.now() + late });
  await page.reload();
});
afterAll(() => harness.leave(LINE_CUT));

/** Time passes for the phone and for the office: a phone whose clock alone is wrong goes by the office's. */
const forward = async (milliseconds: number) => {
  // No answer comes while the one clock has gone on and the other has not.
  const { release } = harness.line.hold(/./);
  harness.line.moveClock(milliseconds);
  await page.clock.fastForward(milliseconds);
  release();
};
const form = () => page.getByRole('form', { name: 'Add a person' });
const field = (label: string) => form().getByLabel(label, { exact: true });
const date = () => field('Date of transport').inputValue();
const enter = async (name: string) => {
  await field('Name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.today').getByText(name, { exact: true }).waitFor();
};

describe('The date of transport', () => {
  it('stays for the next entry of the same evening, another day too', async () => {
    await openSection(page, 'People Transported');
    expect(await date()).toBe(today);
    await field('Vehicle').fill('T 482 DKL');
    await field('Destination').fill('Saadani');
    await field('Guide').fill('Neema');
    await field('Date of transport').fill(after);
    await enter('Juma Ali');
    expect(await date()).toBe(after);
    await page.reload();
    await expect.poll(() => field('Vehicle').inputValue()).toBe('T 482 DKL');
    expect(await date()).toBe(after);
    await field('Date of transport').fill(today);
    await enter('Anna Berger');
  });

  it('is the new day after midnight at the operator, on the page that stayed open', async () => {
    expect(await date()).toBe(today);
    await page.locator('.today').getByText('2 entered today.', { exact: false }).waitFor();
    await forward(HOUR);
    await expect.poll(date).toBe(tomorrow);
    // Fields other than the date keep their values.
    expect(await field('Vehicle').inputValue()).toBe('T 482 DKL');
    await page.locator('.today').getByText('Nobody was entered today.', { exact: false }).waitFor();
  });

  it('is the new day where the form is opened again the next morning', async () => {
    await enter('Salma');
    await forward(24 * HOUR);
    await page.reload();
    await expect.poll(() => field('Vehicle').inputValue()).toBe('T 482 DKL');
    await expect.poll(date).toBe(after);
  });

  it('stays what it was for an entry that was begun before, and is the new day for the next', async () => {
    await field('Name').fill('Zaw');
    await forward(24 * HOUR);
    await field('Name').fill('Zawadi');
    expect(await date()).toBe(after);
    await page.keyboard.press('Enter');
    await page.locator('.today').getByText('Zawadi', { exact: true }).waitFor();
    await expect.poll(date).toBe(addDays(after, 1));
  });

  it('is the day of boarding of a souvenir too', async () => {
    await openSection(page, 'Souvenirs Transported');
    const souvenir = page.getByRole('form', { name: 'Add a souvenir' });
    const boarded = () => souvenir.getByLabel('Date of boarding').inputValue();
    await expect.poll(boarded).toBe(addDays(after, 1));
    await forward(24 * HOUR);
    await expect.poll(boarded).toBe(addDays(after, 2));
  });
});
