/** Departments choose how they hear of new requests, and management keeps the templates of answers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { findViolations, prepareForAxe } from '../../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../../parts/pages/office.ts';
import { staffRequests, tripPlan } from '../../../parts/records/sample-requests.ts';
import { startMailServer, type TestMailServer } from '../../../parts/server/mail-server.ts';

const CONFIRM = 'Confirm this address';

let post: TestMailServer;
let harness: Harness;
let page: Page;
beforeAll(async () => {
  post = await startMailServer();
  harness = await openHarness({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      MAIL_FROM: 'bookings@operator.example',
    },
  });
  page = harness.phone.page;
  await addAccount(harness.server, 'management');
  await signIn(page, harness.at, 'management');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
  await post.close();
});

const isToDesk = (mail: { header: (name: string) => string | undefined }) =>
  mail.header('To')?.includes('desk@operator.example');
const toDesk = () => post.taken.filter((mail) => isToDesk(mail) && mail.header('Subject') !== CONFIRM);

async function ask(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tripPlan),
  });
  return (await response.json()).reference;
}

it('a department hears of each request, then of none by itself, as it chose', async () => {
  await page.getByRole('link', { name: 'management person' }).click();
  const form = page.getByRole('form', { name: 'Operations' });
  await form.getByLabel('Notices').selectOption({ label: 'Each request' });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Please enter an e-mail address like name@example.com.').waitFor();
  await form.getByLabel('E-mail').fill('desk@operator.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved.').waitFor();
  await form.getByText('Nothing is sent to this address yet.').waitFor();
  const code = () => /code .*: (\w+)/.exec(post.taken.find(isToDesk)?.text ?? '')?.[1] ?? '';
  await expect.poll(code).not.toBe('');
  await form.getByLabel('Code').fill(code());
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByLabel('Code').waitFor({ state: 'detached' });
  await prepareForAxe(page);
  expect(await findViolations(page)).toEqual([]);
  const reference = await ask();
  await expect
    .poll(() => toDesk().map((mail) => mail.header('Subject')))
    .toEqual([`New request ${reference}`]);
  expect(toDesk()[0]?.text).not.toContain(tripPlan.name);

  for (const label of ['All of a day, at 7 in the morning', 'None']) {
    await form.getByLabel('Notices').selectOption({ label });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Saved.').waitFor();
    const other = await ask();
    // The traveller's receipt is sent after what the department would get.
    await expect
      .poll(() => post.taken.map((mail) => mail.header('Subject')))
      .toContain(`We have your request ${other}`);
    expect(toDesk()).toHaveLength(1);
  }
  await page.reload();
  await page.getByRole('link', { name: 'management person' }).click();
  await expect.poll(() => form.getByLabel('E-mail').inputValue()).toBe('desk@operator.example');
  expect(await form.getByLabel('Notices').inputValue()).toBe('none');
});

it('what is typed while an answer is on its way stays, is not called saved, and is saved after it', async () => {
  await page.getByRole('link', { name: 'management person' }).click();
  const form = page.getByRole('form', { name: 'Operations' });
  const address = form.getByLabel('E-mail');
  const kept = () =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as object[], endpoints.notices);
  await form.getByLabel('Notices').selectOption({ label: 'Each request' });
  const answers = harness.line.hold(/^PUT \/api\/notices/);
  await address.fill('first@operator.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(kept).toContainEqual(expect.objectContaining({ address: 'first@operator.example' }));
  await address.fill('second@operator.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await address.fill('third@operator.example');
  answers.release();
  await expect.poll(kept).toContainEqual(expect.objectContaining({ address: 'second@operator.example' }));
  expect(await address.inputValue()).toBe('third@operator.example');
  expect(await form.getByText('Saved.').count()).toBe(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved.').waitFor();
  expect(await kept()).toContainEqual(expect.objectContaining({ address: 'third@operator.example' }));
});

it('a template with a wrong placeholder is refused at its field, and stands in the list once it is right', async () => {
  await page.goto(harness.at('/Management'));
  await openSection(page, 'Templates of Answers');
  const form = page.getByRole('form', { name: 'Add a template' });
  await form.getByLabel('For', { exact: true }).selectOption({ label: 'Trip plans' });
  await form.getByLabel('Name').fill('First answer');
  await form.getByLabel('Subject').fill('Your trip, {refrence}');
  await form.getByLabel('Text').fill(staffRequests.replyTemplate.body.replace(' is {price} each', ''));
  await page.getByRole('button', { name: 'Save template' }).click();
  await form.getByText(/^\{refrence\}: not available for trip plans/).waitFor();
  await form.getByLabel('Subject').fill('Your trip, {reference}');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('row', { name: /First answer/ }).waitFor();
  // The row may come before the answer, until which the button is dimmed.
  await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
  await prepareForAxe(page);
  expect(await findViolations(page)).toEqual([]);
});
