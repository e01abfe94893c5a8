/** The line on which the office hears of changes, in browsers that lack what newer ones have. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { addAccount, openSection, signIn } from '../parts/office.ts';

let camp: Camp;
beforeEach(async () => {
  camp = await openCamp({ saved: true, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await addAccount(camp.server, 'marketing');
});
afterEach(async () => {
  await camp.leave(LINE_CUT);
});

const asked = () =>
  camp.phone.page.evaluate(() => Number(document.documentElement.getAttribute('data-locks-asked')));

it('opens without AbortSignal.any (before Safari 17.4, Chrome 116), and the lock is asked for once', async () => {
  const { page } = camp.phone;
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...parts: unknown[]) => Promise<unknown>;
    let count = 0;
    Object.defineProperty(locks, 'request', {
      value: (...parts: unknown[]) => {
        if (parts[0] === 'feed-stream') count += 1;
        document.documentElement.setAttribute('data-locks-asked', String(count));
        return request(...parts);
      },
    });
  });
  await signIn(page, camp.at, 'marketing');
  await openSection(page, 'Leads Generated');
  await expect
    .poll(() => camp.line.seen.filter((call) => call === `GET ${calls.changesStream}`).length)
    .toBe(1);
  expect(await asked()).toBeLessThanOrEqual(2);
});
