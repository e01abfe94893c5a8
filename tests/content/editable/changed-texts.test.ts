/** What the operator has changed, in the documents of other languages. */
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../../src/app/navigation/page-document.ts';
import { pairMembers } from '../../../src/build/texts/pair-members.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import type { PackagePanel } from '../../../src/content/types.ts';
import { publishHere } from '../../parts/site/publish-here.ts';

const override = (
  item: string,
  field: string,
  value: unknown,
  language: FieldOverride['language'] = 'en',
): FieldOverride => ({ item, field, language, value });

const FAMILY = 'package/midBudget';
const SERENGETI = 'place/serengeti';

const overrides = [
  override('figures/midBudget', 'price', '$12,990'),
  override('figures/luxuryTravel', 'availability', 'November to February'),
  override('figures/adventureNorth', 'availability', 'All year'),
  // English alone: the older German stays.
  override(SERENGETI, 'standfirst', 'Grass, granite, and herds.'),
  // German alone.
  override(SERENGETI, 'location', 'Im Norden Tansanias', 'de'),
  // Both, with a value; and a list that has another length in each language.
  override(FAMILY, 'year.inWords', 'From {price}, {season}.'),
  override(FAMILY, 'year.inWords', 'Ab {price}, {season}.', 'de'),
  override(FAMILY, 'tabs.0.panel.items', ['One', 'Two', 'Three']),
  override(FAMILY, 'tabs.0.panel.items', ['Eins', 'Zwei, ab $1,000'], 'de'),
  // A list of which English has changed one member, and has a new one; the rest is as it was.
  override(FAMILY, 'tabs.6.panel.excluded', [
    'Flights and visas',
    'Travel and medical insurance',
    'Soft and alcoholic drinks',
    'Laundry',
    'Ten quiet days',
    'Tips',
    'Souvenirs, and their transport',
  ]),
  // The same English text stands in other packages too, whose German is their own.
  override(FAMILY, 'tabs.1.panel.days.0.meals', 'Abendbrot', 'de'),
  override('terms', 'deposit.answer', 'A fifth is due.'),
  override('terms', 'balance.answer', 'Due at the start.'),
  override('terms', 'balance.answer', 'Fällig bei Beginn.', 'de'),
  override('partners', 'text', 'Ask us for names.'),
  override('terms', 'answerTime.answer', 'Within a day.'),
  override('terms', 'answerTime.answer', 'Innerhalb eines Tages.', 'de'),
];

let germanOf: (address: string, data: unknown) => unknown;
let content: {
  packages: typeof import('../../../src/content/packages/list.ts')['packages'];
  parks: typeof import('../../../src/content/parks/list.ts')['parks'];
  terms: { title: string; text: string }[];
};
let detailsIn: typeof import('../../../src/build/render-document.tsx')['detailsFor'];

publishHere(overrides, async () => {
  const { addTranslations } = await import('../../../src/build/texts/translate.ts');
  const { knownTerms } = await import('../../../src/build/documents/terms.ts');
  const { bookingTerms } = await import('../../../src/content/booking-terms.ts');
  ({ detailsFor: detailsIn } = await import('../../../src/build/render-document.tsx'));
  content = {
    ...(await import('../../../src/content/packages/list.ts')),
    ...(await import('../../../src/content/parks/list.ts')),
    terms: knownTerms(bookingTerms),
  };
  germanOf = (address, data) => {
    const documents = [{ address, data, head: {} }] as unknown as PageDocument[];
    addTranslations(documents);
    return documents.find(({ language }) => language === 'de')?.data;
  };
});

const family = () => content.packages[0] as (typeof content.packages)[number];
const serengeti = () => content.parks[0] as (typeof content.parks)[number];

it('The ring of a package shows the season that it has now', () => {
  const luxury = content.packages.find(({ address }) => address === '/luxury_travel');
  expect(luxury?.year.best).toEqual([1, 2, 11, 12]);
  expect(family().year.best).toEqual([3, 4, 5]);
  const budget = content.packages.find(({ address }) => address === '/adventure_north');
  expect(budget?.year.best).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe('In German', () => {
  it('a text whose English alone has changed is the older one', () => {
    expect(serengeti().standfirst).toBe('Grass, granite, and herds.');
    expect(germanOf('/wildlife/Serengeti', serengeti().standfirst)).toMatch(/^Kurzes Gras/);
  });

  it('a text has the translation that was published', () => {
    expect(germanOf('/wildlife/Serengeti', serengeti().location)).toBe('Im Norden Tansanias');
  });

  it('values are filled in as the language writes them', () => {
    expect(family().year.inWords).toBe('From $12,990, March to May.');
    expect(germanOf('/mid_budget', family().year.inWords)).toBe('Ab 12.990\u00a0$, März bis Mai.');
    expect(germanOf('/mid_budget', family().price)).toBe('12.990\u00a0$');
  });

  it('a list may have another length', () => {
    expect(germanOf('/mid_budget', ['One', 'Two', 'Three'])).toEqual(['Eins', 'Zwei, ab 1.000\u00a0$']);
  });

  it('members of a list that stayed are as before, one that changed is the older one, a new one is in English', () => {
    const panel = family().tabs[6]?.panel as Extract<PackagePanel, { kind: 'inclusions' }>;
    const german = germanOf('/mid_budget', panel.excluded) as string[];
    expect(german[0]).toMatch(/^Internationale Flüge/);
    expect(german[3]).toMatch(/^Wäsche/);
    expect(german[4]).toBe('Ten quiet days');
    expect(german).toHaveLength(7);
  });

  it('the same English text on the page of another item keeps its own translation', () => {
    expect(germanOf('/mid_budget', 'Dinner')).toBe('Abendbrot');
    expect(germanOf('/luxury_travel', 'Dinner')).toBe('Abendessen');
  });

  it('a term keeps what is translated of it', () => {
    const term = (title: string) => content.terms.find((one) => one.title === title)?.text;
    expect(germanOf('/terms', term('Deposit'))).toMatch(
      /^Auf dieser Website wird nichts bezahlt\..* A fifth is due\.$/,
    );
    expect(germanOf('/terms', term('Balance'))).toMatch(/^Unser Angebot nennt .* Fällig bei Beginn\.$/);
  });

  it('a document carries the texts of the operator in its own language', () => {
    expect(detailsIn({ kind: 'home' })).toMatchObject({
      partnersText: 'Ask us for names.',
      answerTime: 'Within a day.',
    });
    expect(detailsIn({ kind: 'home', language: 'de' })).toMatchObject({
      partnersText: expect.stringMatching(/^Jedes Angebot nennt/),
      answerTime: 'Innerhalb eines Tages.',
    });
  });
});

describe('Members of a changed list', () => {
  it.each([
    ['one that was rewritten', 'axc', 'abc', ['xb']],
    ['two at the end', 'axy', 'abc', ['xb', 'yc']],
    ['one in front', 'xabc', 'abc', []],
    ['one that was left out', 'ac', 'abc', []],
    ['all of them', 'xyz', 'abc', ['xa', 'yb', 'zc']],
    ['more than before', 'wxyz', 'abc', []],
    ['two that changed places', 'ba', 'ab', []],
  ])('%s', (_what, now, before, pairs) => {
    expect(pairMembers([...now], [...before]).map((pair) => pair.join(''))).toEqual(pairs);
  });
});
