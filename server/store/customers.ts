/** Everything that we hold of one customer, found by contact or name, and its erasure. */
import type { Kysely } from 'kysely';
import {
  CUSTOMER_RECORDS,
  type CustomerErasure,
  type CustomerMatch,
  type CustomerQuery,
  type FoundRecord,
} from '../../src/contract/customers.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import type { AuditActor } from './account-changes.ts';
import { recordAudit } from './audit.ts';
import { matchOf, ownContacts, plainName, type SoughtCustomer } from './customer-match.ts';
import { createFeedReader } from './feed.ts';
import { lockFeed } from './feed-place.ts';
import { writeRemoval } from './record-rows.ts';
import { kindNames, type StoredKinds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/** The surest first. */
const ORDER: readonly CustomerMatch[] = ['contact', 'shared', 'mention', 'name'];

/**
 * Follows the contacts of every record that certainly belongs to the customer until nothing new is found,
 * because one request may carry only an e-mail address and another only a phone number. A matching name or a
 * mention is not followed: it may be somebody else's.
 */
export async function findCustomer(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  query: CustomerQuery,
): Promise<FoundRecord[]> {
  const store = createFeedReader(database, kinds);
  const asked = [query.email.replace(/\s/g, ''), query.phone].filter(Boolean);
  const shared = new Set<string>();
  const wanted: SoughtCustomer = { asked, shared, name: plainName(query.name) };
  const found = new Map<string, FoundRecord>();
  for (let known = -1; known < shared.size; ) {
    known = shared.size;
    for (const kind of kindNames(kinds)) {
      for await (const records of store.pages(kind)) {
        for (const record of records) {
          const match = matchOf(record, kinds[kind], wanted);
          if (!match) continue;
          found.set(record.id, { ...match, record });
          if (match.match !== 'contact' && match.match !== 'shared') continue;
          for (const contact of ownContacts(record, kinds[kind])) shared.add(contact);
        }
      }
    }
  }
  return [...found.values()]
    .sort((one, other) => ORDER.indexOf(one.match) - ORDER.indexOf(other.match))
    .slice(0, CUSTOMER_RECORDS);
}

export function eraseRecords(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  given: readonly string[],
  { by, at }: AuditActor,
): Promise<CustomerErasure> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  return database.transaction().execute(async (transaction) => {
    const writing = await lockFeed(transaction);
    const rows = await transaction
      .selectFrom('record')
      .innerJoin('submission', 'submission.id', 'record.id')
      .select(['record.id', 'record.kind', 'reference'])
      .where('record.id', 'in', ids)
      .where('removed_at', 'is', null)
      .orderBy('record.seq')
      .execute();
    for (const { id, kind } of rows) {
      await writeRemoval(writing, kinds, id, { record: id, kind: kind as RecordKind }, at);
    }
    const references = rows.map(({ reference }) => reference);
    if (rows.length > 0) {
      const entry = { by, at, action: 'customer.erase', subject: '' };
      await recordAudit(transaction, { ...entry, after: { records: rows.length, references } });
    }
    const erased = rows.map(({ id, reference }) => ({ id, reference }));
    return { erased, missing: ids.filter((id) => !rows.some((row) => row.id === id)) };
  });
}
