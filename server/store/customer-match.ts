/** Decides whether a record belongs to a customer, by its contacts and names. Pure. */
import { contactsOf, includesContact, readContacts } from '../../src/contract/contact.ts';
import type { FoundRecord } from '../../src/contract/customers.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import type { StoredKind } from './stored-kind.ts';

/** Fields that describe the record and not the person: times and ids must not be taken for phone numbers. */
const notTexts: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'reference',
  'capturedAt',
  'receivedAt',
  'lastChange',
  'owner',
]);

/** Who is looked for. */
export interface SoughtCustomer {
  /** Contacts that were asked for. */
  asked: readonly string[];
  /** Further contacts, from the records found so far. */
  shared: ReadonlySet<string>;
  /** In plain letters; empty when none was asked for. */
  name: string;
}

type Match = Pick<FoundRecord, 'match' | 'by'>;

/** Why a record may belong to the customer, and what matched; null when nothing did. */
export function matchOf(
  record: FeedRecord,
  stored: StoredKind,
  { asked, shared, name }: SoughtCustomer,
): Match | null {
  if (asked.length > 0) {
    const own = readContacts([
      ...textsOf(record, stored.contacts, true),
      ...earlierTexts(record, stored.contacts),
    ]);
    const isOwn = (contact: string) => includesContact(own, contact);
    const contact = asked.find(isOwn);
    if (contact !== undefined) return { match: 'contact', by: contact };
    const other = [...shared].find(isOwn);
    if (other !== undefined) return { match: 'shared', by: other };
    const said = readContacts(textsOf(record, stored.contacts, false));
    const mentioned = [...asked, ...shared].find((one) => includesContact(said, one));
    if (mentioned !== undefined) return { match: 'mention', by: mentioned };
  }
  const names = [...stored.namesIn(record), ...earlierTexts(record)];
  const same = name && names.find((held) => plainName(held) === name);
  return same ? { match: 'name', by: same } : null;
}

/** The contacts that a record was made with. */
export function ownContacts(record: FeedRecord, stored: StoredKind): string[] {
  return contactsOf([...textsOf(record, stored.contacts, true), ...earlierTexts(record, stored.contacts)]);
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  '’': "'",
};

/** A name without case, accents and needless spaces: "Öhlschläger" and "Ohlschlager" are one. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı’]/g, (letter) => LETTERS[letter] ?? letter)
    .trim()
    .replace(/\s+/g, ' ');
}

/** What other versions of a record say in these fields, or in any. */
function earlierTexts({ history = [] }: FeedRecord, fields?: ReadonlySet<string>): string[] {
  return history.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => !fields || fields.has(field))
      .flatMap(({ before, after }) => [before, after])
      .filter((text) => typeof text === 'string'),
  );
}

/** The contacts of a record, or all its other texts. */
function textsOf(record: FeedRecord, contacts: ReadonlySet<string>, wanted: boolean): string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    notTexts.has(field) || contacts.has(field) !== wanted ? [] : textsIn(value),
  );
}

/** All texts in a value, at any depth, except dates. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'id' ? [] : textsIn(inner)));
}
