/** Texts of a record that a search looks through. Pure. */
import type { FeedRecord } from '../../../kinds/records.ts';
import { addReference, addWords } from './words.ts';

/** Fields of every record that do not say whom or what it is about, or are no text. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'reference',
  'capturedAt',
  'receivedAt',
  'lastChange',
  'owner',
  'state',
  'setBy',
  'pastSettings',
  'history',
  'guest',
  'receipt',
  'by',
  'way',
  'delivery',
  'pending',
  'problem',
  'entryId',
]);
const DATE = /^\d{4}-\d\d-\d\d(T.*)?$/;

/** Returns all words that find a record. */
export function wordsOfRecord(record: FeedRecord): Set<string> {
  const words = new Set<string>();
  addReference(words, record.reference);
  addTexts(words, record);
  return words;
}

function addTexts(words: Set<string>, value: unknown): void {
  if (typeof value === 'string') {
    if (value !== '' && !DATE.test(value)) addWords(words, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) if (!LEFT_OUT.has(field)) addTexts(words, inner);
  }
}
