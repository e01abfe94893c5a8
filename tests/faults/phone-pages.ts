/** Steps of a person on a phone that is killed, and what they see on it afterwards. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { queueEntries, readEntries } from '../parts/device/entry.ts';
import { booking } from '../parts/records/sample-booking.ts';
import { WAIT_TIMEOUT } from '../parts/timeouts.ts';
import type { Made } from './tally.ts';

const nothingWaits = (page: Page) => page.getByText('Nothing is waiting on this device.');

/** Opens the outbox and waits until nothing waits. @returns how many entries are left */
export async function outboxLeft(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/outbox`);
  await nothingWaits(page)
    .waitFor({ timeout: WAIT_TIMEOUT })
    .catch(() => undefined);
  return (await readEntries(page)).length;
}

/** Puts requests into the outbox as saved forms would, where it is open and empty. */
export async function queue(page: Page, list: readonly Made[]): Promise<void> {
  await nothingWaits(page).waitFor();
  for (const one of list) one.id = v7();
  await queueEntries(
    page,
    list.map(({ id, name }) => ({ id, payload: { ...booking, fullName: name } })),
  );
  for (const one of list) one.told = 'saved';
}

/** Every saved page opens without a line. */
export async function openOffline(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wildlife/Serengeti`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
