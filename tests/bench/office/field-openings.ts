/** Phones of the bench `field`, without a signal: one has nothing to send, one has entries of many days. */
import type { Browser, Page } from 'playwright-core';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { waitUntilOfficeSaved } from '../../parts/pages/office.ts';
import { NAMES } from '../names.ts';
import { SEEDED_PASSWORD } from '../server/seed-account.ts';
import { watchField } from './field-watch.ts';

/** Names that one press enters. */
const AT_ONCE = 200;
const OPENINGS = 7;

declare global {
  interface Window {
    /** Last words about today, and milliseconds from the address to the frame that shows them. */
    saidOfToday?: { words: string; at: number };
  }
}

export interface FieldPhone {
  page: Page;
  address: string;
  slowDown: (rate: number) => Promise<void>;
  /** From now on the browser says that there is no signal. */
  goOut: () => Promise<void>;
}

/** A phone on which somebody of logistics is signed in, with everything saved. */
export async function openFieldPhone(browser: Browser, origin: string, email: string): Promise<FieldPhone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  await page.addInitScript(watchField);
  await page.addInitScript(watchToday);
  await page.goto(origin + staffRoutes.management);
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${staffRoutes.logistics}*`);
  const address = origin + sectionUrl(staffRoutes.logistics, 'people-transported');
  await page.goto(address);
  await waitUntilOfficeSaved(page);
  const session = await context.newCDPSession(page);
  return {
    page,
    address,
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async goOut() {
      await context.setOffline(true);
      await context.addInitScript(sayOffline);
      await page.evaluate(sayOffline);
    },
  };
}

/** Runs in the page. A setting of the tool is lost where the next page has another process. */
function sayOffline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
}

/** Runs in the page, before its own scripts. */
function watchToday(): void {
  let last = '';
  const look = () => {
    const words = document.querySelector('.today > [role=status]')?.textContent ?? '';
    if (words === last) return;
    last = words;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.saidOfToday = { words, at: performance.now() };
      }),
    );
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Fills in the fields that the form carries from one person to the next. */
export async function fillTransfer(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a person' });
  for (const [label, value] of [
    ['Vehicle', 'T 482 DKL'],
    ['Destination', 'Saadani'],
    ['Guide', 'Neema'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Pastes names as lines, many at once. */
export async function enterMany(page: Page, waiting: number): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a person' });
  for (let count = 0; count < waiting; count += AT_ONCE) {
    await form.getByRole('button', { name: 'Several names at once' }).click();
    const lines = Array.from({ length: AT_ONCE }, (_, place) => `Guest ${count + place}`).join('\n');
    await form.getByLabel('Names, one in each line').evaluate(paste, lines);
    await form.getByRole('button', { name: `Add ${AT_ONCE} people` }).click();
    await form.getByText(`${AT_ONCE} people: Saved`, { exact: false }).waitFor({ timeout: 120_000 });
  }
}

/** Runs in the page. Playwright's `fill` uses Chromium's editing command, which is slow with many lines. */
function paste(area: HTMLElement, lines: string): void {
  (area as HTMLTextAreaElement).setRangeText(lines);
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/**
 * Opens the phones by turns, so that other work of the machine affects them alike.
 * @param phones each with the number of entries that wait on it
 * @returns milliseconds from the address to the frame that shows this number
 */
export async function openByTurns(phones: readonly (readonly [FieldPhone, number])[]): Promise<number[][]> {
  const times = phones.map((): number[] => []);
  // The first opening after a change of the page is another one than those that follow.
  for (let turn = 0; turn <= OPENINGS; turn += 1) {
    for (const [place, [{ page, address }, waiting]] of phones.entries()) {
      await page.goto('about:blank');
      await page.goto(address);
      const said = await page.waitForFunction(
        (words) => window.saidOfToday?.words.includes(words) && window.saidOfToday.at,
        ` ${waiting.toLocaleString('en')} not sent.`,
        { timeout: 120_000 },
      );
      if (turn > 0) times[place]?.push(Number(await said.jsonValue()));
    }
  }
  return times;
}
