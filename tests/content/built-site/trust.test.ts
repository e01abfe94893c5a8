/** What the operator can prove, on the page of terms and with a link from the pages on which people book. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { PROOF_ANCHOR, proofUrl } from '../../../src/contract/protocol/routes.ts';
import { drawEdition, SITE } from '../../parts/site/draw-edition.ts';
import { wordsOf } from '../../parts/sources/built-site.ts';

const BOOKING = ['package_booking', 'PlanyourTrip', 'book_flight', 'event_host/contact_us', 'stay_services'];

const override = (item: string, field: string, value: unknown, language: 'en' | 'de' | 'fr' = 'en') =>
  ({ item, field, language, value }) satisfies FieldOverride;

describe('With nothing filled in', () => {
  it.each(['', 'de/', 'fr/'])('there is no such part, and no link to one (%s)', async (language) => {
    for (const page of ['terms', ...BOOKING])
      expect(await readFile(join(SITE, `${language}${page}.html`), 'utf8')).not.toContain(PROOF_ANCHOR);
  });
});

describe('With some of it filled in', () => {
  const protection = 'A bond of the association returns what you paid.';
  let drawn: Awaited<ReturnType<typeof drawEdition>>;
  beforeAll(async () => {
    drawn = await drawEdition([
      override('trust', 'foundedYear', 2009),
      override('trust', 'vehicles', 1),
      override('trust', 'protection', protection),
      override('trust', 'protection', 'Eine Bürgschaft zahlt zurück.', 'de'),
      override('company', 'reviewLinks', [{ label: 'Reviews of us', address: 'https://reviews.example/us' }]),
    ]);
  }, 300_000);
  afterAll(() => rm(drawn.edition, { recursive: true }));
  const read = (page: string) => readFile(join(drawn.folder, `${page}.html`), 'utf8');
  const years = new Date().getFullYear() - 2009;

  it.each([
    ['terms', ['Who you book with', `Since 2009: ${years} years`, '1 vehicle of our own', protection]],
    ['de/terms', ['Bei wem Sie buchen', `Seit 2009: ${years} Jahre`, '1 eigenes Fahrzeug', 'Bürgschaft']],
    ['fr/terms', ['Avec qui vous réservez', `Depuis 2009`, `${years} ans`, '1 véhicule']],
  ])('it is on %s, and what is empty is not', async (page, texts) => {
    const html = await read(page);
    const section =
      html.slice(html.indexOf(`aria-labelledby="${PROOF_ANCHOR}"`)).split('</section>')[0] ?? '';
    for (const text of texts) expect(wordsOf(section)).toContain(text);
    expect(section).toContain('href="https://reviews.example/us"');
    expect(section.match(/<dt>/g)).toHaveLength(4);
  });

  it.each(BOOKING)('/%s leads to it, in each language', async (page) => {
    expect(await read(page)).toContain(`href="${proofUrl}"`);
    expect(await read(`de/${page}`)).toContain(`href="/de${proofUrl}"`);
    expect(await read(`fr/${page}`)).toContain(`href="/fr${proofUrl}"`);
  });
});
