/** Server, line and phone together: what most browser tests begin with. */

import type { Page } from 'playwright-core';
import { copyAfterVisit, SAVED_ORIGIN, SAVED_PORT } from '../pages/saved-phone.ts';
import { type FaultyProxy, type LineState, openFaultyProxy } from '../server/faulty-proxy.ts';
import { freePort, type RunningServer, startServer } from '../server/running-server.ts';
import { WAIT_TIMEOUT } from '../timeouts.ts';
import { openPhone, type Phone, type PhoneOptions } from './browser.ts';

export interface Harness {
  server: RunningServer;
  line: FaultyProxy;
  phone: Phone;
  /** Opens one more phone, of another person, like the first one except for the given options. */
  another: (more?: AnotherOptions) => Promise<Phone>;
  /** Takes the signal from a phone, or gives it back: by default the first one, with all on its line. */
  signal: (is: 'up' | 'down', phone?: Phone) => Promise<void>;
  /** Cuts the line of a phone, whose browser goes on calling itself online, as on a Wi-Fi that leads nowhere. */
  wifi: (is: LineState, phone?: Phone) => Promise<void>;
  /** Address of a page as the phone sees it. */
  at: (path: string) => string;
  /** Switches the phone off and on again. */
  restart: (how: 'close' | 'kill') => Promise<void>;
  /** Ends everything, and fails the test if a page reported an error other than those expected. */
  leave: (expected?: RegExp) => Promise<void>;
}

export interface HarnessOptions extends PhoneOptions {
  /** The phone was here before, and has saved the whole site: for tests of what comes after a first visit. */
  saved?: boolean;
  /** Further environment variables of the server. */
  environment?: Record<string, string>;
}

interface AnotherOptions extends PhoneOptions {
  /** Gives it a line of its own: it may have a signal while the first one has none, or the reverse. */
  ownLine?: boolean;
}

export async function openHarness({
  saved = false,
  environment = {},
  ...options
}: HarnessOptions = {}): Promise<Harness> {
  const port = await freePort();
  const origin = saved ? SAVED_ORIGIN : `http://127.0.0.1:${port}`;
  const server = await startServer({
    origin,
    environment,
    ...(saved && { dataDir: await copyAfterVisit('office') }),
  });
  const line = { ...(await openFaultyProxy(port, server.port)), origin };
  /** Lines of the phones that have one of their own. */
  const ownLines = new Map<Phone, FaultyProxy>();
  const another = async ({ ownLine = false, ...more }: AnotherOptions = {}) => {
    const own = ownLine ? await openFaultyProxy(await freePort(), server.port) : null;
    const detour = { from: saved ? SAVED_PORT : port, to: own?.port ?? port };
    const profile = saved ? await copyAfterVisit('phone') : undefined;
    const phone = await openPhone({ ...options, ...more, ...((saved || own) && { detour }) }, profile);
    if (own) ownLines.set(phone, own);
    return phone;
  };
  const harness: Harness = {
    server,
    line,
    phone: await another(),
    another,
    async signal(is, phone = harness.phone) {
      // The browser tells only its pages that it is offline: their worker would go on sending. Back again, the line
      // is first, so that what the browser then wakes finds it.
      await (ownLines.get(phone) ?? line).set(is);
      await phone.context.setOffline(is === 'down');
    },
    wifi: (is, phone = harness.phone) => (ownLines.get(phone) ?? line).set(is),
    at: (path) => line.origin + path,
    async restart(how) {
      await (how === 'kill' ? harness.phone.kill() : harness.phone.close());
      harness.phone = await harness.phone.reopen();
    },
    async leave(expected) {
      await harness.phone.close(expected).catch(() => undefined);
      for (const one of [line, ...ownLines.values()]) await one.close();
      // A test may have put another server in its place.
      const { process, stop } = harness.server;
      if (process.exitCode === null && process.signalCode === null) await stop();
    },
  };
  return harness;
}

/** Messages of Chromium when a line is cut, which a page cannot prevent, and those of the contract. */
export const LINE_CUT =
  /net::ERR_|Failed to load resource|status of 4\d\d|status of 5\d\d|Error fetching [a-z ]+: The records could not be fetched yet|Error (submitting|adding) (package )?booking: The server could not be reached\./;

/** Fills in the booking form as a traveller would. */
export async function fillBooking(page: Page, name = 'Amina Okoye'): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail').fill('amina@example.com');
  await page.getByLabel('Phone').fill('+255 700 123 456');
  await page.getByLabel('Number of adults').fill('2');
  await page.getByLabel('Travel date').fill('2027-06-14');
}

/** Presses Submit and OK in the confirmation; gives the text of the alert that follows, and closes it. */
export async function submitBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await answerAlert(page, /^You are about to book for .+\. Click OK to proceed\.$/);
  return answerAlert(page, /^(?!You are about)/);
}

/** Waits for an alert whose text fits, closes it with OK and gives the text. */
export async function answerAlert(page: Page, text: RegExp): Promise<string> {
  const words = page.locator('dialog[role=alertdialog][open] > p').filter({ hasText: text });
  await words.waitFor();
  const message = (await words.innerText()).trim();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  return message;
}

/** The reference on the stamp below the form. */
export async function readReference(page: Page): Promise<string> {
  const text = await page.locator('.outcome').innerText();
  return /PB-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]/.exec(text)?.[0] ?? '';
}

/** Waits until the database holds so many bookings. */
export async function waitForBookings(server: RunningServer, count: number): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT;
  while (server.bookings().length !== count) {
    if (Date.now() > end) throw new Error(`${server.bookings().length} bookings arrived, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
