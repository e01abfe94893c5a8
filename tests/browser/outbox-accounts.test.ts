/** One device, several people: each sees and changes the own entries, and those of visitors. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffRoutes } from '../../src/contract/addresses.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { queueEntries } from '../parts/entry.ts';
import { addAccount, signIn } from '../parts/office.ts';

const secret = 'Bibi Secret';
const lead = { name: 'Asha Own', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };
const problem = { message: 'We know nobody of that name.' };

let camp: Camp;
let page: Page;
/** Account whose entries this device holds from earlier. */
const other = v7();
beforeEach(async () => {
  camp = await openCamp({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page = camp.phone.page;
  await addAccount(camp.server, 'marketing');
  await signIn(page, camp.at, 'marketing');
});
afterEach(async () => {
  camp.phone.forgive(LINE_CUT);
  await camp.leave();
});

describe('What another account left', () => {
  const parked = v7();
  const expectCounted = async () => {
    await page
      .getByText('2 entries of another account wait here. They will be sent when that account signs in.')
      .waitFor();
    await page
      .getByText('1 entry of another account was not taken. Only that account can mend it.')
      .waitFor();
    await page.getByText('Nothing of yours is waiting on this device.').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.content()).not.toContain('LD-');
    await page.emulateMedia({ media: 'screen' });
    expect(await page.content()).not.toContain(secret);
    for (const name of ['Discard', 'Edit', 'Save to a file', 'Send now']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
      expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    }
  };

  it('is a count, signed in and signed out, and opens in no form', async () => {
    await page.goto(camp.at('/outbox'));
    const payload = { ...lead, name: secret };
    await queueEntries(page, [
      { id: v7(), kind: 'lead', payload, author: other },
      { id: v7(), kind: 'lead', payload, author: other },
      { id: parked, kind: 'lead', payload, author: other, problem },
    ]);
    await page.reload();
    await expectCounted();
    const banner = page.locator('.banner');
    expect(await banner.innerText()).toMatch(/^2 requests saved on this device, not sent yet\. 1 request/);

    await page.goto(camp.at(`${staffRoutes.marketing}?section=leads-generated&edit=${parked}#form`));
    await page.getByRole('form', { name: 'Add a lead' }).waitFor();
    expect(await page.getByRole('form', { name: 'Add a lead' }).getByLabel('Name').inputValue()).toBe('');
    expect(await page.content()).not.toContain(secret);

    await page
      .getByRole('button', { name: /^(Sign out|Logout)$/ })
      .first()
      .click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.goto(camp.at('/outbox'));
    await expectCounted();
  });
});
