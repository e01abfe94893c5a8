/** Mistakes are taken back, said or corrected: from their message and from the timeline, on a train too. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openBookingForm,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { rowOf, stateOf, submitTripPlan } from '../../parts/pages/trip-plans.ts';
import { startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';

let post: TestMailServer;
let harness: Harness;
let page: Page;
beforeAll(async () => {
  post = await startMailServer();
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  await submitTripPlan(harness.server, 'Juma Komba');
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Trip Plans');
  await waitUntilOfficeSaved(page);
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
  await post.close();
});

const panel = () => page.locator('.record-panel[open]');
const text = () => panel().getByLabel('Text');
const toast = (words: string) => page.locator('.toast').filter({ hasText: words });
const timeline = () => panel().getByRole('region', { name: 'Timeline' });
const notes = () => harness.server.rows('record_note').map((row) => [row.text, row.taken_back_at !== null]);
const answers = () =>
  harness.server.rows('record_reply').map((row) => [row.text, row.taken_back_at !== null]);
const mails = () => post.taken.map((mail) => mail.text.trim()).filter((words) => words.includes('Dear'));

async function open(): Promise<void> {
  await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
  await panel().waitFor();
}

describe('An answer from the office', () => {
  it('does not take with it what is typed while it is on its way', async () => {
    await open();
    await panel().getByRole('button', { name: 'Reply' }).click();
    await text().fill('Dear Juma, first.');
    // The press and the next key come in one turn of the page, before the disk has answered.
    await page.evaluate(() => {
      const form = document.querySelector('.reply-form');
      const field = form?.querySelector('textarea') as HTMLTextAreaElement;
      const send = [...(form?.querySelectorAll('button') ?? [])].find((one) =>
        /^Send from/.test(one.innerText),
      );
      send?.click();
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      set?.call(field, `${field.value} And second.`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await panel()
      .getByText(/What you typed since is still in the form/)
      .waitFor();
    expect(await text().inputValue()).toBe('And second.');
  });

  it('is not sent once it is undone, and what was written is in the form again', async () => {
    await toast('being sent').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The answer was not sent. What you wrote is in the form again.').waitFor();
    await expect.poll(() => text().inputValue()).toBe('Dear Juma, first.\n\nAnd second.');
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page, 'Juma Komba').inputValue()).toBe('New');
    await open();
    await panel().getByRole('button', { name: 'Reply' }).click();
    await expect.poll(() => text().inputValue()).toBe('Dear Juma, first.\n\nAnd second.');
    expect([answers(), mails()]).toEqual([[], []]);
  });

  it('that has left by mail says so, and offers nothing', async () => {
    await panel().getByRole('button', { name: 'Send from the office' }).click();
    await toast('being sent').getByRole('button', { name: 'Close' }).click();
    await expect.poll(mails).toEqual([expect.stringMatching(/^Dear Juma, first\.\s+And second\.$/)]);
    await timeline().getByText('It has left by mail and cannot be taken back.').waitFor();
    expect(
      await timeline()
        .getByRole('button', { name: /^Take back/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('A note', () => {
  it('is undone by its message, and nobody hears of it', async () => {
    await harness.signal('down');
    await open();
    await panel().getByLabel('Add a note').fill('On the wrong request.');
    await panel().getByRole('button', { name: 'Save note' }).click();
    await toast('note saved').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back.').last().waitFor();
    await harness.signal('up');
    await expect.poll(() => page.getByRole('link', { name: /not sent/ }).count()).toBe(0);
  });

  it('of last week is taken back from the timeline, on a train too', async () => {
    await panel().getByLabel('Add a note').fill('Called twice.');
    await panel().getByRole('button', { name: 'Save note' }).click();
    await expect.poll(notes).toContainEqual(['Called twice.', false]);
    await harness.signal('down');
    await page.reload();
    await open();
    await timeline()
      .getByRole('button', { name: /^Take back.*Note$/ })
      .last()
      .click();
    await timeline().getByText('Note, taken back').first().waitFor();
    await harness.signal('up');
    await expect.poll(notes).toContainEqual(['Called twice.', true]);
    await page.keyboard.press('Escape');
  });
});

describe('A correction by a form', () => {
  it('is set back by its message, and another one from the timeline', async () => {
    await openSection(page, 'Tour Bookings');
    const form = page.getByRole('form', { name: 'Add New Booking' });
    await openBookingForm(page);
    await form.getByLabel('Customer name').fill('Zainab');
    await form.getByLabel('Tour guide').fill('Juma');
    await page.getByRole('button', { name: 'Add Booking' }).click();
    await answerAlert(page, /./);
    await waitForRows(harness, 'tour', 1);
    const named = () => harness.server.rows('tour').map(({ customer_name }) => customer_name);
    const correct = async (name: string) => {
      await rowOf(page, named()[0] as string)
        .getByRole('rowheader')
        .click();
      await panel()
        .getByRole('link', { name: /^Correct/ })
        .click();
      await page.getByText(/^You are correcting/).waitFor();
      // The form opens where the panel has left its place.
      await panel().waitFor({ state: 'hidden' });
      const correction = page.getByRole('form', { name: /^Correct / });
      await correction.getByLabel('Customer name').fill(name);
      await correction.getByLabel('Customer name').press('Enter');
      await answerAlert(page, /./);
      await expect.poll(named).toEqual([name]);
    };
    await correct('Zeinab');
    await toast('Correction saved').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(named).toEqual(['Zainab']);
    await rowOf(page, 'Zainab').waitFor();
    await correct('Zuhura');
    await page.reload();
    await rowOf(page, 'Zuhura').getByRole('rowheader').click();
    await timeline()
      .getByRole('button', { name: /^Change back.*correction$/ })
      .last()
      .click();
    await expect.poll(named).toEqual(['Zainab']);
  });
});
