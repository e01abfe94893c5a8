/** The screens of the field in Kiswahili: no English word is left on them, names aside. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { swahili } from '../../../src/words/swahili/index.ts';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, emailOf, PASSWORD, typeIn } from '../../parts/pages/office.ts';
import { findUntranslatedWords } from '../../parts/pages/untranslated-words.ts';

/** Names that people typed, names of the operator, and words that are the same in every language. */
const NAMES = [
  'Savanna & Coast, bookings@example.com, logistics person, logistics@example.com',
  'Juma Mushi, Neema Kileo, T 482 DKL, Baraka, Ndutu, Kinyago, WhatsApp, CSV, Excel, KB, MB',
  'Chromium Chrome HeadlessChrome Linux Kiswahili',
];

const strangeWords = findUntranslatedWords(swahili, NAMES);

/** Sections with their heading, and with a text that stands there once everything is read. */
const SECTIONS = [
  ['people-transported', 'Wageni Waliosafirishwa', 'Juma Mushi'],
  ['souvenirs-transported', 'Zawadi Zilizosafirishwa', 'Bado hakuna zawadi iliyosafirishwa.'],
  ['customer-feedback', 'Maoni ya Wateja', 'Bado hakuna maoni.'],
  ['manifest', 'Orodha ya Abiria', 'Juma Mushi'],
  ['my-day', 'Siku Yangu', 'Juma Mushi'],
  ['lists', 'Magari na Guides', 'Bado hakuna kilichoorodheshwa.'],
  ['waiting', 'Bado Hazijatumwa', 'Taarifa zako zote zimefika ofisini.'],
  ['account', 'Akaunti Yako', 'Nenosiri la sasa'],
] as const;

describe('A guide whose phone speaks Kiswahili', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await addAccount(harness.server, 'logistics');
    const { page } = harness.phone;
    await page.goto(harness.at('/Management'));
    await page.getByRole('button', { name: 'Kiswahili', exact: true }).click();
    await page.getByRole('button', { name: 'Ingia', exact: true }).waitFor();
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('signs in', async () => {
    const { page } = harness.phone;
    expect(await strangeWords(page)).toEqual([]);
    await page.getByLabel('Barua pepe au jina la mtumiaji').fill(emailOf('logistics'));
    await page.getByLabel('Nenosiri', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ingia', exact: true }).click();
    await page.locator('.office-brand').getByText('Usafirishaji').waitFor();
  });

  it('enters a guest, and is told in Kiswahili what is missing and what was sent', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Logistics_department?section=people-transported'));
    await page.getByRole('button', { name: 'Ongeza mgeni' }).click();
    await page.getByText('Jaza: Jina.').waitFor();
    expect(await strangeWords(page)).toEqual([]);
    await page.getByLabel('Jina', { exact: true }).fill('Juma Mushi');
    await page.getByLabel('Gari', { exact: true }).fill('T 482 DKL');
    await page.getByLabel('Anakokwenda', { exact: true }).fill('Ndutu');
    await page.getByLabel('Guide', { exact: true }).fill('Baraka');
    await page.getByRole('button', { name: 'Ongeza mgeni' }).click();
    await page.getByText('Umefanikiwa kuongeza taarifa za kusafirisha wageni').first().waitFor();
    await page.locator('.today li').getByText('Juma Mushi').waitFor();
    expect(await strangeWords(page)).toEqual([]);
    expect(harness.server.rows('transported_person').map(({ name }) => name)).toEqual(['Juma Mushi']);
  });

  it.each(SECTIONS)('reads %s', async (slug, heading, settled) => {
    const { page } = harness.phone;
    await page.goto(harness.at(`/Logistics_department?section=${slug}`));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('main').getByText(settled).first().waitFor();
    await expect.poll(() => strangeWords(page), { timeout: 6_000 }).toEqual([]);
  });

  it('reads what does not fit on the screen of a phone', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Logistics_department?section=people-transported'));
    await page.locator('.today li').getByText('Juma Mushi').waitFor();
    await expectAccessible(page, 'people transported in Kiswahili');
    await page.setViewportSize({ width: 360, height: 800 });
  });

  it.each(['/outbox', '/offline', '/no/such/page'])('reads %s', async (address) => {
    const { page } = harness.phone;
    await page.goto(harness.at(address));
    await page.locator('html[lang=sw] main h1').waitFor();
    // The names of pages are those of the site, which is in English.
    await page.evaluate(() => document.querySelector('.shelves')?.remove());
    await expect.poll(() => strangeWords(page), { timeout: 6_000 }).toEqual([]);
    harness.phone.forgive(/404/);
  });
});

describe('A phone in English', () => {
  it('has the strings of the contract to the letter', async () => {
    const harness = await openHarness();
    await addAccount(harness.server, 'logistics');
    const { page } = harness.phone;
    await page.goto(harness.at('/Management'));
    await typeIn(page, emailOf('logistics'), 'a wrong password');
    await page.getByText('Invalid username or password').waitFor();
    harness.phone.forgive(/401/);
    await harness.leave(LINE_CUT);
  });
});
