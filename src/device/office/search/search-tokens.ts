/** Texts of a record that a search looks through. Pure. */
import { forEachText, metadataFields } from '../../../kinds/record-texts.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { addReferenceWords, addWords } from './search-terms.ts';

const LEFT_OUT: ReadonlySet<string> = new Set([
  ...metadataFields,
  'pastSettings',
  'history',
  'guest',
  'receipt',
  'way',
  'delivery',
  'pending',
  'problem',
  'entryId',
]);

/** Returns all words that find a record. */
export function searchTokensOf(record: FeedRecord): Set<string> {
  const words = new Set<string>();
  addReferenceWords(words, record.reference);
  forEachText(record, LEFT_OUT, (text) => text !== '' && addWords(words, text));
  return words;
}
