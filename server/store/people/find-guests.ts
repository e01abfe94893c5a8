/** Requests of guests for those who drive them, found by the beginning of a name or by a contact. */
import type { Kysely } from 'kysely';
import { isForDrivers, MAX_FOUND_GUESTS } from '../../../src/kinds/calls/guest-search.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { readRecordsById } from '../records/records-by-id.ts';
import { idsWithContact, idsWithNameStart } from './contact-search.ts';

/** Records that are looked at, at most: what is lost or no request is left out of these. */
const MOST = 200;

/** @param text as a person typed it. @returns whole records, the newest first */
export async function findGuests(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  text: string,
): Promise<FeedRecord[]> {
  const byName = await idsWithNameStart(database, text, MOST);
  const byContact = await idsWithContact(database, text, true, MOST);
  const found: FeedRecord[] = [];
  for await (const records of readRecordsById(
    database,
    kinds,
    [...new Set([...byContact, ...byName])].slice(0, MOST),
  ))
    found.push(...records.filter(isForDrivers));
  return found.sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)).slice(0, MAX_FOUND_GUESTS);
}
