/** Kiswahili, chosen by hand, kept by device and account (docs/contract.md#languages). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, emailOf, PASSWORD, typeIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the words of a language are saved on the phone. */
const waitUntilLanguageSaved = (page: Page, code: string) =>
  page.evaluate(async (start) => {
    for (;;) {
      const name = (await caches.keys()).find((key) => key.startsWith(start));
      if (name && (await caches.match('/pack-complete', { cacheName: name }))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, `/packs/language-${code}.`);

describe('A traveller’s phone', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('is in English, and has no other language', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
    await waitUntilSaved(page);
    expect(await languageOf(page)).toBe('en');
    expect(harness.line.seen.filter((call) => /swahili|language-sw/.test(call))).toEqual([]);
  });

  it('speaks Kiswahili after one press, which keeps the focus', async () => {
    const { page } = harness.phone;
    await choose(page, 'Kiswahili');
    await page.getByRole('heading', { name: 'Inasubiri kutumwa' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('sw');
    expect(await page.title()).toContain('Kifaa hiki kimetuma nini');
    expect(await page.locator('header.site-header').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kiswahili');
    await waitUntilLanguageSaved(page, 'sw');
    await expectAccessible(page, 'the outbox in Kiswahili');
  });

  it('does so without a signal, also when it is opened again', async () => {
    await harness.line.set('down');
    await harness.restart('close');
    const { page } = harness.phone;
    await page.goto(harness.at('/outbox'));
    await page.getByRole('heading', { name: 'Inasubiri kutumwa' }).waitFor();
    await page.goto(harness.at('/offline'));
    await page.getByRole('heading', { name: 'Je, itabaki imehifadhiwa?' }).waitFor();
    await page.goto(harness.at('/no/such/page'));
    await page.getByRole('heading', { name: 'Hakuna kitu kwenye kibao hiki' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('sw');
  });

  it('says on pages in English that they are in English', async () => {
    const { page } = harness.phone;
    await page.getByRole('link', { name: 'Mwanzo' }).click();
    await page.waitForURL(harness.at('/'));
    await expect.poll(() => languageOf(page)).toBe('en');
    await page.goBack();
    await page.getByRole('heading', { name: 'Hakuna kitu kwenye kibao hiki' }).waitFor();
  });

  it('goes back to English, in every tab', async () => {
    const { page, context } = harness.phone;
    const other = await context.newPage();
    await other.goto(harness.at('/offline'));
    await other.getByRole('heading', { name: 'Je, itabaki imehifadhiwa?' }).waitFor();
    await page.goto(harness.at('/outbox'));
    await choose(page, 'English');
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
    await other.getByRole('heading', { name: 'Will it stay saved?' }).waitFor();
    expect(await page.title()).toContain('What this device has sent');
    await other.close();
  });
});

describe('A guide', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await addAccount(harness.server, 'logistics');
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('chooses before signing in, and is told in Kiswahili what is wrong', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Management'));
    await choose(page, 'Kiswahili');
    await page.getByLabel('Barua pepe au jina la mtumiaji').fill(emailOf('logistics'));
    await page.getByLabel('Nenosiri', { exact: true }).fill('a wrong password');
    await page.getByRole('button', { name: 'Ingia', exact: true }).click();
    await page.getByText('Jina la mtumiaji au nenosiri si sahihi').waitFor();
    harness.phone.forgive(/401/);
    await expectAccessible(page, 'the sign-in in Kiswahili');
  });

  it('works in Kiswahili, which the account keeps from then on', async () => {
    const { page } = harness.phone;
    await page.getByLabel('Nenosiri', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ingia', exact: true }).click();
    await page.locator('.office-brand').getByText('Usafirishaji').waitFor();
    expect(await languageOf(page)).toBe('sw');
    await expect.poll(() => harness.server.rows('account').map(({ language }) => language)).toContain('sw');
  });

  it('chooses without a signal too; the account hears of it when there is one', async () => {
    const { page } = harness.phone;
    await waitUntilOfficeSaved(page);
    await harness.line.set('down');
    await page.goto(harness.at('/Logistics_department?section=account'));
    await choose(page, 'English');
    await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor();
    expect(harness.server.rows('account').map(({ language }) => language)).toContain('sw');
    await harness.line.set('up');
    await page.reload();
    await expect.poll(() => harness.server.rows('account').map(({ language }) => language)).toContain('en');
    await choose(page, 'Kiswahili');
    await expect.poll(() => harness.server.rows('account').map(({ language }) => language)).toContain('sw');
    harness.phone.forgive(LINE_CUT);
  });

  it.each([
    ['the account has heard of the first one', /^PUT \/api\/language$/],
    ['the phone has heard from the account', /^GET \/api\/session$/],
  ])('chooses again before %s, and the last choice counts', async (_when, answer) => {
    const { page } = harness.phone;
    const accountHas = () => harness.server.rows('account').map(({ language }) => language);
    const told = () => harness.line.seen.filter((call) => call === 'PUT /api/language').length;
    await page.getByRole('heading', { level: 1, name: 'Akaunti Yako' }).waitFor();
    const before = told();
    const { release } = harness.line.hold(answer);
    await choose(page, 'English');
    await expect.poll(accountHas).toContain('en');
    await choose(page, 'Kiswahili');
    await page.getByRole('heading', { level: 1, name: 'Akaunti Yako' }).waitFor();
    release();
    await expect.poll(accountHas).toContain('sw');
    expect(told()).toBe(before + 2);
    // A page that is left before the phone has heard that its choice is stored sends it again.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-not-kept'))).toBeNull();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Akaunti Yako' }).waitFor();
    expect(accountHas()).toContain('sw');
  });

  it('meets it again on another phone', async () => {
    const another = await harness.another();
    await another.page.goto(harness.at('/Management'));
    await typeIn(another.page, emailOf('logistics'), PASSWORD);
    await another.page.locator('.office-brand').getByText('Usafirishaji').waitFor();
    await another.close();
  });
});
