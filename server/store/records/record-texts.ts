/** The texts of a record that may name a customer: its contacts, its names, and what else it says. Pure. */

import { moneyFields } from '../../../src/contract/money/money.ts';
import { extractContacts } from '../../../src/contract/values/contact.ts';
import { forEachText, metadataFields } from '../../../src/kinds/record-texts.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { RecordTexts, StoredKind } from '../core/stored-kind.ts';

const notTexts: ReadonlySet<string> = new Set<string>([
  ...metadataFields,
  // Amounts, and ids of other records.
  ...moneyFields,
  'paid',
  'amount',
  'request',
  'requestKind',
  'requestReference',
  'reverses',
]);

/** True for a field of a record or payload that may say something of a person. */
export const isTextField = (field: string) => !notTexts.has(field);

export function textsOfRecord(record: FeedRecord, stored: StoredKind): RecordTexts {
  return {
    own: [...textsOf(record, stored.contacts, true), ...earlierTexts(record, stored.contacts)],
    said: textsOf(record, stored.contacts, false),
    names: namesInRecord(record, stored),
  };
}

/** The names of the people that a record is about, in all its versions. */
export function namesInRecord(record: FeedRecord, stored: StoredKind): string[] {
  return [...stored.namesIn(record), ...earlierTexts(record)];
}

/** The contacts of a record that lead to others of the same person. */
export function ownContacts(record: FeedRecord, stored: StoredKind): string[] {
  return extractContacts([...textsOfRecord(record, stored).own]);
}

/** Returns the texts of other versions of a record, in these fields or in all. */
function earlierTexts({ history = [] }: FeedRecord, fields?: ReadonlySet<string>): string[] {
  return history.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => !fields || fields.has(field))
      .flatMap(({ before, after }) => [before, after])
      .filter((text) => typeof text === 'string'),
  );
}

/** Returns the contacts of a record, or all its other texts. */
function textsOf(record: FeedRecord, contacts: ReadonlySet<string>, wanted: boolean): string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    notTexts.has(field) || contacts.has(field) !== wanted ? [] : textsIn(value),
  );
}

/** All texts in a value, at any depth, except dates. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  forEachText(value, notTexts, (text) => texts.push(text));
  return texts;
}
