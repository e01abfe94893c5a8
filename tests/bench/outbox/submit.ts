/**
 * From OK in the confirmation to a request that is on the device's disk, without a signal, on a slow processor; and by
 * turns with it the least that can be done, a strict put of the same values in a database of its own.
 */

import { fillForm, formPages, openForm } from '../../parts/pages/form-page.ts';
import { badInput } from '../../parts/records/bad-input.ts';
import { NAMES } from '../names.ts';
import { compare, milliseconds, ofLimit, roundsAsked, spread } from '../parts/spread.ts';
import { type Figures, quantile, withSite } from '../parts/transfer.ts';

/** Submissions; in seven rounds enough of them for a p95. */
const IN_A_ROUND = 6;
/** Highest p95 until “Saved” is on screen, milliseconds. */
const LIMIT = 50;
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
      for (let number = 0; number < roundsAsked() * IN_A_ROUND; number += 1) {
        // Another name is another request. A person takes a moment, in which the draft is written.
        await fillForm(page, { fullName: `Traveller ${number}` });
        await page.waitForTimeout(400);
        times.push(await page.evaluate(submitOnce));
        await page.waitForTimeout(REST);
        puts.push(await page.evaluate(putOnce));
        await page.waitForTimeout(REST);
      }
      await context.close();
      const disk = times.map(({ onDisk }) => onDisk);
      const told = times.map((time) => time.told);
      const p95 = quantile(told, 0.95);
      return [
        [
          `${times.length} requests, processor ${SLOWDOWN} times slower: until on disk / a strict put of the same (goal 1.5)`,
          compare(disk, puts, milliseconds),
        ],
        ['  p95 of each', [disk, puts].map((list) => milliseconds(quantile(list, 0.95))).join(' / ')],
        [
          '  until “Saved on this device” is on screen, p95 / its limit; median',
          `${ofLimit([p95], LIMIT, milliseconds)}; ${spread(told, milliseconds)}`,
        ],
        [
          '  frames from the entry on disk to the one that shows it (goal 2)',
          spread(
            times.map(({ frames }) => frames),
            (count) => `${count} frames`,
          ),
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
    /** Values that this transaction has put, in all its stores. */
    valuesWritten: unknown[];
  }
}

/** Runs in the page, before anything else: notes what is written to the disk. */
function watchDisk(): void {
  window.valuesWritten = [];
  const isOfEntry = ({ mode, durability, objectStoreNames }: IDBTransaction) =>
    mode === 'readwrite' && durability === 'strict' && objectStoreNames.contains('entries');
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    if (isOfEntry(transaction)) {
      window.valuesWritten = [];
      transaction.addEventListener('complete', () => window.onEntryWritten?.());
    }
    return transaction;
  };
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (value, key) {
      if (isOfEntry(this.transaction)) window.valuesWritten.push(value);
      return write.call(this, value, key);
    };
  }
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

/** In the page: the least that can be done with what the last request has put on the disk. */
async function putOnce(): Promise<number> {
  const opening = indexedDB.open('bench', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('values', { autoIncrement: true });
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const values = window.valuesWritten;
  if (values.length === 0) throw new Error('The request put nothing on the disk.');
  const start = performance.now();
  const transaction = opening.result.transaction('values', 'readwrite', { durability: 'strict' });
  for (const value of values) transaction.objectStore('values').put(value);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  const took = performance.now() - start;
  opening.result.close();
  return took;
}
