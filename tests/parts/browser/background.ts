/** The worker of a phone, woken as the browser wakes it once there is a signal, with every page closed. */
import type { Page } from 'playwright-core';
import { SYNC_TAG } from '../../../src/device/core/shared-names.ts';

/** Asked while a page is open. */
export async function registrationOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registered;
}

/** @param elsewhere a page of no site, which holds the devtools open */
export async function wakeWorker(elsewhere: Page, origin: string, registrationId: string): Promise<void> {
  const devtools = await elsewhere.context().newCDPSession(elsewhere);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: SYNC_TAG,
    lastChance: true,
  });
}
