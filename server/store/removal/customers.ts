/** Everything that we hold of one customer, found by contact or name. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { foldName } from '../../../src/contract/values/fold-text.ts';
import {
  type CustomerMatch,
  type CustomerQuery,
  type FoundRecord,
  MAX_CUSTOMER_RECORDS,
} from '../../../src/kinds/calls/customers.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { idsWithContact, idsWithName } from '../people/contact-search.ts';
import { namesInRecord, ownContacts } from '../records/record-texts.ts';
import { readRecordsById } from '../records/records-by-id.ts';

/**
 * Follows the contacts of every record that certainly belongs to the customer until nothing new is found,
 * because one request may carry only an e-mail address and another only a phone number. A matching name or a
 * mention is not followed: it may be somebody else's. The surest come first.
 * @returns records, about a megabyte at a time
 */
export async function* findCustomer(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  query: CustomerQuery,
): AsyncGenerator<FoundRecord[]> {
  const asked = [query.email.replace(/\s/g, ''), query.phone].filter(Boolean);
  const shared = new Set<string>();
  const found = new Set<string>();
  const isFull = () => found.size >= MAX_CUSTOMER_RECORDS;
  /** Enough that what was found before cannot hide what is new. */
  const most = () => MAX_CUSTOMER_RECORDS + found.size;

  async function* take(
    ids: readonly string[],
    match: CustomerMatch,
    by: (record: FeedRecord) => string,
  ): AsyncGenerator<FoundRecord[]> {
    const fresh = ids.filter((id) => !found.has(id)).slice(0, MAX_CUSTOMER_RECORDS - found.size);
    for await (const records of readRecordsById(database, kinds, fresh)) {
      for (const record of records) {
        found.add(record.id);
        if (match !== 'contact' && match !== 'shared') continue;
        for (const contact of ownContacts(record, kinds[record.kind])) shared.add(contact);
      }
      yield records.map((record) => ({ match, by: by(record), record }));
      await turn();
    }
  }
  async function* takeWith(
    contacts: Iterable<string>,
    own: boolean,
    match: CustomerMatch,
  ): AsyncGenerator<FoundRecord[]> {
    for (const contact of contacts) {
      if (isFull()) return;
      yield* take(await idsWithContact(database, contact, own, most()), match, () => contact);
      await turn();
    }
  }

  yield* takeWith(asked, true, 'contact');
  // A set that grows while it is gone through is gone through to its new end.
  yield* takeWith(shared, true, 'shared');
  yield* takeWith([...asked, ...shared], false, 'mention');
  const name = foldName(query.name);
  if (!name || isFull()) return;
  const isSame = (held: string) => foldName(held) === name;
  yield* take(
    await idsWithName(database, name, most()),
    'name',
    (record) => namesInRecord(record, kinds[record.kind]).find(isSame) ?? query.name,
  );
}
