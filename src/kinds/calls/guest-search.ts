/** Guests of all departments, for those who drive them: `calls.guests` (docs/contract.md#roles). */
import * as z from 'zod/mini';
import { moneyFields } from '../../contract/money/money.ts';
import { isVoided } from '../../contract/protocol/record-base.ts';
import { MAX_NAME_LENGTH } from '../../contract/values/field-bounds.ts';
import { isStorable, UNSTORABLE } from '../../contract/values/field-schemas.ts';
import { factsOf, isRequestKind, kinds } from '../list.ts';
import { toMoneyView } from '../money-view.ts';
import type { FeedRecord } from '../records.ts';

/** Accounts that look for guests of other departments. */
export const guestSearchRoles = kinds.person.roles;

/** Most requests in one answer. */
export const MAX_FOUND_GUESTS = 20;

/** Fewer letters would find everybody. */
export const MIN_GUEST_SEARCH = 3;
const TOO_SHORT = `Please type at least ${MIN_GUEST_SEARCH} letters of the name, or a phone number.`;

export const guestSearchSchema = z.object({
  /** Beginning of a name, a phone number or an e-mail address. */
  text: z
    .string({ error: TOO_SHORT })
    .check(
      z.trim(),
      z.minLength(MIN_GUEST_SEARCH, TOO_SHORT),
      z.maxLength(MAX_NAME_LENGTH, `Please type at most ${MAX_NAME_LENGTH} characters.`),
      z.refine(isStorable, UNSTORABLE),
    ),
});
export type GuestSearch = z.output<typeof guestSearchSchema>;

/** The answer: views of requests, see `toDriverView`. */
export interface FoundGuests {
  requests: readonly FeedRecord[];
}

/** Returns true for requests that may still be driven: neither lost nor voided, nor sent by a robot. */
export function mayStillBeDriven({ kind, state, voided, suspect }: FeedRecord): boolean {
  return isRequestKind(kind) && state !== 'lost' && !suspect && !isVoided({ voided });
}

const MONEY: readonly string[] = [...moneyFields, 'paid', 'setBy', 'pastSettings'];

/**
 * Returns what a driver may know of a request: name, dates, people and what the guest asks for. No money, no contacts, no
 * notes. Hidden fields are present but empty, as in the view of finance.
 */
export function toDriverView(record: FeedRecord): FeedRecord {
  const wish = factsOf(record.kind).request?.wish ?? '';
  const shown = Object.entries(toMoneyView(record)).filter(([field]) => !MONEY.includes(field));
  const words = (record as unknown as Readonly<Record<string, unknown>>)[wish] ?? '';
  return { ...Object.fromEntries(shown), [wish]: words } as unknown as FeedRecord;
}
