/**
 * Keys in the feed that show which requests come from the same guest. A key is a keyed hash, so a device can
 * compare keys but learns nothing else from them.
 */
import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Role } from '../../../src/contract/accounts/roles.ts';
import type { GuestKeys, OtherDepartmentRequest } from '../../../src/contract/office/guests.ts';
import { PHONE_DIGIT_LIMITS } from '../../../src/contract/values/clean-phone.ts';
import { callingCodeOf } from '../../../src/contract/values/phone.ts';
import { factsOf, type RecordKind } from '../../../src/kinds/list.ts';
import type { RecordIds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import type { ContactRow } from '../figures/sum-rows.ts';
import type { StoredBase } from '../records/listed-records.ts';
import { reverseDigits } from './contact-index.ts';
import { readGuestLinks } from './guest-links.ts';

/**
 * Characters of a key, six bits each: with a million contacts, about one database in a million has a false
 * match. A truncated hash of a secret prefix cannot be extended by an attacker, and costs a third of an HMAC.
 */
const KEY_LENGTH = 11;

interface Requests {
  ids: RecordIds;
  /** Kinds that the reader may see. */
  seen: readonly RecordKind[];
}

type KeyOf = (what: 'contact' | 'joined' | 'elsewhere', text: string) => string;

/** Reads the guest marks of requests, by id; a request without contacts and without statements has none. */
export async function readGuestMatchKeys(
  database: Kysely<Tables>,
  { ids, seen }: Requests,
): Promise<Map<string, GuestKeys>> {
  const keyOf = await readKeyOf(database);
  const keys = await readDeviceKeys(database, keyOf, ids);
  const apart = new Map<string, string[]>();
  for (const { record, other, otherKind, same } of await readGuestLinks(database, ids)) {
    if (same) continue;
    const isSeen = seen.includes(otherKind as RecordKind);
    append(apart, record, isSeen ? other : keyOf('elsewhere', other));
  }
  const marks = new Map<string, GuestKeys>();
  for (const id of new Set([...keys.keys(), ...apart.keys()])) {
    const others = apart.get(id);
    marks.set(id, { keys: keys.get(id) ?? [], ...(others && { apart: others }) });
  }
  return marks;
}

/** Reads the requests of other departments as far as a reader may know: only that they exist, and where. */
export async function readOtherDepartmentRequests(
  database: Kysely<Tables>,
  bases: readonly StoredBase[],
  ids: RecordIds,
): Promise<OtherDepartmentRequest[]> {
  if (bases.length === 0) return [];
  const keyOf = await readKeyOf(database);
  const keys = await readDeviceKeys(database, keyOf, ids);
  return bases.flatMap(({ kind, removed, frame }) => {
    const at = departmentOf(kind);
    const own = removed ? [] : (keys.get(frame.id) ?? []);
    return at ? { id: keyOf('elsewhere', frame.id), at, keys: own } : [];
  });
}

/** The department that handles a kind; management handles all. */
function departmentOf(kind: RecordKind): Role | undefined {
  return factsOf(kind).roles.find((role) => role !== 'management');
}

async function readDeviceKeys(
  database: Kysely<Tables>,
  keyOf: KeyOf,
  ids: RecordIds,
): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('contact')
    .select(['record_id', 'what', 'value'])
    .where('record_id', 'in', ids)
    .where('own', '=', 1)
    .where('what', 'in', ['email', 'phone'])
    .execute();
  const keys = new Map<string, string[]>();
  for (const { record_id, what, value } of rows) {
    for (const contact of guestContactsOf(what, value)) append(keys, record_id, keyOf('contact', contact));
  }
  for (const { record, other, same } of await readGuestLinks(database, ids)) {
    if (same) append(keys, record, keyOf('joined', [record, other].sort().join(' ')));
  }
  return keys;
}

async function readKeyOf(database: Kysely<Tables>): Promise<KeyOf> {
  const { secret } = await database.selectFrom('guest_secret').select('secret').executeTakeFirstOrThrow();
  return (what, text) => hash('sha256', `${secret} ${what} ${text}`, 'base64url').slice(0, KEY_LENGTH);
}

function append(lists: Map<string, string[]>, id: string, value: string): void {
  const list = lists.get(id);
  if (!list) lists.set(id, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** The last digits of a number are the same with and without its country. */
const LAST_DIGITS = 9;
/** Digits of a date, such as the start of a journey, which are not a phone number. */
const LIKE_A_DATE = /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/;

/** Returns the parts of a stored contact by which two requests of one guest match. @param value as `contact` has it */
function guestContactsOf(what: ContactRow['what'], value: string): string[] {
  if (what === 'email') return [value];
  const digits = reverseDigits(value);
  const isNumber = digits.length >= PHONE_DIGIT_LIMITS.least && digits.length <= PHONE_DIGIT_LIMITS.most;
  if (what !== 'phone' || !isNumber || LIKE_A_DATE.test(digits)) return [];
  const last = digits.slice(-LAST_DIGITS);
  if (digits.length < LAST_DIGITS) return [last];
  // Some countries have numbers of seven or eight digits, so the last nine digits include a part of the
  // country code.
  const code = callingCodeOf(digits);
  const national = digits.slice(code.length);
  const isShort =
    code.length > 1 && national.length < LAST_DIGITS && national.length >= PHONE_DIGIT_LIMITS.least;
  return isShort ? [last, national] : [last];
}
