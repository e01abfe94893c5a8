/** Odd input in the six forms: refused under its field without loss, or taken as it is, without effect. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findViolationsInBothThemes,
  prepareForAxe,
  readHorizontalOverflow,
} from '../../parts/browser/axe.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';
import { queueEntries } from '../../parts/device/entry.ts';
import { fillForm, formPages, openForm, pressSubmit, readForm } from '../../parts/pages/form-page.ts';
import { badInput, type FormKind, oddTexts } from '../../parts/records/bad-input.ts';
import { booking } from '../../parts/records/sample-booking.ts';

const kinds = Object.keys(formPages) as FormKind[];

let harness: Harness;
let page: Page;
/** Answers to submissions since the test began. */
let answers: number[] = [];
const broken: string[] = [];

beforeAll(async () => {
  harness = await openHarness({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  page = harness.phone.page;
  page.on('response', (response) => {
    if (response.status() >= 500) broken.push(`${response.status()} ${response.url()}`);
    const isReport = response.url().endsWith('/api/analytics');
    if (response.request().method() === 'POST' && !isReport) answers.push(response.status());
  });
});
beforeEach(() => {
  answers = [];
});
afterAll(async () => {
  expect(broken).toEqual([]);
  // The stay form sends what is incomplete (docs/contract.md#quirks), and one entry is refused on purpose.
  await harness.leave(
    /(stay_services|outbox|offline): Failed to load resource: the server responded with a status of 400/,
  );
});

const open = (kind: FormKind) => openForm(page, harness.at(formPages[kind][0]), formPages[kind][1]);
const rowsOf = (table: string) => harness.server.rows(table);
const pwned = () => page.evaluate(() => 'pwned' in window);

describe('With errors on screen', () => {
  it.each(kinds)('%s has no axe violation, light or dark, and scrolls up and down only', async (kind) => {
    await open(kind);
    await fillForm(page, { [badInput[kind].long]: 'x'.repeat(2_001) });
    await pressSubmit(page);
    await prepareForAxe(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    expect(await readHorizontalOverflow(page)).toBeLessThanOrEqual(0);
    const wrong = Object.values(await readForm(page)).filter(({ error }) => error !== '').length;
    expect(await page.locator('form.form [role=status]').innerText()).toBe(
      wrong === 1 ? '1 field needs a correction.' : `${wrong} fields need a correction.`,
    );
    // So that the next form does not open with this one's draft.
    await fillForm(page, badInput[kind].good);
  });

  it.each(kinds)('%s names every field and brings up the right keyboard', async (kind) => {
    await open(kind);
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form.form [name]:not([tabindex="-1"])')].map(
        ({ labels, type, autocomplete, inputMode }) => ({
          labels: labels?.length,
          type,
          autocomplete,
          inputMode,
        }),
      ),
    );
    for (const { labels, type, autocomplete, inputMode } of fields) {
      expect(labels).toBe(1);
      if (type === 'number') expect(inputMode).toMatch(/^(numeric|decimal)$/);
      if (type === 'email' || type === 'tel') expect([autocomplete, inputMode]).toEqual([type, type]);
    }
    expect(fields.map(({ autocomplete }) => autocomplete)).toContain('name');
  });
});

describe.each(kinds)('What %s refuses', (kind) => {
  const { good, wrong, long } = badInput[kind];
  const fields = Object.keys(wrong);
  beforeEach(async () => {
    await open(kind);
    await fillForm(page, good);
  });

  it('has words under each field, sends nothing and keeps every value', async () => {
    const rounds = Math.max(...Object.values(wrong).map((values) => values.length));
    for (let round = 0; round < rounds; round += 1) {
      const values = Object.fromEntries(
        fields.map((name) => [name, wrong[name]?.[round % (wrong[name]?.length ?? 1)] ?? '']),
      );
      await fillForm(page, { ...good, ...values });
      const before = await readForm(page);
      expect((await pressSubmit(page)).reference).toBeNull();
      const after = await readForm(page);
      for (const [name, { value, error }] of Object.entries(after)) {
        const what = `${name} with ${JSON.stringify(values[name])?.slice(0, 60)}`;
        expect(value, what).toBe(before[name]?.value);
        if (name in values) expect(error, what).toMatch(/^\w.{10,}$/);
        else expect(error, what).toBe('');
        expect(error, what).not.toMatch(/undefined|NaN|expected/i);
      }
    }
    expect(answers).toEqual([]);
    expect(await pwned()).toBe(false);
  });

  it('gets the focus, each field alone', async () => {
    for (const name of fields) {
      await fillForm(page, { ...good, [name]: wrong[name]?.at(-1) ?? '' });
      await pressSubmit(page);
      const marked = Object.entries(await readForm(page)).filter(
        ([, { error, focused }]) => error !== '' || focused,
      );
      expect(marked.map(([field, { focused }]) => [field, focused])).toEqual([[name, true]]);
    }
    expect(answers).toEqual([]);
  });

  it('as typed: 1e309, 30 February and a text that is pasted too long', async () => {
    const typed: string[] = [];
    for (const [name, { type }] of Object.entries(await readForm(page))) {
      // The flight form takes a value that is no number for one traveler (docs/contract.md#flight-request).
      if (name === 'travelers' && kind === 'flightRequest') continue;
      if (type !== 'number' && type !== 'date') continue;
      await fillForm(page, { [name]: '' });
      await page.locator(`[name="${name}"]`).focus();
      await page.keyboard.type(type === 'number' ? '1e309' : '02302027');
      typed.push(name);
    }
    await fillForm(page, { [long]: '' });
    await page.locator(`[name="${long}"]`).focus();
    await page.keyboard.insertText('x'.repeat(2_001));
    await pressSubmit(page);
    const state = await readForm(page);
    for (const name of typed) {
      expect(state[name], name).toMatchObject({
        unreadable: true,
        error: expect.stringMatching(/correct it/),
      });
    }
    expect(state[long]?.value).toHaveLength(2_001);
    expect(state[long]?.error).toContain('at most 2000 characters');
    // The stay form sends without its dates, and is refused.
    await expect.poll(() => answers).toEqual(kind === 'stayBooking' ? [400] : []);
  });
});

describe.each(kinds.filter((kind) => kind !== 'homeBooking'))('What %s takes', (kind) => {
  const { good, texts, long } = badInput[kind];

  it('is stored as it was typed, and shown as text', async () => {
    await open(kind);
    const tried = oddTexts.map((text) =>
      // A flight's phone number and the like have a shape; these fields have none.
      Object.fromEntries(Object.keys(texts).map((name) => [name, text])),
    );
    for (const values of tried) {
      await fillForm(page, { ...good, ...values });
      expect((await pressSubmit(page)).reference).toMatch(/^[A-Z]{2}-/);
    }
    const all = oddTexts.join('\n');
    await fillForm(page, { ...good, [long]: all });
    const { reference } = await pressSubmit(page);
    for (const [name, [table, column]] of Object.entries(texts)) {
      const stored = rowsOf(table).map((row) => row[column]);
      expect(stored, name).toEqual([...oddTexts, name === long ? all : good[name]]);
    }
    expect(answers.every((status) => status === 200)).toBe(true);

    await page.goto(harness.at(`/lookup?reference=${reference}`));
    await page.getByLabel('E-mail or phone').fill(good.email ?? good.Contacts ?? '');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.locator('.found').waitFor();
    const shown = await page.locator('.found dd').allTextContents();
    expect(shown).toContain(all);
    expect(await page.locator('.found dd :is(script, img, b)').count()).toBe(0);
    expect(await pwned()).toBe(false);
  });
});

describe('What the home form takes', () => {
  it('is stored without marks, and with the address to answer to', async () => {
    await open('homeBooking');
    const all = oddTexts.join('\n');
    await fillForm(page, { ...badInput.homeBooking.good, name: oddTexts[5], specialRequests: all });
    const { reference } = await pressSubmit(page);
    expect(reference).toMatch(/^HB-/);
    const [row] = rowsOf('home_booking');
    expect(row).toMatchObject({ name: 'img srcx onerrorwindowpwned1', reply_to: 'anna-maria@example.com' });
    expect(row?.special_requests).toMatch(/^ ?giraffe/);
    expect(row?.special_requests).toContain('مرحبا بالعالم');
    expect(row?.special_requests).not.toMatch(/[<>;='"@]/);
  });
});

describe('Numbers of the flight form', () => {
  it('more travelers than we take, and a passport number that is none, stay with the person', async () => {
    const { good } = badInput.flightRequest;
    await open('flightRequest');
    await fillForm(page, { ...good, 'travelerDetails.0.passportNumber': 'X'.repeat(51) });
    await pressSubmit(page);
    expect((await readForm(page))['travelerDetails.0.passportNumber']).toMatchObject({
      value: 'X'.repeat(51),
      error: 'Passport number may have at most 50 characters.',
      focused: true,
    });
    await fillForm(page, { ...good, travelers: '501' });
    await pressSubmit(page);
    expect((await readForm(page)).travelers).toMatchObject({
      value: '501',
      error: 'Number of travelers must be a whole number from 1 to 500.',
      focused: true,
    });
    expect(answers).toEqual([]);
    // A value that is no valid number counts as one traveler (docs/contract.md#flight-request).
    await fillForm(page, { ...good, travelers: '-3' });
    await pressSubmit(page);
    expect(answers).toEqual([200]);
  });
});

describe('A package of a strange name', () => {
  it('is text on the page, in the question and in the database', async () => {
    const name = oddTexts[5];
    const [, label] = formPages.packageBooking;
    await openForm(page, harness.at(`/package_booking?packagename=${encodeURIComponent(name)}`), label);
    await fillForm(page, badInput.packageBooking.good);
    const { dialogs } = await pressSubmit(page);
    expect(dialogs[0]).toBe(`You are about to book for ${name}. Click OK to proceed.`);
    expect(rowsOf('package_booking').at(-1)?.package_name).toBe(name);
    expect(await page.locator('main img[src=x]').count()).toBe(0);
    expect(await pwned()).toBe(false);
  });
});

describe('A refused entry in /outbox', () => {
  it('shows why, as text, and opens in its form with what was typed', async () => {
    await page.goto(harness.at('/offline'));
    const payload = { ...booking, fullName: oddTexts[4], specialRequests: oddTexts.join('\n') };
    await queueEntries(page, [{ id: v7(), payload: { ...payload, travelDate: '2027-02-30' } }]);
    await page.goto(harness.at('/outbox'));
    const entry = page.locator('.entry', { hasText: 'Not taken' });
    await entry.getByText('Travel date must be a real date').waitFor();
    await entry.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('form', { name: 'Package booking' }).waitFor();
    await expect.poll(async () => (await readForm(page)).specialRequests?.value).toBe(oddTexts.join('\n'));
    expect((await readForm(page)).fullName?.value).toBe(oddTexts[4]);
    expect(await pwned()).toBe(false);
  });
});

// docs/contract.md#stay-booking
it('The stay form has a hint beside contacts that nobody can answer and dates in the past, and sends them all the same', async () => {
  await page.goto(harness.at('/stay_services'));
  const form = page.getByRole('form', { name: 'Stay booking' });
  const contacts = form.getByLabel('Contacts');
  const doubt = form.getByText('This is neither an e-mail address nor a phone number. You can send it all');
  await contacts.fill('qwerty');
  expect(await doubt.count()).toBe(0);
  await form.getByLabel('Special request').focus();
  await doubt.waitFor();
  for (const known of ['amina@example.com', '+255 700 000 001', 'Amina, 0700 000 001 after six']) {
    await contacts.fill(known);
    await form.getByText('E-mail or phone, so that we can answer').waitFor();
  }
  await form.getByLabel('Check-out').fill('2001-02-03');
  await form.getByText('This date is in the past. You can send it all the same.').waitFor();
});
