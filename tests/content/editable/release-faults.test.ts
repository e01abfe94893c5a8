import { describe, expect, it } from 'vitest';
import { findItem } from '../../../src/content/editable/items.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { faultsOfOverrides, usableOverrides } from '../../../src/content/editable/release-faults.ts';

const change = (
  item: string,
  field: string,
  value: unknown,
  language: FieldOverride['language'] = 'en',
): FieldOverride => ({ item, field, language, value });
const messagesOf = (...overrides: FieldOverride[]) =>
  faultsOfOverrides(overrides).map(({ message }) => message);
const builtOf = (item: string, field: string) =>
  findItem(item)?.fields.find(({ path }) => path === field)?.value;

const PHONES = change('company', 'phones', [{ printed: '+255 712 345 678', dialled: '+255712345678' }]);
const PRICE = change('figures/midBudget', 'price', '$1,990');

describe('A release is stopped by', () => {
  it('nothing, when every field keeps to its rules', () => {
    expect(faultsOfOverrides([PHONES, PRICE])).toEqual([]);
    const german = change(
      'package/midBudget',
      'tabs.4.panel.rows',
      [{ title: 'Pro Person', text: '{price} für {days} Tage, {season}.' }],
      'de',
    );
    const english = change('package/midBudget', 'tabs.4.panel.rows', [
      { title: 'Each', text: '{price} for {days} days, {season}.' },
    ]);
    expect(faultsOfOverrides([english, german])).toEqual([]);
  });

  it.each([
    ['an item that is not there', change('place/atlantis', 'title', 'Atlantis'), /no such part/],
    ['a field that is not there', change('company', 'fax', '1'), /no such field/],
    ['a text that is agreed', change('place/serengeti', 'callToAction', 'Go'), /rely on this text/],
    ['a value of the wrong kind', change('figures/midBudget', 'price', 1850), /comma for thousands/],
    ['a price of 0', change('figures/midBudget', 'price', '$0'), /at least \$1/],
    [
      'a name that no value has',
      change('package/midBudget', 'description', 'From {pirce}'),
      /no value is called/,
    ],
    ['a tag', change('place/serengeti', 'standfirst', '</script>'), /tag/],
    ['a day that is none', change('notice/1', 'until', '20 March'), /day and a time/],
    [
      'an address of another site',
      change('notice/1', 'pages', ['https://example.com']),
      /addresses of pages/,
    ],
    ['a long notice', change('notice/1', 'text', 'x'.repeat(301)), /at most 300/],
    [
      'a page that is not there',
      change('notice/1', 'pages', ['/terms', '/Trems']),
      /There is no page \/Trems/,
    ],
    ['a translation of a number', change('figures/midBudget', 'price', '$1', 'de'), /same in every language/],
  ])('%s', (_what, override, message) => {
    expect(faultsOfOverrides([override])).toEqual([
      {
        item: override.item,
        field: override.field,
        language: override.language,
        message: expect.stringMatching(message),
      },
    ]);
  });

  it('a notice that ends before it begins', () => {
    const from = change('notice/2', 'from', '2026-03-20T15:00:00.000Z');
    expect(messagesOf(from, change('notice/2', 'until', '2026-03-20T14:00:00.000Z'))).toEqual([
      'The notice ends before it begins.',
    ]);
    expect(messagesOf(from, change('notice/2', 'until', '2026-03-20T16:00:00.000Z'))).toEqual([]);
    expect(messagesOf(change('notice/2', 'pages', ['all']), change('notice/2', 'pages', ['/Terms']))).toEqual(
      [],
    );
  });

  it('days that the itinerary does not have', () => {
    expect(messagesOf(change('figures/midBudget', 'days', 9))).toEqual([
      'Days: the itinerary has 8, so that it cannot be 9.',
    ]);
    expect(messagesOf(change('figures/midBudget', 'days', 8))).toEqual([]);
  });

  it('a title that is too long with its values, and a price that makes one too long', () => {
    const title = `${'A title of 56 characters, with the price at its end: '.padEnd(55, 'x')}{price}`;
    expect(messagesOf(change('package/midBudget', 'head.title', title))).toEqual([]);
    const faults = faultsOfOverrides([
      change('package/midBudget', 'head.title', title),
      change('figures/midBudget', 'price', '$123,456.50'),
    ]);
    expect(faults).toContainEqual({
      item: 'package/midBudget',
      field: 'head.title',
      language: 'en',
      message:
        'Title for search results has 66 characters with its values filled in, and may have at most 65.',
    });
  });

  it('a translation that says other values than its English', () => {
    const [item, field] = ['package/midBudget', 'year.inWords'] as const;
    expect(messagesOf(change(item, field, 'Grün und ruhig.', 'de'))).toEqual([
      'The English text says {season}, and this one does not.',
    ]);
    expect(messagesOf(change(item, field, '{season}, ab {price}.', 'fr'))).toEqual([
      'This text says {price}, and the English one does not.',
    ]);
  });

  it('a title for search results that another page has', () => {
    const title = builtOf('place/ngorongoro', 'head.title');
    expect(messagesOf(change('place/serengeti', 'head.title', title))).toEqual([
      expect.stringMatching(/^“Ngorongoro.*has the same/),
    ]);
  });
});

it('What a newer program refuses is left out and listed', () => {
  const old = change('place/atlantis', 'title', 'Atlantis');
  const { usable, refused } = usableOverrides([PHONES, old, PRICE]);
  expect(usable).toEqual([PHONES, PRICE]);
  expect(refused).toEqual([
    { item: 'place/atlantis', field: 'title', language: 'en', message: expect.any(String) },
  ]);
});

describe('What a party pays', () => {
  it('is for a group that ends where it begins, or later', () => {
    expect(messagesOf(change('figures/midBudget', 'group.least', 3))).toEqual([]);
    expect(messagesOf(change('figures/midBudget', 'group.least', 5))).toEqual([
      'Most people for the price: it begins with 5.',
    ]);
    expect(
      messagesOf(change('figures/midBudget', 'group.least', 5), change('figures/midBudget', 'group.most', 6)),
    ).toEqual([]);
    expect(messagesOf(change('figures/midBudget', 'group.most', 13))).toEqual([
      'Most people for the price must be a whole number from 1 to 12.',
    ]);
  });

  it('is told in a currency that has a rate and a day', () => {
    const code = change('currency', 'code', 'EUR');
    const rate = change('currency', 'rate', '0.92');
    const day = change('currency', 'date', '2026-12-03');
    expect(messagesOf(code, rate, day)).toEqual([]);
    expect(messagesOf(code, rate)).toEqual([
      'Day of the rate is missing: currency, rate and day go together.',
    ]);
  });

  it.each([
    ['code', 'euro', /three letters/],
    ['code', 'USD', /three letters/],
    ['rate', '0', /above zero/],
    ['rate', '0,92', /above zero/],
    ['rate', '-1', /above zero/],
    ['rate', '1e3', /above zero/],
    ['date', '3 December', /real date/],
    ['date', '2026-02-30', /real date/],
  ])('but not in %s %s', (field, value, message) => {
    expect(messagesOf(change('currency', field, value))[0]).toMatch(message);
  });
});
