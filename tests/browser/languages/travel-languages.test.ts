/** Travellers in German and French, with and without a signal (docs/contract.md#languages). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const footer = (page: Page) => page.locator('footer');

/** Waits until the pages and words of a language are saved on the phone. */
const waitUntilLanguageSaved = (page: Page, code: string) =>
  page.evaluate(async (start) => {
    for (;;) {
      const name = (await caches.keys()).find((key) => key.startsWith(start));
      if (name && (await caches.match('/pack-complete', { cacheName: name }))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, `/packs/language-${code}.`);

describe('A traveller who reads German', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('finds the language at the foot of a page in English, which has saved no other', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/terms'));
    await waitUntilSaved(page);
    expect(harness.line.seen.filter((call) => /language-|german|french|swahili/.test(call))).toEqual([]);
    await footer(page).getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(harness.at('/de/terms'));
    await page.getByRole('heading', { level: 1, name: 'Buchungsbedingungen' }).waitFor();
    expect(await languageOf(page)).toBe('de');
    await waitUntilLanguageSaved(page, 'de');
    expect(harness.line.seen.filter((call) => /language-fr|french/.test(call))).toEqual([]);
    await expectAccessible(page, 'the terms in German');
  });

  it('reads how many pages are saved, and how many more are in German', async () => {
    const { page } = harness.phone;
    const pages = page.getByRole('definition').first();
    const told = async (address: string) => {
      await page.goto(harness.at(address));
      await expect.poll(() => pages.innerText()).toMatch(/\d+ \w+ \d+/);
      return pages.innerText();
    };
    for (const address of ['/de/offline', '/offline']) {
      const [, here, inAll, further] = /^(\d+) \w+ (\d+)\s*\+ (\d+) Deutsch$/.exec(await told(address)) ?? [];
      expect(Number(inAll)).toBeGreaterThan(50);
      expect(here).toBe(inAll);
      expect(Number(further)).toBeGreaterThan(20);
    }
    await page.goto(harness.at('/de/terms'));
  });

  it('goes on in German without a signal, and comes back to it from a page in English', async () => {
    await harness.signal('down');
    const { page } = harness.phone;
    await footer(page).getByRole('link', { name: 'Reisepakete' }).click();
    await page.waitForURL(harness.at('/de/Alltrips'));
    await page.getByText('8 Tage · 1.850 $ pro Person in einer Vierergruppe').waitFor();
    await footer(page)
      .getByRole('link', { name: /Nachweise/ })
      .click();
    await page.waitForURL(harness.at('/credits'));
    await expect.poll(() => languageOf(page)).toBe('en');
    await footer(page).getByRole('link', { name: 'Plan Your Trip' }).click();
    await page.waitForURL(harness.at('/de/PlanyourTrip'));
    await page.getByRole('heading', { level: 1, name: 'Reise planen' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('de');
    expect(await page.title()).toContain('Tansania');
  });

  it('finds a place in German without a signal, reads of it, and sees where it is', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/de/search?q=Walhaie'));
    await page.getByRole('link', { name: /^Mafia Island: Walhaie/ }).click();
    await page.waitForURL(harness.at('/de/beachexperience/Mafia_island'));
    await page.getByRole('heading', { name: 'Reisetipps' }).waitFor();
    await page.getByRole('link', { name: 'Zur ganzen Karte' }).click();
    await page.waitForURL(/\/de\/map\?at=\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Die Karte' }).waitFor();
    expect(await languageOf(page)).toBe('de');
    await page.goto(harness.at('/de/PlanyourTrip'));
  });

  it('is told in German what is missing, and keeps a reference', async () => {
    const { page } = harness.phone;
    const form = page.getByRole('form', { name: 'Reiseplan' });
    await form.getByRole('button', { name: 'Absenden' }).click();
    await form.getByText('Bitte ausfüllen: Name.').waitFor();
    await form.getByLabel('Was Sie vorhaben').fill('Safari und Strand');
    await form.getByLabel('Anzahl der Tage').fill('9');
    await form.getByLabel('Anzahl der Reisenden').fill('2');
    await form.getByLabel('Wer reist').selectOption('Hochzeitsreise');
    await form.getByLabel('Wunschtermin').fill('2027-06-14');
    await form.getByLabel('Name').fill('Jutta Groß');
    await form.getByLabel('E-Mail').fill('jutta@example.com');
    await expectAccessible(page, 'the trip plan in German');
    await form.getByRole('button', { name: 'Absenden' }).click();
    await page.getByText('Auf diesem Gerät gespeichert. Wir senden es, sobald Sie online sind.').waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
  });

  it('sees it wait in an outbox in German', async () => {
    const { page } = harness.phone;
    await page.getByRole('link', { name: 'Ansehen, was dieses Gerät gesendet hat' }).click();
    await page.waitForURL(harness.at('/de/outbox'));
    await page.getByRole('heading', { name: 'Noch nicht gesendet' }).waitFor();
    await page.getByText('Auf diesem Gerät sicher.').first().waitFor();
    await expectAccessible(page, 'the outbox in German');
  });

  it('is received as the office knows it, in English', async () => {
    await harness.signal('up');
    await expect
      .poll(() => harness.server.rows('trip_plan'))
      .toMatchObject([{ activity: 'Safari and beach', category: 'Honeymoon', days: 9, name: 'Jutta Groß' }]);
    await harness.phone.page.getByText('Eingegangen').first().waitFor();
  });

  it('books a package under its own name', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/de/package_booking?packagename=Adventure%20North'));
    await page.getByRole('heading', { level: 1, name: /^Ihre Reise: / }).waitFor();
    await footer(page).getByRole('link', { name: 'English' }).click();
    await page.waitForURL(harness.at('/package_booking?packagename=Adventure%20North'));
    await page.getByRole('heading', { level: 1, name: /^Plan Your / }).waitFor();
    await footer(page).getByRole('link', { name: 'Booking terms' }).click();
    await page.waitForURL(harness.at('/terms'));
  });
});

describe('A traveller who reads French', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('opens a page in French, and has such pages without a signal from then on', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/terms'));
    await waitUntilSaved(page);
    await page.goto(harness.at('/fr/terms'));
    await page.getByRole('heading', { level: 1, name: 'Conditions de réservation' }).waitFor();
    await waitUntilLanguageSaved(page, 'fr');
    await harness.signal('down');
    await harness.restart('close');
    const again = harness.phone.page;
    await again.goto(harness.at('/fr/outbox'));
    await again.getByText('Rien n’attend sur cet appareil.').waitFor();
    await again.goto(harness.at('/fr/PlanyourTrip'));
    await again
      .getByRole('form', { name: 'Projet de voyage' })
      .getByRole('button', { name: 'Envoyer' })
      .click();
    await again.getByText('À remplir : Nom.').waitFor();
    await expectAccessible(again, 'the trip plan in French');
  });
});
