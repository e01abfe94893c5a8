/** Reasons that the server gives for refusing an entry of staff stand under the contract's own words. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import type { StaffCreatingKind } from '../../../src/kinds/staff-entries.ts';
import { staffSubmissionDefinitions } from '../../../src/kinds/staff-submissions.ts';
import { entryForms } from '../../../src/office/kinds/list.ts';
import { openPhone } from '../../parts/browser/browser.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { createGate } from '../../parts/gate.ts';
import {
  addAccount,
  emailOf,
  openBookingForm,
  openSection,
  PASSWORD,
  signIn,
  typeIn,
} from '../../parts/pages/office.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';

interface StaffForm {
  kind: StaffCreatingKind;
  address: string;
  section: string;
  name: string;
  button: string;
  /** Values by label. */
  values: Record<string, string>;
  choices?: Record<string, string>;
  /** Field that the server is made to refuse: its name in the payload, its label. */
  wrong: [field: string, label: string];
}

const forms: StaffForm[] = [
  {
    kind: 'addedTour',
    address: staffRoutes.operations,
    section: 'Tour Bookings',
    name: 'Add New Booking',
    button: 'Add Booking',
    values: { 'Customer name': 'Fatma Salim', 'Tour guide': 'Juma Ally' },
    wrong: ['tourGuide', 'Tour guide'],
  },
  {
    kind: 'souvenir',
    address: staffRoutes.logistics,
    section: 'Souvenirs Transported',
    name: 'Add a souvenir',
    button: 'Add souvenir',
    values: { Item: 'Drum', Customer: 'Fatma Salim', Quantity: '2', 'Place of delivery': 'Arusha' },
    wrong: ['place', 'Place of delivery'],
  },
  {
    kind: 'person',
    address: staffRoutes.logistics,
    section: 'People Transported',
    name: 'Add a person',
    button: 'Add person',
    values: { Name: 'Fatma Salim', Vehicle: 'T 123 ABC', Destination: 'Ruaha', Guide: 'Juma Ally' },
    wrong: ['vehicle', 'Vehicle'],
  },
  {
    kind: 'lead',
    address: staffRoutes.marketing,
    section: 'Leads Generated',
    name: 'Add a lead',
    button: 'Add lead',
    values: { Name: 'Fatma Salim', Place: 'Tanga', 'Social network': 'Instagram', Converted: 'no' },
    wrong: ['place', 'Place'],
  },
  {
    kind: 'campaign',
    address: staffRoutes.marketing,
    section: 'Campaign Performance',
    name: 'Add a campaign',
    button: 'Submit campaign',
    values: {
      Name: 'Turtles of Maziwi',
      'Amount invested': '400',
      'Targeted customers': 'Families',
      'Reach (people)': '21000',
      'Engagement (%)': '9.1',
    },
    wrong: ['targetedCustomers', 'Targeted customers'],
  },
  {
    kind: 'feedback',
    address: staffRoutes.marketing,
    section: 'Customer Feedback',
    name: 'Add feedback',
    button: 'Add feedback',
    values: { Customer: 'Anna Berger', Date: '2026-11-10' },
    choices: { Rating: '5', Department: 'Logistics' },
    wrong: ['customer', 'Customer'],
  },
];

const toConsole = new Map([
  ['addedTour', 'Error adding booking'],
  ['person', 'Error adding person'],
]);

const FAILED = 'Something went wrong on our side. Please try again. (Error 4F7A-91)';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'management');
  await signIn(page, harness.at, 'management');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

/** Answers the next call with this, as our server writes it: it names the entry. */
async function answerOnce(
  call: string,
  status: number,
  problem: object,
  where = page,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  await where.route(
    (url) => url.pathname === call,
    async (route) => {
      await until;
      const id = route.request().headers()['idempotency-key'];
      return route.fulfill({ status, json: { ...problem, ...(id && { id }) } });
    },
    { times: 1 },
  );
}
const form = (name: string) => page.getByRole('form', { name });
/** Lines that the person reads: in an alert, or beside a form that is filled in several times in a row. */
async function told({ kind, name }: StaffForm, text: string): Promise<string[]> {
  const isSeries = entryForms[kind].isSeries === true;
  const status = form(name).locator('.send [role=status]').filter({ hasText: text });
  const words = isSeries ? await status.innerText() : await answerAlert(page, /./);
  return words.split('\n').map((line) => line.trim());
}
async function fill({ name, values, choices = {} }: StaffForm): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(name).getByLabel(label).fill(value);
  for (const [label, value] of Object.entries(choices)) {
    await form(name).getByLabel(label).selectOption(value);
  }
}

describe.each(forms)('$name', (staffForm) => {
  const { kind, address, section, name, button, values, wrong } = staffForm;
  const { call, strings } = staffSubmissionDefinitions[kind];
  const send = () => form(name).getByRole('button', { name: button }).click();
  const kept = async () => {
    for (const [label, value] of Object.entries(values)) {
      expect(await form(name).getByLabel(label).inputValue(), label).toBe(value);
    }
  };

  it('shows what the server said when it refuses, at the field too, and keeps every value', async () => {
    await page.goto(harness.at(address));
    await openSection(page, section);
    if (kind === 'addedTour') await openBookingForm(page);
    await fill(staffForm);
    const [field, label] = wrong;
    await answerOnce(call, 400, {
      message: 'We know nobody of that name.',
      fields: { [field]: 'We know nobody of that name.', route: 'Of no route either.' },
    });
    await send();
    expect(await told(staffForm, 'We know nobody')).toEqual([
      strings.failure.trim(),
      'We know nobody of that name.',
      'Of no route either.',
    ]);
    await form(name).locator('.error', { hasText: 'We know nobody of that name.' }).waitFor();
    expect(await form(name).getByLabel(label).getAttribute('aria-invalid')).toBe('true');
    await kept();
    // The mark goes as soon as the value is corrected.
    await form(name).getByLabel(label).press('End');
    await form(name).getByLabel(label).press('x');
    await form(name)
      .locator('.error', { hasText: 'We know nobody of that name.' })
      .waitFor({ state: 'detached' });
    await form(name).getByLabel(label).press('Backspace');
    await kept();
  });

  it('shows the number of the error when the server fails, and sends the same again', async () => {
    await answerOnce(call, 500, { message: FAILED });
    await send();
    expect(await told(staffForm, FAILED)).toEqual([strings.failure.trim(), FAILED]);
    await kept();
    await send();
    expect((await told(staffForm, strings.success))[0]).toContain(strings.success);
    // The console gets the messages of the contract (docs/contract.md#strings).
    const label = toConsole.get(kind);
    const reasons = ['We know nobody of that name.', FAILED];
    expect(harness.phone.errors.flatMap((line) => /Error adding .+/.exec(line) ?? [])).toEqual(
      label ? reasons.map((reason) => `${label}: ${reason}`) : [],
    );
    harness.phone.forgive(/Error adding (booking|person): /);
  });
});

describe('Accounts', () => {
  const refused = { name: 'Name is odd.', next: 'It is too old.', team: 'The team is full.' };
  const problems = [
    { status: 400, problem: { message: 'This cannot be.', fields: refused } },
    { status: 500, problem: { message: FAILED } },
  ];
  const words = ({ message, fields }: { message: string; fields?: typeof refused }) =>
    fields ? [fields.name, fields.next, fields.team] : [message];

  it.each(problems)('a new account that is answered $status says why', async ({ status, problem }) => {
    await page.goto(harness.at(`${staffRoutes.management}?section=accounts`));
    await form('New account').getByLabel('Name').fill('Baraka Juma');
    await form('New account').getByLabel('E-mail').fill('baraka@example.com');
    await form('New account').getByLabel('Department').selectOption('marketing');
    await answerOnce(endpoints.accounts, status, problem);
    await form('New account').getByRole('button', { name: 'Add account' }).click();
    for (const text of words(problem)) await form('New account').getByText(text).first().waitFor();
    expect(await form('New account').getByLabel('Name').inputValue()).toBe('Baraka Juma');
  });

  it.each(problems)('a changed account that is answered $status says why', async ({ status, problem }) => {
    await page.goto(harness.at(`${staffRoutes.management}?section=accounts`));
    await page.getByRole('button', { name: 'Manage management person' }).click();
    const { id } = harness.server.rows('account').find(({ email }) => email === emailOf('management')) as {
      id: string;
    };
    await answerOnce(`${endpoints.accounts}/${id}`, status, problem);
    await form('Account').getByRole('button', { name: 'Save' }).click();
    for (const text of words(problem)) await page.getByRole('dialog').getByText(text).first().waitFor();
  });

  it.each(problems)('a new password that is answered $status says why', async ({ status, problem }) => {
    const phone = await openPhone();
    const email = `new-${status}@example.com`;
    await addAccount(harness.server, 'finance', { email, oneTime: true });
    await phone.page.goto(harness.at(staffRoutes.management));
    await typeIn(phone.page, email, PASSWORD);
    await phone.page.getByLabel('One-time password').fill(PASSWORD);
    for (const label of ['New password', 'New password again']) {
      await phone.page.getByLabel(label, { exact: true }).fill('the short rains of November');
    }
    await answerOnce(endpoints.password, status, problem, phone.page);
    await phone.page.getByRole('button', { name: 'Save password' }).click();
    for (const text of words(problem)) await phone.page.getByRole('form').getByText(text).first().waitFor();
    await phone.close(LINE_CUT);
  });
});

describe('A note', () => {
  it('that is refused comes back before what was typed meanwhile, and both are kept', async () => {
    const response = await fetch(`http://127.0.0.1:${harness.server.port}${endpoints.tripPlans}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(tripPlan),
    });
    expect(response.status).toBe(200);
    await page.goto(harness.at(staffRoutes.operations));
    await openSection(page, 'Trip Plans');
    await page.getByRole('row', { name: /Nuru/ }).click();
    const details = page.locator('dialog[open]');
    const note = details.getByLabel('Add a note');
    const save = details.getByRole('button', { name: 'Save note' });

    const { open: answer, opened: isTyped } = createGate();
    await answerOnce(
      staffSubmissionDefinitions.recordNote.call,
      400,
      { message: 'This cannot be.' },
      page,
      isTyped,
    );
    await note.fill('Ring her on Monday.');
    await save.click();
    await expect.poll(() => note.inputValue()).toBe('');
    await note.fill('She comes by train.');
    answer();
    await details.getByText('This cannot be.').waitFor();
    const both = 'Ring her on Monday.\nShe comes by train.';
    expect(await note.inputValue()).toBe(both);
    await save.click();
    await expect.poll(() => harness.server.rows('record_note').map(({ text }) => text)).toEqual([both]);
  });
});
