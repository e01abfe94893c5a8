/** Everything that we hold of one customer, found by contact or name. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { foldName } from '../../../src/contract/values/fold-text.ts';
import {
  type CustomerMatch,
  type CustomerQuery,
  type FoundRecord,
  MAX_CUSTOMER_RECORDS,
} from '../../../src/kinds/customers.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { idsWithContact, idsWithName } from '../people/contact-search.ts';
import { readBases, readListed } from '../records/listed-records.ts';
import { namesInRecord, ownContacts } from '../records/record-texts.ts';

/** Records read in one go: some milliseconds. */
const PAGE = 100;

/**
 * Follows the contacts of every record that certainly belongs to the customer until nothing new is found,
 * because one request may carry only an e-mail address and another only a phone number. A matching name or a
 * mention is not followed: it may be somebody else's. The surest come first.
 */
export async function findCustomer(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  query: CustomerQuery,
): Promise<FoundRecord[]> {
  const asked = [query.email.replace(/\s/g, ''), query.phone].filter(Boolean);
  const shared = new Set<string>();
  const found = new Map<string, FoundRecord>();
  const isFull = () => found.size >= MAX_CUSTOMER_RECORDS;
  /** Enough that what was found before cannot hide what is new. */
  const most = () => MAX_CUSTOMER_RECORDS + found.size;

  async function take(
    ids: readonly string[],
    match: CustomerMatch,
    by: (record: FeedRecord) => string,
  ): Promise<void> {
    const fresh = ids.filter((id) => !found.has(id)).slice(0, MAX_CUSTOMER_RECORDS - found.size);
    for (let start = 0; start < fresh.length; start += PAGE) {
      for (const record of await readRecords(database, kinds, fresh.slice(start, start + PAGE))) {
        found.set(record.id, { match, by: by(record), record });
        if (match !== 'contact' && match !== 'shared') continue;
        for (const contact of ownContacts(record, kinds[record.kind])) shared.add(contact);
      }
      await turn();
    }
  }
  async function takeWith(contacts: Iterable<string>, own: boolean, match: CustomerMatch): Promise<void> {
    for (const contact of contacts) {
      if (isFull()) return;
      await take(await idsWithContact(database, contact, own, most()), match, () => contact);
      await turn();
    }
  }

  await takeWith(asked, true, 'contact');
  // A set that grows while it is gone through is gone through to its new end.
  await takeWith(shared, true, 'shared');
  await takeWith([...asked, ...shared], false, 'mention');
  const name = foldName(query.name);
  if (name && !isFull()) {
    const isSame = (held: string) => foldName(held) === name;
    await take(
      await idsWithName(database, name, most()),
      'name',
      (record) => namesInRecord(record, kinds[record.kind]).find(isSame) ?? query.name,
    );
  }
  return [...found.values()];
}

/** Records that still exist, in the order of the feed. */
async function readRecords(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  ids: readonly string[],
): Promise<FeedRecord[]> {
  const asked = database.selectFrom('record').select('record.id').where('record.id', 'in', ids);
  return readListed(database, kinds, await readBases(database, asked), asked);
}
