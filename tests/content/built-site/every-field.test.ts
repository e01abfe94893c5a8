/** Every field that the operator can change is seen in the site, in the language in which it was changed. */
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

// Photographs need pictures that are stored: photographs.test.ts shows them.
const marked = markFields(editableItems.filter(({ id }) => !id.startsWith('photo/')));

let documents: MarkedDocuments;
beforeAll(async () => {
  documents = await drawMarked(marked);
}, 300_000);

it.each(LANGUAGES)('All that was changed is seen (%s)', (language) => {
  expect(notSeen(marked, documents, language)).toEqual([]);
});

it.each(['de', 'fr'] as const)('Nothing that has a translation is seen in English (%s)', (language) => {
  expect(seenInEnglish(marked, documents, language)).toEqual([]);
});
