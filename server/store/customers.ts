/** Everything that we hold of one customer, found by contact or name, and its erasure. */
import type { Kysely } from 'kysely';
import { contactMatches } from '../../src/contract/contact.ts';
import type {
  CustomerErasure,
  CustomerMatch,
  CustomerQuery,
  FoundRecord,
} from '../../src/contract/customers.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { type RecordKind, recordKinds } from '../../src/contract/roles.ts';
import type { Doing } from './account-changes.ts';
import { recordAudit } from './audit.ts';
import { createRecordStore, takeFeed } from './feed.ts';
import { writeRemoval } from './record-changes.ts';
import type { Tables } from './tables.ts';

/** Fields of listed records that say who somebody is. All other texts may mention them. */
const contactFields: ReadonlySet<string> = new Set(['replyTo', 'email', 'phone', 'Contacts']);
const nameFields: Record<RecordKind, readonly string[]> = {
  tour: ['customer_name'],
  packageBooking: ['Fullname'],
  tripPlan: ['name'],
  flightRequest: ['fullName'],
  eventRequest: ['name'],
  stayBooking: [],
  souvenir: ['customer_name'],
  person: ['name'],
  lead: ['Names'],
  campaign: [],
  feedback: ['customer'],
};
/** Of the frame, not of the person: times and ids are no phone numbers. */
const notTexts: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'reference',
  'capturedAt',
  'receivedAt',
  'lastChange',
  'owner',
]);

export async function findCustomer(database: Kysely<Tables>, query: CustomerQuery): Promise<FoundRecord[]> {
  const store = createRecordStore(database);
  const found: FoundRecord[] = [];
  for (const kind of recordKinds) {
    for await (const records of store.pages(kind)) {
      for (const record of records) {
        const match = matchOf(record, query);
        if (match) found.push({ match, record });
      }
    }
  }
  return found;
}

function matchOf(record: FeedRecord, { email, phone, name }: CustomerQuery): CustomerMatch | null {
  const contacts: string[] = [];
  const texts: string[] = [];
  for (const [field, value] of Object.entries(record)) {
    if (notTexts.has(field)) continue;
    (contactFields.has(field) ? contacts : texts).push(...textsIn(value));
  }
  const given = [squeeze(email), phone].filter(Boolean);
  if (given.some((one) => contactMatches(one, contacts))) return 'contact';
  if (given.some((one) => contactMatches(one, texts))) return 'mention';
  return name && namesOf(record).some((held) => sameName(held, name)) ? 'name' : null;
}

/** All texts in a value, however deep; dates are none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'id' ? [] : textsIn(inner)));
}

function namesOf(record: FeedRecord): string[] {
  const values = record as unknown as Record<string, unknown>;
  const own = nameFields[record.kind].map((field) => String(values[field] ?? ''));
  return record.kind === 'flightRequest' ? [...own, ...record.travelerDetails.map(({ name }) => name)] : own;
}

function sameName(one: string, other: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}

function squeeze(email: string): string {
  return email.replace(/\s/g, '');
}

export function eraseRecords(
  database: Kysely<Tables>,
  given: readonly string[],
  { by, at }: Doing,
): Promise<CustomerErasure> {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  return database.transaction().execute(async (transaction) => {
    await takeFeed(transaction);
    const held = await transaction
      .selectFrom('record')
      .innerJoin('submission', 'submission.id', 'record.id')
      .select(['record.id', 'record.kind', 'reference'])
      .where('record.id', 'in', ids)
      .where('removed_at', 'is', null)
      .orderBy('record.seq')
      .execute();
    for (const { id, kind } of held) {
      await writeRemoval(transaction, id, { record: id, kind: kind as RecordKind }, at);
    }
    const references = held.map(({ reference }) => reference);
    if (held.length > 0) {
      const entry = { by, at, action: 'customer.erase', subject: '' };
      await recordAudit(transaction, { ...entry, after: { records: held.length, references } });
    }
    const erased = held.map(({ id, reference }) => ({ id, reference }));
    return { erased, missing: ids.filter((id) => !held.some((row) => row.id === id)) };
  });
}
