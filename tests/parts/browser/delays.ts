import type { Page, Route } from 'playwright-core';
import { createGate } from '../gate.ts';

/**
 * Keeps what this page asks of an address on its way, as a slow line does, until the function given back is called.
 * @param then what becomes of each call after that; it goes on unless said otherwise
 */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { open: release, opened: held } = createGate();
  await page.route(address, async (route) => {
    await held;
    await then(route);
  });
  return release;
}

/** Keeps the scripts of what this page opens on their way. */
export const delayScripts = (page: Page): Promise<() => void> => delayRequests(page, '**/assets/*.js');

/**
 * Keeps everyone from the drafts on the device, as a slow disk does, until the function given back is called.
 * @param page another page of the site than those that are to wait
 */
export async function blockDrafts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('savanna-and-coast');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          let held = true;
          addEventListener('letgo', () => {
            held = false;
          });
          const goOn = () => {
            // A transaction lasts as long as something is asked of it.
            if (held) store.count().onsuccess = goOn;
            else opening.result.close();
            resolve();
          };
          goOn();
        };
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('letgo')));
}

/** Keeps what React has to draw on its way, but for what answers a touch, until the function given back is called. */
export async function delayRendering(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      held.push(() => postMessage.apply(this, message as [unknown]));
    };
    addEventListener('letgo', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('letgo')));
}
