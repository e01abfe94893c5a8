/**
 * The contacts and names of each record in one spelling, so that a customer is found without reading records.
 * Written in the transaction of the record, its changes, notes and corrections.
 */

import { parseContacts } from '../../../src/contract/values/contact.ts';
import { MAX_PEOPLE } from '../../../src/contract/values/field-bounds.ts';
import { foldName } from '../../../src/contract/values/fold-text.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { RecordTexts, StoredKind } from '../core/stored-kind.ts';
import type { LockedId } from '../core/tables.ts';
import { lockedId, type WritingTransaction } from '../feed/feed-sequence.ts';
import type { ContactRow } from '../figures/sum-rows.ts';
import { insertRows, type NewRow, type NewRows } from '../records/new-rows.ts';
import { textsOfRecord } from '../records/record-texts.ts';

/** A contact or name, and whether the record was made with it. */
export type Contact = Pick<ContactRow, 'what' | 'own' | 'value'>;

/** Fewer digits than a local number has identify nobody. */
export const MIN_DIGITS = 7;
/** Characters that are kept of a value. Nobody can ask for longer ones. */
const LONGEST = { email: 320, phone: 50, name: 400 } as const;

/**
 * Addresses and numbers of one record that are kept: those that it was made with come first, then what its texts mention.
 * Nobody has more, but a text full of digits has thousands.
 */
export const MAX_CONTACTS = 20;
/** Names of one record that are kept, the present ones first: of everybody who travels, and some from earlier versions. */
export const MAX_NAMES = MAX_PEOPLE + 20;

/** Contacts of a record in one spelling each, without repetitions. */
export function contactsIn({ own, said, names }: RecordTexts): Contact[] {
  const found = new Map<string, Contact>();
  const room = { contact: MAX_CONTACTS, name: MAX_NAMES };
  const add = (what: Contact['what'], isOwn: boolean, value: string) => {
    if (value === '' || value.length > LONGEST[what]) return;
    const counted = what === 'name' ? 'name' : 'contact';
    if (found.has(`${what} ${Number(isOwn)} ${value}`) || room[counted] === 0) return;
    room[counted] -= 1;
    found.set(`${what} ${Number(isOwn)} ${value}`, { what, own: Number(isOwn), value });
  };
  for (const [texts, isOwn] of [
    [own, true],
    [said, false],
  ] as const) {
    const { words, numbers } = parseContacts(texts.filter(mayHoldContact));
    for (const word of words) if (word.includes('@')) add('email', isOwn, word);
    for (const number of numbers) {
      if (number.length >= MIN_DIGITS) add('phone', isOwn, reverseDigits(number).slice(0, LONGEST.phone));
    }
  }
  for (const name of names) add('name', true, foldName(name));
  return [...found.values()];
}

/** Most texts are neither. Letters beyond ASCII may turn into digits in one spelling. */
function mayHoldContact(text: string): boolean {
  return /[@\d\u0080-\uffff]/.test(text);
}

/** Numbers with and without the country's code end alike. */
export function reverseDigits(digits: string): string {
  return [...digits].reverse().join('');
}

/** Writes the contacts of records that have none, in one statement unless they are very many. */
export async function writeContacts(
  transaction: WritingTransaction,
  records: readonly { id: string; contacts: readonly Contact[] }[],
): Promise<void> {
  const rows = records.flatMap(({ id, contacts }) => contactRows(lockedId(transaction, id), contacts).rows);
  await insertRows(transaction, { table: 'contact', rows });
}

/** The rows of a record's contacts. */
export function contactRows(record_id: LockedId, contacts: readonly Contact[]): NewRows {
  const rows: NewRow[] = contacts.map(({ what, own, value }) => ({ record_id, what, own, value }));
  return { table: 'contact', key: 'record_id', rows };
}

/** Puts the contacts right of a record that has changed. @param record as it is now */
export async function refreshContacts(
  transaction: WritingTransaction,
  stored: StoredKind,
  record: FeedRecord,
): Promise<void> {
  const wanted = contactsIn(textsOfRecord(record, stored));
  const held = await transaction
    .selectFrom('contact')
    .select(['what', 'own', 'value'])
    .where('record_id', '=', record.id)
    .execute();
  const inOne = (contacts: readonly Contact[]) =>
    contacts
      .map(({ what, own, value }) => `${what} ${own} ${value}`)
      .sort()
      .join('\n');
  if (inOne(wanted) === inOne(held)) return;
  await clearContacts(transaction, [record.id]);
  await writeContacts(transaction, [{ id: record.id, contacts: wanted }]);
}

export async function clearContacts(transaction: WritingTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('contact').where('record_id', 'in', ids).execute();
}
