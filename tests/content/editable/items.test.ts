import { describe, expect, it } from 'vitest';
import { globalRegistry } from 'zod/mini';
import { readPath, withPath } from '../../../src/content/editable/field-path.ts';
import { fieldSchema, itemSchema } from '../../../src/content/editable/field-schema.ts';
import { textOfValue, valueOfText } from '../../../src/content/editable/field-text.ts';
import { editableItems, findItem } from '../../../src/content/editable/items.ts';
import { packages } from '../../../src/content/packages/list.ts';
import { parks } from '../../../src/content/parks/list.ts';
import type { Park } from '../../../src/content/types.ts';
import { routes } from '../../../src/contract/protocol/routes.ts';

const fields = editableItems.flatMap((item) => item.fields.map((field) => ({ item, field })));
const fieldOf = (id: string, path: string) => {
  const item = findItem(id);
  const field = item?.fields.find((one) => one.path === path);
  if (!item || !field) throw new Error(`There is no ${id} ${path}`);
  return { item, field };
};
const problemOf = (id: string, path: string, value: unknown): string => {
  const { item, field } = fieldOf(id, path);
  const result = fieldSchema(field, item.values).safeParse(value);
  return result.success ? '' : (result.error.issues[0]?.message ?? '');
};

describe('What the operator can change', () => {
  it('is every package, place and page, and what stands on all of them', () => {
    const ids = editableItems.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('place/'))).toHaveLength(47);
    expect(ids.filter((id) => id.startsWith('package/'))).toHaveLength(10);
    expect(ids.filter((id) => id.startsWith('figures/'))).toHaveLength(10);
    for (const id of ['company', 'terms', 'partners', 'events', 'stays', 'page/home', 'place/serengeti']) {
      expect(ids).toContain(id);
    }
  });

  it('names each field once within its item', () => {
    for (const { id, fields: own } of editableItems) {
      const paths = own.map(({ path }) => path);
      expect(new Set(paths).size, id).toBe(paths.length);
    }
  });

  it('holds values that their own rules accept', () => {
    for (const { item, field } of fields) {
      if (field.locked) continue;
      expect(problemOf(item.id, field.path, field.value), `${item.id} ${field.path}`).toBe('');
    }
  });

  it('is typed as it is shown', () => {
    for (const { item, field } of fields) {
      if (field.locked) continue;
      const again = valueOfText(field, textOfValue(field, field.value));
      expect(again, `${item.id} ${field.path}`).toEqual(field.value);
    }
  });

  it('says label and help in the metadata of its rules', () => {
    const { item, field } = fieldOf('place/serengeti', 'head.title');
    expect(globalRegistry.get(fieldSchema(field, item.values))).toMatchObject({
      title: 'Title for search results',
      description: expect.stringContaining('search results'),
    });
  });

  it('is found and replaced by its path in the content', () => {
    const serengeti = parks[0] as Park;
    const { field } = fieldOf('place/serengeti', 'head.title');
    expect(readPath(serengeti, 'head.title')).toBe(field.value);
    expect(withPath(serengeti, 'head.title', 'Other').head).toEqual({ ...serengeti.head, title: 'Other' });
    const [family] = packages;
    const changed = withPath(family, 'tabs.1.panel.days.0.title', 'Landing');
    expect(readPath(changed, 'tabs.1.panel.days.0.title')).toBe('Landing');
    expect(readPath(changed, 'tabs.1.panel.days.1')).toEqual(readPath(family, 'tabs.1.panel.days.1'));
    const terms = [{ title: 'Deposit', answer: '' }];
    expect(withPath(terms, 'deposit.answer', 'A fifth.')).toEqual([{ title: 'Deposit', answer: 'A fifth.' }]);
  });

  it('is on pages that there are', () => {
    const own = editableItems.flatMap(({ id, pages }) =>
      /^(place|package)\//.test(id) ? pages.slice(0, 1) : [],
    );
    const addresses = new Set<string>([...Object.values(routes), ...own]);
    for (const { id, pages, isEverywhere } of editableItems) {
      if (!isEverywhere && id !== 'page/notFound') expect(pages, id).not.toHaveLength(0);
      for (const page of pages) expect(addresses, `${id}: ${page}`).toContain(page);
    }
  });
});

describe('What is agreed stays as it is, and says why', () => {
  it.each([
    ['place/mkomanzi-national-park', 'title'],
    ['place/mkomanzi-national-park', 'callToAction'],
    ['place/serengeti', 'facts.area'],
    ['place/mount-meru', 'duration'],
    ['figures/midBudget', 'name'],
    ['package/midBudget', 'tabs.0.label'],
    ['page/packageBooking', 'standfirst'],
    ['page/home', 'booking.title'],
    ['page/eventPackages', 'packages.Business Boost.price'],
    ['company', 'name'],
  ])('%s %s', (id, path) => {
    const { item, field } = fieldOf(id, path);
    expect(field.locked).toMatch(/\.$/);
    expect(itemSchema(item).safeParse({ [path]: field.value }).success).toBe(false);
  });
});

describe('Rules', () => {
  it('take an item with one change, and none that it does not know', () => {
    const company = findItem('company');
    if (!company) throw new Error('No company');
    const schema = itemSchema(company);
    expect(schema.safeParse({ email: 'desk@savanna.test' }).success).toBe(true);
    expect(schema.safeParse({ emial: 'desk@savanna.test' }).success).toBe(false);
  });

  it.each([
    ['figures/midBudget', 'price', '$0', /at least \$1/],
    ['figures/midBudget', 'price', '$0.50', /at least \$1/],
    ['figures/midBudget', 'price', '1,850', /comma for thousands/],
    ['figures/midBudget', 'price', '$1850', /comma for thousands/],
    ['figures/midBudget', 'price', '-$5', /at least \$1/],
    ['figures/midBudget', 'price', 1850, /comma for thousands/],
    ['figures/midBudget', 'days', 0, /whole number from 1/],
    ['figures/midBudget', 'days', 7.5, /whole number/],
    ['figures/midBudget', 'days', Number.NaN, /whole number/],
    ['company', 'email', 'bookings', /e-mail address/],
    ['company', 'phones', [{ printed: '0700 000 001', dialled: '+0700000001' }], /country’s code/],
    ['company', 'phones', [{ printed: '+255 700 000 001', dialled: '+255700000009' }], /country’s code/],
    ['company', 'phones', [], /at least 1/],
    ['company', 'whatsapp', '0700', /country’s code/],
    ['company', 'socials', [{ label: 'Chat', address: 'javascript:alert(1)' }], /https/],
    ['company', 'socials', [{ label: 'Chat', address: 'http://example.com' }], /https/],
    ['company', 'socials', [{ label: 'Chat', address: 'https://me:secret@example.com' }], /https/],
    ['place/serengeti', 'head.title', 'Too short', /at least 30/],
    ['place/serengeti', 'head.title', 'x'.repeat(66), /at most 65/],
    ['place/serengeti', 'head.description', 'x'.repeat(161), /at most 160/],
    ['place/serengeti', 'standfirst', '', /required/],
    ['place/serengeti', 'standfirst', 'x'.repeat(100_000), /at most 2000|at most 160/],
    ['place/serengeti', 'standfirst', 'A </script><script>', /tag/],
    ['place/serengeti', 'standfirst', 'A \u202eplain', /nobody sees/],
    ['place/serengeti', 'standfirst', 'A \u0000 plain', /cannot be shown/],
    ['place/serengeti', 'standfirst', 'A \u001b[31m plain', /cannot be shown/],
    ['place/serengeti', 'standfirst', 'A \ud800 plain', /cannot be shown/],
    ['place/serengeti', 'standfirst', 'From {price}', /no value is called \{price\}/],
    ['place/serengeti', 'topActivities', ['One'], /at least 4/],
    ['place/serengeti', 'description', 'Not a list', /must be a list/],
    ['package/midBudget', 'description', 'From {pirce} on', /no value is called \{pirce\}.*\{price\}/],
    ['package/midBudget', 'description', 'From {price on', /brace without its other half/],
    ['package/midBudget', 'description', 'From {constructor}', /no value is called/],
    ['package/midBudget', 'description', 'Two\nlines', /^$/],
  ])('%s %s: %j', (id, path, value, message) => {
    expect(problemOf(id, path, value)).toMatch(message);
  });

  it('take a year that has begun, and a number of vehicles', () => {
    const thisYear = new Date().getFullYear();
    for (const year of [1949, thisYear + 1, 1999.5, Number.NaN, '2009'])
      expect(problemOf('trust', 'foundedYear', year), String(year)).toMatch(/a year from 1950 to this one/);
    for (const year of [1950, thisYear, '']) expect(problemOf('trust', 'foundedYear', year)).toBe('');
    for (const vehicles of [0, 2.5, -1, 5000, Number.NaN, 'six'])
      expect(problemOf('trust', 'vehicles', vehicles), String(vehicles)).toMatch(/whole number from 1/);
    for (const vehicles of [1, 14, '']) expect(problemOf('trust', 'vehicles', vehicles)).toBe('');
    const { field } = fieldOf('trust', 'foundedYear');
    expect(valueOfText(field, ' 2009 ')).toBe(2009);
    expect(valueOfText(field, ' ')).toBe('');
    expect(valueOfText(field, 'nine')).toBeNaN();
  });

  it('take Arabic and Hebrew letters, and prices with cents', () => {
    expect(problemOf('place/serengeti', 'standfirst', 'The town of بگاني by the sea, and שלום')).toBe('');
    expect(problemOf('figures/midBudget', 'price', '$3,752.50')).toBe('');
    expect(problemOf('package/midBudget', 'description', 'From {price}, {days} days in {season}')).toBe('');
  });

  it('take what is left empty on purpose', () => {
    expect(problemOf('company', 'licenceNumber', '')).toBe('');
    expect(problemOf('company', 'reviewLinks', [])).toBe('');
    expect(problemOf('terms', 'deposit.answer', '')).toBe('');
    expect(problemOf('trust', 'protection', '')).toBe('');
  });
});

it.each([
  ['3303', '$3,303'],
  ['$3303', '$3,303'],
  ['3,303', '$3,303'],
  ['$ 850', '$850'],
  ['120000.50', '$120,000.50'],
  ['3.303', '3.303'],
  ['3303,30', '3303,30'],
  ['-5', '-5'],
])('A price that is typed as %s means %s', (typed, meant) => {
  expect(valueOfText({ kind: 'price' }, typed)).toBe(meant);
});
