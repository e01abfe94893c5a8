/** An officer answers a request, without a signal too, and sees what becomes of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, prepareForAxe } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';
import { staffRequests, tripPlan } from '../../parts/records/sample-requests.ts';
import { startMailServer, type TestMailServer } from '../../parts/server/mail-server.ts';

let post: TestMailServer;
let harness: Harness;
beforeAll(async () => {
  post = await startMailServer();
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
  await post.close();
});

describe('An officer', () => {
  it('answers from a template that management keeps, and the answer arrives once the signal is back', async () => {
    const { page } = harness.phone;
    await addAccount(harness.server, 'management');
    await signIn(page, harness.at, 'management');
    await openSection(page, 'Templates of Answers');
    const form = page.getByRole('form', { name: 'Add a template' });
    await form.getByLabel('For', { exact: true }).selectOption({ label: 'Trip plans' });
    await form.getByLabel('Name').fill('First answer');
    await form.getByLabel('Subject').fill('Your trip, {reference}');
    await form.getByLabel('Text').fill('Dear {name}, {price} for {people} on {dates}.');
    await page.getByRole('button', { name: 'Save template' }).click();
    await form.getByText(/^\{price\}: not available for /).waitFor();
    await form.getByLabel('Text').fill(staffRequests.replyTemplate.body.replace(' is {price} each', ''));
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByRole('row', { name: /First answer/ }).waitFor();

    const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/tripplans`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(tripPlan),
    });
    const { reference } = await response.json();
    await expect
      .poll(() => post.taken.map((mail) => mail.header('Subject')))
      .toEqual([`We have your request ${reference}`]);
    await waitUntilOfficeSaved(page);
    await page.goto(harness.at('/Operation_department'));
    await openSection(page, 'Trip Plans');
    await page.getByRole('row', { name: /Nuru/ }).waitFor();
    await harness.line.set('down');

    await openRequest();
    const details = page.locator('dialog[open]');
    await expect
      .poll(() => details.getByRole('link', { name: tripPlan.email }).getAttribute('href'))
      .toBe(`mailto:${tripPlan.email}`);
    await details.getByRole('button', { name: 'Reply' }).click();
    await details.getByLabel('Template').selectOption({ label: 'First answer' });
    expect(await details.getByLabel('Subject').inputValue()).toBe(`Your trip, ${reference}`);
    const text = await details.getByLabel('Text').inputValue();
    expect(text).toBe('Dear Nuru Al-Farsi,\n\n2 people on 1 Aug 2027.\n\nSavanna & Coast');
    await prepareForAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await details.getByLabel('Text').fill(`${text}\nAsante!`);
    await details.getByRole('button', { name: 'Send from the office' }).dblclick();
    await details.getByText(/waits to be sent/).waitFor();
    await page.locator('.toast').last().getByRole('button', { name: 'Close' }).click();
    expect(post.taken).toHaveLength(1);

    post.faults = { addresses: { nuru: 550 } };
    await harness.line.set('up');
    await details
      .getByText('This answer was not sent. The mail server has refused this address (550).')
      .waitFor();
    await waitForRows(harness, 'record_reply', 1);
  });

  it('finds an answer that was begun again after a reload, without a signal, until it is begun anew', async () => {
    const { page } = harness.phone;
    const details = page.locator('dialog[open]');
    await details.getByRole('button', { name: 'Reply' }).click();
    await details.getByLabel('Text').fill('Karibu tena, we are looking for');
    const texts = async () => (await storedDrafts(page)).map(({ text }) => text);
    await expect.poll(texts).toEqual(['Karibu tena, we are looking for']);
    await harness.line.set('down');
    await page.reload();
    await page.getByRole('row', { name: /Nuru/ }).waitFor();
    await openRequest();
    await details.getByRole('button', { name: 'Reply' }).click();
    await details.getByText('Your unfinished answer is back.').waitFor();
    expect(await details.getByLabel('Text').inputValue()).toBe('Karibu tena, we are looking for');
    await details.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => details.getByLabel('Text').inputValue()).toBe('');
    await expect.poll(texts).toEqual([]);
    await harness.line.set('up');
  });

  it('has in sight what the guest wishes, however far down the form she writes', async () => {
    const { page } = harness.phone;
    const panel = page.getByRole('dialog', { name: tripPlan.name });
    for (const size of [
      { width: 1280, height: 600 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(harness.at('/Operation_department?section=trip-plans'));
      const row = page.locator('tbody [data-place], .table-cards li').filter({ hasText: tripPlan.name });
      await row
        .getByRole('rowheader')
        .or(row.getByRole('button', { name: 'Details' }))
        .first()
        .click();
      await panel.getByRole('button', { name: 'Reply' }).click();
      await panel.getByLabel('Text', { exact: true }).focus();
      await panel.getByRole('link', { name: 'WhatsApp' }).focus();
      const [head, wish, people, focused] = await Promise.all(
        [
          panel.locator('.modal-head'),
          panel.locator('.wish'),
          panel.locator('.wish').getByText('People', { exact: true }),
          panel.locator(':focus'),
        ].map((part) => part.boundingBox()),
      );
      if (!head || !wish || !people || !focused) throw new Error('Something is not drawn');
      expect(people.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
      // What is typed is not covered by it.
      expect(focused.y).toBeGreaterThanOrEqual(wish.y + wish.height - 1);
      expect(focused.y + focused.height).toBeLessThanOrEqual(size.height);
      await panel.getByRole('button', { name: 'Close' }).click();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('notices above everything else what did not arrive, and sends it again', async () => {
    const { page } = harness.phone;
    await page.keyboard.press('Escape');
    await openSection(page, 'Dashboard');
    const troubles = page.getByRole('region', {
      name: 'E-mails that may not have been sent: please decide (1)',
    });
    await troubles.getByText(/the answer was not sent/).waitFor();
    post.faults = {};
    await troubles.getByRole('button', { name: /^Send again/ }).click();
    await troubles.waitFor({ state: 'detached' });
    await expect.poll(() => post.taken.length).toBe(2);
    expect(post.taken[1]?.text).toContain('Asante!');
    await openSection(page, 'Trip Plans');
    await openRequest();
    await page
      .locator('dialog[open]')
      .getByText(/from the office to nuru@example.com: was sent/)
      .waitFor();
  });
});

async function openRequest(): Promise<void> {
  const { page } = harness.phone;
  await page.getByRole('row', { name: /Nuru/ }).click();
}
