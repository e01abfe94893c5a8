/** After signing out no byte of a customer's record is left in the browser's files. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { staffRoutes } from '../../../../src/contract/protocol/routes.ts';
import { openPhone, type Phone } from '../../../parts/browser/browser.ts';
import { fillBooking, type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { findInProfile } from '../../../parts/browser/profile-bytes.ts';
import { deleteRecords } from '../../../parts/pages/delete-stored.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../../parts/pages/office.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

/** Random letters, so that nothing else contains them and no compression takes them apart. */
const NAME = 'Qvxzkjwpfhtmbgyd';
let harness: Harness;
let profile: string;
let phone: Phone;
/** Dexie tells that it opens a database again which the browser threw away. */
const OPENED_AGAIN = new RegExp(`${LINE_CUT.source}|Dexie: Workaround for Chrome UnknownError`);
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

beforeAll(async () => {
  harness = await openHarness(wide);
  await addAccount(harness.server, 'operations');
  profile = await mkdtemp(join(tmpdir(), 'profile-'));
  phone = await openPhone(wide, profile);
});
afterAll(async () => {
  await phone.close(LINE_CUT);
  await harness.leave(LINE_CUT);
});

/** Closes the browser, which then has written all that it ever will. */
async function bytesAfterClosing(word: string): Promise<Record<string, number>> {
  await phone.close(LINE_CUT);
  const found = findInProfile(profile, word);
  phone = await openPhone(wide, profile);
  return found;
}

/** Travellers' bookings, as the office gets them. */
async function book(fullName: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const response = await fetch(`http://127.0.0.1:${harness.server.port}${endpoints.companyPackage}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...requests.packageBooking, fullName: `${fullName} ${number}` }),
    });
    expect(response.status).toBe(200);
  }
}

/** Signs in, and waits until the record stands in the table and is kept for its next opening. */
async function readAsOfficer(): Promise<void> {
  const { page } = phone;
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Package Bookings');
  await page
    .getByRole('row', { name: new RegExp(NAME) })
    .first()
    .waitFor();
}

async function signOut(page = phone.page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
}

/** Freezes a tab as Chromium does: never while it is in the middle of a transaction, which would hold up the others. */
async function freeze(tab: Page): Promise<void> {
  const tools = await phone.context.newCDPSession(tab);
  const isWriting = () =>
    phone.page.evaluate(async () => {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('savanna-and-coast');
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = opened.transaction(opened.objectStoreNames, 'readwrite');
      writing.objectStore('facts').get('session');
      const done = new Promise((resolve) => writing.addEventListener('complete', () => resolve(false)));
      const isHeldUp = await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1_000, true))]);
      opened.close();
      return isHeldUp;
    });
  await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
  while (await isWriting()) {
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
  }
}

describe('The files of a browser in which an officer read a customer’s record', () => {
  beforeAll(() => book(NAME, 20));

  it('contain it while the officer is signed in, and nothing of it after the sign-out', async () => {
    await readAsOfficer();
    expect(await bytesAfterClosing(NAME)).not.toEqual({});
    await phone.page.goto(harness.at(staffRoutes.operations));
    await signOut();
    expect(await bytesAfterClosing(NAME)).toEqual({});
  });

  it('contain nothing of it either when two tabs were open, without a line', async () => {
    await readAsOfficer();
    await waitUntilOfficeSaved(phone.page);
    const other = await phone.context.newPage();
    await other.goto(phone.page.url());
    await other
      .getByRole('row', { name: new RegExp(NAME) })
      .first()
      .waitFor();
    await harness.line.set('down');
    await phone.page.getByRole('button', { name: 'Sign out' }).first().click();
    // Without a line one could not sign in again.
    await phone.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await phone.page.getByRole('button', { name: 'Login' }).waitFor();
    await other.getByRole('button', { name: 'Login' }).waitFor();
    expect(await bytesAfterClosing(NAME)).toEqual({});
    await harness.line.set('up');
  });

  it('contain it no more when another tab was frozen by the browser', async () => {
    await readAsOfficer();
    const frozen = await phone.context.newPage();
    await frozen.goto(phone.page.url());
    await frozen
      .getByRole('row', { name: new RegExp(NAME) })
      .first()
      .waitFor();
    await phone.page.bringToFront();
    await freeze(frozen);
    await signOut();
    expect(await bytesAfterClosing(NAME)).toEqual({});
  });
});

describe('Records that the browser threw away while the table was open', () => {
  it('come again by themselves', async () => {
    await readAsOfficer();
    await deleteRecords(phone.page);
    await phone.page.reload();
    await phone.page
      .getByRole('row', { name: new RegExp(NAME) })
      .first()
      .waitFor();
    await deleteRecords(phone.page);
    await book(`${NAME} later`, 1);
    await phone.page.getByRole('row', { name: new RegExp(`${NAME} later`) }).waitFor();
    // The others may be read after it.
    await expect.poll(() => phone.page.getByRole('row', { name: new RegExp(NAME) }).count()).toBe(21);
    await signOut();
    await phone.close(OPENED_AGAIN);
    phone = await openPhone(wide, profile);
  });
});

describe('A page for travellers', () => {
  it('opens no storage of the staff, also while somebody of the staff is signed in', async () => {
    const { page } = phone;
    await page.addInitScript(() => {
      const { storageBuckets } = navigator as unknown as { storageBuckets: Record<string, unknown> };
      const open = storageBuckets.open as (...given: unknown[]) => unknown;
      storageBuckets.open = (...given: unknown[]) => {
        document.documentElement.setAttribute('data-opened', 'true');
        return open.apply(storageBuckets, given);
      };
    });
    const opened = page.locator('html[data-opened]');
    await readAsOfficer();
    await opened.waitFor();
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    expect(await opened.count()).toBe(0);
  });
});
