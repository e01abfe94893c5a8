/** The points at which a browser is killed: save of the pages, submit, replay, update. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { submissions } from '../../src/kinds/submissions.ts';
import { waitUntilSaved } from '../parts/browser/browser.ts';
import { answerAlert, fillBooking } from '../parts/browser/harness.ts';
import { newerVersion, WORKER_SCRIPTS } from '../parts/browser/newer-version.ts';
import type { KilledPhone } from './browser-kills.ts';
import { openOffline, queue } from './phone-pages.ts';
import type { Made } from './tally.ts';

export interface KillPoint {
  name: string;
  /** True where the phone must never have seen the site; the later points use that phone. */
  isFirstVisit?: boolean;
  /** Ends with the kill. */
  work: (killed: KilledPhone) => Promise<void>;
  /** Checks that the phone, once on again, with a line, does what it must. */
  goOn?: (killed: KilledPhone) => Promise<void>;
}

/** Milliseconds from the press, the wake, the visit or the reload, within which the kill comes. */
const SUBMIT = 800;
const REPLAY = 700;
const SAVE = 2_500;
const UPDATE = 2_500;
const BACKLOG = 20;

let versions = 0;

export const browserPoints: readonly KillPoint[] = [
  {
    name: 'save of the pages',
    isFirstVisit: true,
    async work({ phone: { page }, chance, at, make, kill }) {
      await page.goto(at('/outbox'));
      await queue(page, [make()]);
      await setTimeout(chance.below(SAVE));
      await kill(Promise.resolve());
    },
    goOn: checkSaved,
  },
  {
    name: 'submit',
    async work({ phone: { page }, line, chance, at, make, kill }) {
      const one = make();
      await page.goto(at('/package_booking'));
      await fillBooking(page, one.name);
      await line.set(chance.pick(['up', 'down', 'answers-lost']));
      await page.getByRole('button', { name: 'Submit' }).click();
      await answerAlert(page, /^You are about to book/);
      const telling = hearOutcome(page, one);
      await setTimeout(chance.below(SUBMIT));
      await kill(telling);
    },
  },
  {
    name: 'replay',
    async work({ phone: { page }, line, chance, at, make, kill }) {
      await page.goto(at('/outbox'));
      await line.set('down');
      await queue(page, Array.from({ length: BACKLOG }, make));
      await line.set(chance.pick(['up', 'answers-lost']));
      const opening = page.goto(at('/outbox'));
      await setTimeout(chance.below(REPLAY));
      await kill(opening);
    },
  },
  {
    name: 'update',
    async work({ phone: { page }, line, chance, at, make, kill }) {
      await page.goto(at('/outbox'));
      await line.set('answers-lost');
      await queue(page, Array.from({ length: BACKLOG }, make));
      versions += 1;
      line.alter(WORKER_SCRIPTS, newerVersion(`version=${versions}`));
      const updating = page
        .reload()
        .then(() => page.getByRole('button', { name: 'Show the new version' }).click());
      await setTimeout(chance.below(UPDATE));
      await kill(updating);
    },
    goOn: checkSaved,
  },
];

/** Notes what the person is told, should they live to see it. */
async function hearOutcome(page: Page, one: Made): Promise<void> {
  const words = page.locator('dialog[role=alertdialog][open] > p').filter({ hasText: /^(?!You are about)/ });
  const text = await words.innerText();
  if (text.startsWith('Saved on this device')) one.told = 'saved';
  if (text.startsWith(submissions.packageBooking.strings.success)) one.told = 'received';
}

/** The save goes on where it was, and ends with the whole site on the phone. */
async function checkSaved({ phone: { page }, line, at }: KilledPhone): Promise<void> {
  await page.goto(at('/'));
  await waitUntilSaved(page);
  await line.set('down');
  await openOffline(page, line.origin);
  await line.set('up');
}
