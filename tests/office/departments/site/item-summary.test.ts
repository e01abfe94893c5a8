/** What the list of the site and its bar say of a notice, and of drafts that wait for their time. */
import { expect, it } from 'vitest';
import { ALL_PAGES } from '../../../../src/content/all-pages.ts';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import { operatorItems } from '../../../../src/content/editable/operator-items.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import { draftKey } from '../../../../src/kinds/site-draft/schema.ts';
import { summaryOf } from '../../../../src/office/departments/management/site/item-summary.ts';
import { dueTimes } from '../../../../src/office/departments/management/site/publish/due-drafts.ts';

const notice = operatorItems.find(({ id }) => id === 'notice/1') as ListedItem;
const titles = new Map([
  ['/', 'Home'],
  ['/terms', 'Terms'],
]);
const saying = (values: Readonly<Record<string, unknown>>) => ({
  drafts: new Map(),
  published: new Map(
    Object.entries(values).map(([field, value]) => {
      const one: FieldOverride = { item: 'notice/1', field, language: 'en', value };
      return [draftKey(one), one];
    }),
  ),
});
const TEXT = 'The road to the crater is closed.';

it('a notice is told by its text, its pages and its end', () => {
  expect(
    summaryOf(
      notice,
      saying({ text: TEXT, pages: ['/', '/terms', '/map'], until: '2027-05-31T20:59:00.000Z' }),
      titles,
    ),
  ).toEqual({ text: TEXT, pages: 'Home and 2 more', when: 'Until 31 May 2027, 23:59' });
  expect(summaryOf(notice, saying({ text: TEXT, pages: ['/terms'] }), titles)).toEqual({
    text: TEXT,
    pages: 'Terms',
    when: '',
  });
  expect(summaryOf(notice, saying({ text: TEXT, pages: [ALL_PAGES] }), titles).pages).toBe('All');
});

it('a notice that says nothing is on no page', () => {
  expect(summaryOf(notice, saying({}), titles)).toEqual({ text: '', pages: '–', when: '' });
});

it('a draft waits for the time of the release that has the same text, and not with another one', () => {
  const draft = { item: 'notice/1', field: 'text', language: 'en', value: TEXT } as const;
  const dueOf = dueTimes([
    {
      id: 'r',
      at: '2026-12-01T05:00:00.000Z',
      by: { id: 'a', name: 'Asha' },
      note: '',
      changes: [{ item: 'notice/1', field: 'text', language: 'en', after: TEXT }],
    },
  ]);
  expect(dueOf(draft)).toBe('2026-12-01T05:00:00.000Z');
  expect(dueOf({ ...draft, value: 'Open again.' })).toBeUndefined();
});
