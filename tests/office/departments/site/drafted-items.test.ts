/** Drafts by item: what is published together, what is to be minded, and changes in words. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ListedItem } from '../../../../src/content/editable/field.ts';
import type { ShownDraft } from '../../../../src/device/records/index.ts';
import { draftKey } from '../../../../src/kinds/site-draft/schema.ts';
import {
  fieldOfKey,
  namedChange,
} from '../../../../src/office/departments/management/site/changes/named-change.ts';
import { pageChoices } from '../../../../src/office/departments/management/site/preview/page-choices.ts';
import {
  authorsOf,
  draftedItems,
  draftIds,
} from '../../../../src/office/departments/management/site/publish/drafted-items.ts';
import {
  forgetReleaseId,
  withReleaseId,
} from '../../../../src/office/departments/management/site/publish/release-ids.ts';

const company: ListedItem = {
  id: 'company',
  title: 'Contacts',
  pages: [],
  isEverywhere: true,
  values: [],
  fields: [
    { path: 'email', label: 'E-mail', kind: 'email', value: 'info@example.com' },
    {
      path: 'opening hours',
      label: 'Hours',
      kind: 'line',
      isTranslated: true,
      value: 'Daily',
      de: 'Täglich',
    },
  ],
};
const serengeti: ListedItem = {
  id: 'place/serengeti',
  title: 'Serengeti',
  pages: ['/wildlife/serengeti', '/wildlife'],
  values: [],
  fields: [{ path: 'title', label: 'Title', kind: 'line', isTranslated: true, value: 'Grass', de: 'Gras' }],
};
const items = [company, serengeti];

const draft = (part: Partial<ShownDraft>): ShownDraft => ({
  id: v7(),
  item: 'company',
  field: 'email',
  language: 'en',
  value: 'desk@example.com',
  by: { id: v7(), name: 'Asha' },
  at: '2026-11-29T12:00:00.000Z',
  ...part,
});
const stateOf = (...drafts: ShownDraft[]) => ({
  drafts: new Map(drafts.map((one) => [draftKey(one), one])),
  published: new Map(),
});

it('are in the order of the list, without those that are over', () => {
  const mine = draft({});
  const theirs = draft({
    item: 'place/serengeti',
    field: 'title',
    value: 'Grass, far',
    by: { id: v7(), name: 'Juma' },
  });
  const over = draft({ field: 'opening hours', value: null });
  const { drafted, unknown } = draftedItems(items, stateOf(theirs, over, mine));
  expect(drafted.map(({ item, isWaiting }) => [item.id, isWaiting])).toEqual([
    ['company', false],
    ['place/serengeti', false],
  ]);
  expect(drafted.flatMap(draftIds)).toEqual([mine.id, theirs.id]);
  expect(unknown).toEqual([]);
  expect(authorsOf([mine, theirs, mine])).toEqual(['Asha', 'Juma']);
});

it('name the translations that are of the older text then, drafted ones and those on the site', () => {
  const english = draft({ item: 'place/serengeti', field: 'title', value: 'Grass, far' });
  const older = (...drafts: ShownDraft[]) =>
    draftedItems(items, stateOf(...drafts)).drafted.flatMap((one) =>
      one.older.map(({ language }) => language),
    );
  expect(older(english)).toEqual(['de']);
  expect(older(english, { ...english, language: 'de', value: 'Gras, weit', source: 'Grass, far' })).toEqual(
    [],
  );
  expect(older({ ...english, language: 'fr', value: 'De l’herbe', source: 'Grass of before' })).toEqual([
    'fr',
  ]);
  // Of what is not drafted, nothing changes.
  expect(older(draft({}))).toEqual([]);
});

it('wait while one of them is on this device alone, and name what this version does not know', () => {
  const { drafted, unknown } = draftedItems(
    items,
    stateOf(draft({ isWaiting: true }), draft({ item: 'boat/dhow' }), draft({ field: 'fax' })),
  );
  expect(drafted.map(({ isWaiting }) => isWaiting)).toEqual([true]);
  expect(unknown.map(({ item, field }) => `${item} ${field}`)).toEqual(['boat/dhow email', 'company fax']);
});

it('are told with the labels of the forms, and with what the site was built with for nothing', () => {
  const change = {
    item: 'company',
    field: 'opening hours',
    language: 'de',
    before: null,
    after: 'Immer',
  } as const;
  expect(namedChange(items, change)).toMatchObject({
    name: 'Contacts: Hours, German',
    before: 'Täglich',
    after: 'Immer',
  });
  expect(namedChange(items, { ...change, field: 'email', language: 'en', after: null })).toMatchObject({
    name: 'Contacts: E-mail',
    after: 'info@example.com',
  });
  expect(namedChange(items, { ...change, item: 'boat/dhow', after: ['a', 'b'] })).toMatchObject({
    name: 'boat/dhow: opening hours',
    before: '',
    after: '["a","b"]',
  });
  expect(fieldOfKey(items, 'company opening hours de')).toMatchObject({
    field: 'opening hours',
    name: 'Contacts: Hours, German',
  });
  expect(fieldOfKey(items, 'at')).toBeUndefined();
});

it('keep the id of a release that nobody answered, and of that one alone', () => {
  const release = { parent: 3, drafts: [v7()], note: '' };
  const first = withReleaseId(release);
  expect(withReleaseId(release)).toEqual(first);
  expect(withReleaseId({ ...release, drafts: [v7()] }).id).not.toBe(first.id);
  forgetReleaseId(first);
  expect(withReleaseId(release).id).not.toBe(first.id);
});

it('Pages of the staff, which have the contacts too, are not offered', () => {
  const changed = ['/Management', '/HR_department', '/not-found', '/terms'];
  const [english, ...more] = pageChoices(changed, items, []);
  expect(english?.pages.map(({ address }) => address)).toEqual(['/terms']);
  expect(more).toEqual([]);
});

it('lead to the pages of the changed items first, by language', () => {
  const changed = ['/', '/Culture', '/de', '/de/wildlife/serengeti', '/wildlife/serengeti', '/fr/Culture'];
  expect(pageChoices(changed, items, [serengeti])).toEqual([
    {
      language: 'en',
      pages: [
        { address: '/wildlife/serengeti', label: 'Serengeti (/wildlife/serengeti)' },
        { address: '/', label: '/' },
        { address: '/Culture', label: '/Culture' },
      ],
    },
    {
      language: 'de',
      pages: [
        { address: '/de/wildlife/serengeti', label: 'Serengeti (/de/wildlife/serengeti)' },
        { address: '/de', label: '/de' },
      ],
    },
    { language: 'fr', pages: [{ address: '/fr/Culture', label: '/fr/Culture' }] },
  ]);
});
