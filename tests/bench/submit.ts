/** From OK in the confirmation to a request that is on the device's disk, without a signal, on a slow processor. */

import { badInput } from '../parts/bad-input.ts';
import { fillForm, formPages, openForm } from '../parts/form-page.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile, withSite } from './transfer.ts';

const SUBMISSIONS = 40;
const SLOWDOWN = 4;
/** Milliseconds until the page is at rest. */
const REST = 300;

/** Milliseconds after the press. */
interface Times {
  /** The transaction that holds the entry is complete, with strict durability. */
  onDisk: number;
  /** The words are in the dialog and drawn. */
  told: number;
  /** Frames from the complete transaction to the words, theirs included. */
  frames: number;
}

export function measureSubmit(): Promise<Figures> {
  return withSite(
    async (browser, origin, server) => {
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
      await server.stop();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const times: Times[] = [];
      const puts: number[] = [];
      for (let number = 0; number < SUBMISSIONS; number += 1) {
        // Another name is another request. A person takes a moment, in which the draft is written.
        await fillForm(page, { fullName: `Traveller ${number}` });
        await page.waitForTimeout(400);
        times.push(await page.evaluate(submitOnce));
        await page.waitForTimeout(REST);
        puts.push(await page.evaluate(putOnce));
        await page.waitForTimeout(REST);
      }
      await context.close();
      const line = (what: string, list: number[]): [string, string] => [
        what,
        `p50 ${quantile(list, 0.5).toFixed(1)} ms, p95 ${quantile(list, 0.95).toFixed(1)} ms`,
      ];
      const disk = times.map(({ onDisk }) => onDisk);
      const ratio = quantile(disk, 0.5) / quantile(puts, 0.5);
      return [
        line(`${SUBMISSIONS} requests, processor ${SLOWDOWN} times slower: on disk`, disk),
        line('  a strict put of the same entry, by turns', puts),
        ['  the first by the second, medians (goal 1.5 times)', `${ratio.toFixed(2)} times`],
        line(
          '  until “Saved on this device” is on screen',
          times.map(({ told }) => told),
        ),
        [
          '  frames from the entry on disk to the one that shows it, median and most (goal 2)',
          [0.5, 1]
            .map((share) =>
              quantile(
                times.map(({ frames }) => frames),
                share,
              ),
            )
            .join(', '),
        ],
      ];
    },
    { host: 'camp.example' },
  );
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
  let frames = 0;
  let isTold = false;
  const countFrame = () => {
    frames += 1;
    if (!isTold) requestAnimationFrame(countFrame);
  };
  const start = performance.now();
  window.onEntryWritten = () => {
    onDisk = performance.now() - start;
    window.onEntryWritten = undefined;
    requestAnimationFrame(countFrame);
  };
  agree();
  await dialog('Saved on this device');
  await new Promise((resolve) =>
    requestAnimationFrame(() => {
      isTold = true;
      setTimeout(resolve);
    }),
  );
  const told = performance.now() - start;
  agree();
  while (document.querySelector('dialog[open]')) await new Promise((resolve) => setTimeout(resolve, 5));
  return { onDisk, told, frames };
}

/** In the page: the least that can be done, a strict put of the same bytes in a database of its own. */
async function putOnce(): Promise<number> {
  const opening = indexedDB.open('bench', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('entries', { autoIncrement: true });
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const entry = {
    id: crypto.randomUUID(),
    reference: 'PB-7Q4M-2XN9-K',
    kind: 'packageBooking',
    version: 2,
    payload: {
      packageName: 'Great Migration Safari',
      fullName: 'Traveller 12',
      email: 'amina@example.com',
      phone: '+255 700 123 456',
      adults: 2,
      children: 0,
      travelDate: '2027-06-14',
      specialRequests: '',
    },
    author: null,
    capturedAt: new Date().toISOString(),
    state: 'waiting',
    problem: null,
    attempts: 0,
    press: crypto.randomUUID(),
  };
  const start = performance.now();
  const transaction = opening.result.transaction('entries', 'readwrite', { durability: 'strict' });
  transaction.objectStore('entries').put(entry);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  const took = performance.now() - start;
  opening.result.close();
  return took;
}
