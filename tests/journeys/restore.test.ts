/** A visitor's request outlives our records: the backup is older, the page is opened, the row is there. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntilSaved } from '../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../parts/browser/harness.ts';
import { runCommand } from '../parts/server/command.ts';
import { type RunningServer, startServer } from '../parts/server/running-server.ts';

let harness: Harness;
let restored: RunningServer | undefined;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(async () => {
  await harness.leave(LINE_CUT);
  await restored?.stop();
});

const FORM = '/package_booking?packagename=Zanzibar%Essentials%Adventure';

/** How many copies the phone keeps, of which none can be read any more; 0 while one can. */
const sealedCopies = () =>
  harness.phone.page.evaluate(async () => {
    const opening = indexedDB.open('savanna-and-coast');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = database.transaction('copies').objectStore('copies').getAll();
    const copies = await new Promise<{ envelope?: object; entry?: object }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    return copies.every(({ envelope, entry }) => envelope && !entry) ? copies.length : 0;
  });

it('A request that a restored server forgot is there again once any page is opened', async () => {
  const { server, phone } = harness;
  const { page } = phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  const settings = { DATA_DIR: server.dataDir };
  const backup = join(server.dataDir, 'backup.db');
  expect((await runCommand('backup', [backup], settings)).status).toBe(0);
  await page.goto(harness.at(FORM));
  await fillBooking(page);
  expect(await submitBooking(page)).toContain('Congatulations');
  const [booked] = server.bookings();
  await expect.poll(sealedCopies).toBe(1);

  await server.stop();
  expect((await runCommand('restore', [backup], settings)).status).toBe(0);
  restored = await startServer({ port: server.port, dataDir: server.dataDir, origin: harness.line.origin });
  expect(restored.bookings()).toEqual([]);
  await page.goto(harness.at('/wildlife/serengeti'));
  await waitForBookings(restored, 1);
  expect(restored.bookings()).toEqual([booked]);

  await page.goto(harness.at('/outbox'));
  await page.getByText('This device keeps a copy of 1 request').waitFor();
  expect(await page.locator('.entry', { hasText: 'Received' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Delete the copies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByText('This device keeps a copy of 1 request').waitFor({ state: 'detached' });
  expect(await page.locator('.entry', { hasText: 'Received' }).count()).toBe(1);
});
