/** On a phone that is set to another zone the office has its own time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createZone, DEFAULT_TIME_ZONE } from '../../src/contract/time-zone.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { addAccount, openSection, signIn } from '../parts/office.ts';

let camp: Camp;
beforeAll(async () => {
  camp = await openCamp({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Pacific/Auckland',
  });
  await addAccount(camp.server, 'management');
});
afterAll(async () => {
  await camp.leave(LINE_CUT);
});

it('On a phone in Auckland the audit log has the time of Dar es Salaam', async () => {
  const { page } = camp.phone;
  await signIn(page, camp.at, 'management');
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
    'Pacific/Auckland',
  );
  await openSection(page, 'Audit Log');
  const time = page.locator('main table time').first();
  await time.waitFor();
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const there = createZone(DEFAULT_TIME_ZONE).wallTime(at).toISOString();
  expect(await time.innerText()).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/);
  expect(await time.innerText()).toContain(`${Number(there.slice(8, 10))} `);
  expect(await time.innerText()).toContain(there.slice(11, 16));
});
