/**
 * Fields that the operator can change are seen in the site, in the language in which they were changed: those of two
 * items, with a field of each kind that is a page's own. every-field.test.ts has all.
 */
import { beforeAll, expect, it } from 'vitest';
import { editableItems } from '../../../src/content/editable/items.ts';
import {
  drawMarked,
  LANGUAGES,
  type MarkedDocuments,
  markFields,
  notSeen,
  seenInEnglish,
} from '../../parts/site/marked-fields.ts';

const ITEMS = ['place/serengeti', 'events'];

const marked = markFields(editableItems.filter(({ id }) => ITEMS.includes(id)));

let documents: MarkedDocuments;
beforeAll(async () => {
  documents = await drawMarked(marked);
}, 300_000);

it('Fields of every kind were changed', () => {
  const kinds = new Set(
    editableItems
      .filter(({ id }) => ITEMS.includes(id))
      .flatMap(({ fields }) => fields.map(({ kind }) => kind)),
  );
  expect([...kinds].sort()).toEqual(['line', 'lines', 'paragraphs', 'price', 'records', 'text']);
});

it.each(LANGUAGES)('All that was changed is seen (%s)', (language) => {
  expect(notSeen(marked, documents, language)).toEqual([]);
});

it.each(['de', 'fr'] as const)('Nothing that has a translation is seen in English (%s)', (language) => {
  expect(seenInEnglish(marked, documents, language)).toEqual([]);
});
