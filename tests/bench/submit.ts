/** From OK in the confirmation to a request that is on the device's disk, without a signal, on a slow processor. */

import { badInput } from '../parts/bad-input.ts';
import { fillForm, formPages, openForm } from '../parts/form-page.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile, withSite } from './transfer.ts';

const SUBMISSIONS = 40;
const SLOWDOWN = 4;

/** Milliseconds after the press. */
interface Times {
  /** The transaction that holds the entry is complete, with strict durability. */
  onDisk: number;
  /** The words are in the dialog and drawn. */
  told: number;
}

export function measureSubmit(): Promise<Figures> {
  return withSite(async (browser, origin) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(NAMES);
    await page.addInitScript(watchDisk);
    const [address, label] = formPages.packageBooking;
    await openForm(page, origin + address, label);
    await fillForm(page, badInput.packageBooking.good);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: Times[] = [];
    for (let number = 0; number < SUBMISSIONS; number += 1) {
      // Another name is another request. A person takes a moment, in which the draft is written.
      await fillForm(page, { fullName: `Traveller ${number}` });
      await page.waitForTimeout(400);
      times.push(await page.evaluate(submitOnce));
    }
    await context.close();
    const line = (what: string, list: number[]): [string, string] => [
      what,
      `p50 ${quantile(list, 0.5).toFixed(1)} ms, p95 ${quantile(list, 0.95).toFixed(1)} ms`,
    ];
    return [
      line(
        `${SUBMISSIONS} requests, processor ${SLOWDOWN} times slower: on disk (goal p95 50 ms)`,
        times.map(({ onDisk }) => onDisk),
      ),
      line(
        '  until “Saved on this device” is on screen',
        times.map(({ told }) => told),
      ),
    ];
  });
}

declare global {
  interface Window {
    /** Called when a transaction that writes entries is complete. */
    onEntryWritten: (() => void) | undefined;
  }
}

/** In the page, before anything else: hears of what the disk has taken. */
function watchDisk(): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    if (
      mode === 'readwrite' &&
      options?.durability === 'strict' &&
      transaction.objectStoreNames.contains('entries')
    )
      transaction.addEventListener('complete', () => window.onEntryWritten?.());
    return transaction;
  };
}

/** In the page: presses Submit and OK, and waits for the words. */
async function submitOnce(): Promise<Times> {
  const dialog = async (text: string) => {
    for (;;) {
      const words = document.querySelector('dialog[role=alertdialog][open] > p');
      if (words?.textContent?.startsWith(text)) return words;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const agree = () =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
      .find(({ textContent }) => textContent === 'OK')
      ?.click();
  document.querySelector<HTMLButtonElement>('form.form button[type=submit]')?.click();
  await dialog('You are about to book');
  let onDisk = 0;
  const start = performance.now();
  window.onEntryWritten = () => {
    onDisk = performance.now() - start;
    window.onEntryWritten = undefined;
  };
  agree();
  await dialog('Saved on this device');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const told = performance.now() - start;
  agree();
  while (document.querySelector('dialog[open]')) await new Promise((resolve) => setTimeout(resolve, 5));
  return { onDisk, told };
}
