/** Every screen and dialog of logistics in Kiswahili, with records on it: no English word is left, and nothing is cut off. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { swahili } from '../../../src/words/swahili/index.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { findClippedText } from '../../parts/pages/clipped-text.ts';
import { addAccount, emailOf, enterFrom, PASSWORD } from '../../parts/pages/office.ts';
import { findUntranslatedWords } from '../../parts/pages/untranslated-words.ts';
import { staffRequests, stepOf } from '../../parts/records/sample-requests.ts';

const DAY = 86_400_000;
/** By the calendar of the office. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

/** Typed by people in this test. */
const TYPED = {
  guest: 'Juma Mushi',
  guide: 'Baraka',
  item: 'Kinyago',
  owner: 'Neema Kileo',
  remark: 'Safari njema',
};
const NAMES = [
  ...Object.values(TYPED),
  'Savanna & Coast, bookings@example.com, logistics person, logistics@example.com',
  'Zuhura, Seronera, Ndutu, Arusha, Juma Komba, WhatsApp, CSV, Excel, UTF-8, Windows-1252 (Latin-1)',
  'Kiswahili, DKL, ABC, ZZZ, Chromium, Chrome, HeadlessChrome, Linux',
];
const strangeWords = findUntranslatedWords(swahili, NAMES);

let harness: Harness;
let page: Page;

const open = (slug: string, more = '') =>
  page.goto(harness.at(`/Logistics_department?section=${slug}${more}`));

const cutOff = () => findClippedText(page);

const WIDTHS = [320, 360, 768, 1440] as const;

/** Waits until what is shown is in Kiswahili, and fits at every width. */
async function expectKiswahili(): Promise<void> {
  await expect.poll(() => strangeWords(page), { timeout: 8_000 }).toEqual([]);
}

/** The same at every width. A dialog stays open meanwhile. */
async function expectToFit(): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(cutOff, { message: `at ${width} px`, timeout: 8_000 }).toEqual([]);
    await expectKiswahili();
  }
  await page.setViewportSize({ width: 360, height: 800 });
}

beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'logistics');
  await page.goto(harness.at('/Management'));
  await page.getByRole('button', { name: 'Kiswahili', exact: true }).click();
  await page.getByLabel('Barua pepe au jina la mtumiaji').fill(emailOf('logistics'));
  await page.getByLabel('Nenosiri', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingia', exact: true }).click();
  await page.locator('.office-brand').getByText('Usafirishaji').waitFor();
  const person = {
    ...staffRequests.person,
    name: TYPED.guest,
    Guider: TYPED.guide,
    vehicle: 'T 482 DKL',
    transportDate: dayFromNow(0),
    requests: TYPED.remark,
  };
  await enterFrom(page, endpoints.people, person);
  await enterFrom(page, endpoints.people, {
    ...person,
    name: 'Zuhura',
    vehicle: 'T 9 ZZZ',
    destination: 'Ndutu',
  });
  const carving = {
    ...staffRequests.souvenir,
    item: TYPED.item,
    customer: TYPED.owner,
    place: 'Arusha',
    boardedate: dayFromNow(-20),
    promised: '',
  };
  const late = await enterFrom(page, endpoints.souvenir, carving);
  await enterFrom(page, endpoints.souvenirSteps, {
    ...stepOf(late),
    to: TYPED.owner,
    place: 'Arusha',
    from: TYPED.guide,
  });
  await enterFrom(page, endpoints.souvenir, { ...carving, promised: dayFromNow(-1) });
  await enterFrom(page, endpoints.feedback, {
    ...staffRequests.feedback,
    customer: TYPED.owner,
    comment: TYPED.remark,
  });
  await enterFrom(page, endpoints.resources, staffRequests.resource);
});
afterAll(() => harness.leave(LINE_CUT));

/** Each with what stands there once its records are read. */
const SCREENS = [
  ['dashboard', 'Watalii waliosafirishwa', ''],
  ['people-transported', TYPED.guest, ''],
  ['souvenirs-transported', TYPED.item, ''],
  ['customer-feedback', TYPED.owner, ''],
  ['manifest', TYPED.guest, ''],
  ['my-day', TYPED.guest, ''],
  ['calendar', 'Kalenda', '&view=month'],
  ['calendar', 'Kalenda', '&view=week'],
  ['calendar', TYPED.guest, '&view=day'],
  ['lists', 'T 482 DKL', ''],
  ['waiting', 'Taarifa zako zote zimefika ofisini.', ''],
  ['account', 'Nenosiri la sasa', ''],
] as const;

describe('Logistics in Kiswahili', () => {
  it.each(SCREENS)('reads %s', async (slug, settled, more) => {
    await open(slug, more);
    await page.locator('main').getByText(settled).first().waitFor();
    for (const details of await page.locator('main details.chart-figures > summary').all())
      await details.click();
    await expectToFit();
  });
});

describe('The dashboard', () => {
  it('counts what is late, and leads to the list', async () => {
    await open('dashboard');
    const figure = page.locator('.figure-row div').filter({ hasText: 'Zawadi zilizochelewa' });
    await figure.locator('strong', { hasText: '2' }).waitFor();
    await figure.getByRole('link', { name: 'Ziangalie kwenye orodha' }).click();
    await page.getByRole('heading', { name: 'Zawadi 2 zimechelewa' }).waitFor();
  });
});

/** Opens a dialog or a panel by its button, reads it, and closes it. */
async function readDialog(button: Locator, settled: string | RegExp): Promise<Locator> {
  await button.click();
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByText(settled).first().waitFor();
  await expectToFit();
  return dialog;
}

describe('A dialog in Kiswahili', () => {
  it('imports a passenger list whose columns have Kiswahili names, and says which lines are wrong', async () => {
    await open('people-transported');
    const dialog = await readDialog(
      page.getByRole('button', { name: 'Leta orodha ya abiria' }),
      'Au bandika mistari hapa',
    );
    await dialog
      .getByLabel('Au bandika mistari hapa')
      .fill(
        `Jina,Tarehe ya usafiri,Gari,Anakokwenda,Guide\nZuhura,14 Okt 2027,T 9 ZZZ,Ndutu,Baraka\n,31.02.2027,T 9 ZZZ,Ndutu,Baraka`,
      );
    await dialog.getByText('Mistari 2, yenye makosa: 1.').waitFor();
    await expectToFit();
    await dialog.getByLabel('Uache mstari huu').check();
    await dialog.getByRole('button', { name: 'Leta 1 kati ya mistari 2' }).click();
    await dialog.getByText('Mstari 1 umehifadhiwa kwenye kifaa hiki.').waitFor();
    await dialog.getByRole('button', { name: 'Funga' }).last().click();
    await expect
      .poll(() => harness.server.rows('transported_person').map(({ transport_date }) => transport_date))
      .toContain('2027-10-14');
  });

  it('searches all records', async () => {
    await open('people-transported');
    const dialog = await readDialog(
      page.getByRole('button', { name: 'Tafuta', exact: true }).first(),
      'Mishale inachagua',
    );
    await dialog.getByRole('combobox').fill('mushi');
    await dialog.getByText('Zimepatikana 1.').waitFor();
    await expectToFit();
    await dialog.getByRole('combobox').fill('hakunamtu');
    await dialog.getByText('Hakuna kilichopatikana').waitFor();
    await page.keyboard.press('Escape');
  });

  it.each([
    ['people-transported', TYPED.guest, 'Historia'],
    ['souvenirs-transported', TYPED.item, 'Kabidhi'],
    ['customer-feedback', TYPED.owner, 'Historia'],
    ['lists', 'T 482 DKL', 'Historia'],
  ])('shows all of a record of %s', async (slug, name, settled) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(slug);
    const card = page.locator('.table-cards li').filter({ hasText: name }).first();
    await card.getByRole('button', { name: 'Maelezo', exact: true }).click();
    const panel = page.locator('dialog[open]');
    await panel.getByRole('heading', { name: settled }).first().waitFor();
    await expectKiswahili();
    await expect.poll(cutOff, { timeout: 8_000 }).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(cutOff, { timeout: 8_000 }).toEqual([]);
  });

  it('asks why an entry does not count, and corrects one', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open('people-transported');
    const entry = page.locator('.today li').filter({ hasText: TYPED.guest });
    await entry.getByRole('button', { name: /^Batilisha/ }).click();
    await entry.getByRole('button', { name: 'Ibatilishe' }).click();
    await entry.getByText('Tafadhali taja sababu.').waitFor();
    await expectToFit();
    await entry.getByLabel('Kwa nini isihesabiwe?').fill('Hakuja');
    await entry.getByRole('button', { name: 'Ibatilishe' }).click();
    await entry.getByText(/^Imebatilishwa: Hakuja/).waitFor();
    await expectToFit();
    await entry.getByRole('button', { name: /^Ihesabiwe tena/ }).click();
    await entry.getByRole('link', { name: /^Sahihisha/ }).click();
    await page.getByRole('heading', { name: `Sahihisha ${TYPED.guest}` }).waitFor();
    await expectToFit();
    await page.getByRole('button', { name: 'Hifadhi sahihisho' }).click();
    await page.getByText(`Sahihisho limehifadhiwa: ${TYPED.guest}`).waitFor();
  });

  it.each([
    ['Safu', 'Tayari'],
    ['Pakua faili', 'Safu zipi?'],
    ['Panga na chuja', 'Panga kwa'],
  ])('opens %s of the table', async (button, settled) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open('people-transported');
    await page.locator('.table-cards li').first().waitFor();
    const opener = page
      .locator('.all')
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first();
    if (!(await opener.isVisible()))
      await page.locator('.all').getByRole('button', { name: 'Zaidi' }).click();
    await opener.click();
    await page.getByText(settled).first().waitFor();
    await expectKiswahili();
    await expect.poll(cutOff, { timeout: 8_000 }).toEqual([]);
  });
});

describe('Without a signal, in Kiswahili', () => {
  it('is said what waits, handed over, taken over, and asked about at sign-out', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open('people-transported');
    await page.locator('.today li').first().waitFor();
    await harness.line.set('down');
    await page.getByLabel('Jina', { exact: true }).fill('Zuhura');
    await page.getByLabel('Gari', { exact: true }).fill('T 482 DKL');
    await page.getByLabel('Anakokwenda', { exact: true }).fill('Ndutu');
    await page.getByLabel('Guide', { exact: true }).fill(TYPED.guide);
    await page.getByRole('button', { name: 'Ongeza mgeni' }).click();
    await page.locator('.hand-over').getByRole('button', { name: 'Kabidhi' }).waitFor({ timeout: 15_000 });
    await expectToFit();
    await readDialog(
      page.locator('.hand-over').getByRole('button', { name: 'Kabidhi' }),
      'Taarifa 1 iko tayari.',
    );
    await page.keyboard.press('Escape');
    await readDialog(
      page.getByRole('button', { name: 'Tuma faili lililohifadhiwa' }),
      'Tuma faili lililohifadhiwa',
    );
    await page.getByRole('button', { name: 'Soma misimbo' }).click();
    await page.locator('.qr-scanner .problem').waitFor();
    await expectKiswahili();
    await page.keyboard.press('Escape');
    await page.locator('a.unsent').click();
    await page.getByRole('heading', { level: 1, name: 'Bado Hazijatumwa' }).waitFor();
    await expectToFit();
    await page.getByRole('button', { name: 'Toka' }).first().click();
    await page.getByText('Taarifa 1 haijatumwa').first().waitFor();
    await expectToFit();
    await page.getByRole('button', { name: 'Usitoke' }).click();
  });

  it.each(['/outbox', '/offline'])('reads %s', async (address) => {
    await harness.line.set('up');
    await page.goto(harness.at(address));
    await page.locator('html[lang=sw] main h1').waitFor();
    // The names of pages are those of the site, which is in English.
    await page.evaluate(() => document.querySelector('.shelves')?.remove());
    await expectToFit();
  });
});

describe('The menu of a phone', () => {
  it('has targets of 44 pixels, Logout too', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open('people-transported');
    await page.locator('.sheet-button').click();
    const menu = page.locator('.office-sidebar nav');
    await menu.getByRole('button', { name: 'Toka' }).waitFor();
    await expectKiswahili();
    const heights = await menu
      .locator('a, button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(7);
    expect(heights.filter((height) => height < 44)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await menu
      .getByRole('button', { name: 'Toka' })
      .evaluate((each) => each.getBoundingClientRect().height);
    expect(wide).toBeGreaterThanOrEqual(44);
  });
});
