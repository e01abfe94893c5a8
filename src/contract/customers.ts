/** Everything that we hold of one customer, to be handed over or erased: `calls.customers`. */
import * as z from 'zod/mini';
import type { FeedRecord } from './records.ts';
import { NAME_LENGTH, optionalLineOf, PHONE_LENGTH } from './text.ts';

/** Found at most, the surest first, and erased at once. */
export const CUSTOMER_RECORDS = 500;

export const customerQuerySchema = z
  .object({
    email: optionalLineOf('E-mail'),
    phone: optionalLineOf('Phone', PHONE_LENGTH),
    name: optionalLineOf('Name', NAME_LENGTH),
  })
  .check((context) => {
    const { email, phone, name } = context.value;
    const refuse = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    if (!email && !phone && !name)
      refuse('email', 'Please give an e-mail address, a phone number or a name.');
    if (email && !email.includes('@'))
      refuse('email', 'Please enter an e-mail address like name@example.com.');
    // Fewer digits than a local number has would find half the book.
    if (phone && phone.replace(/\D/g, '').replace(/^0+/, '').length < 7) {
      refuse('phone', 'Please enter at least 7 digits.');
    }
  });
export type CustomerQuery = z.output<typeof customerQuerySchema>;

/**
 * Why a record was found: a contact that was asked for is its own; it shares another contact with
 * one that was found so; one of these contacts stands somewhere in its texts or notes; or the name
 * alone. All but the first are to be looked at by a person: two people may share a name or a phone.
 */
export type CustomerMatch = 'contact' | 'shared' | 'mention' | 'name';

export interface FoundRecord {
  match: CustomerMatch;
  /** The contact or name by which it was found. */
  by: string;
  record: FeedRecord;
}

/** The answer of POST, and the file for the customer. */
export interface CustomerExport {
  query: CustomerQuery;
  /** ISO 8601. */
  at: string;
  records: readonly FoundRecord[];
}

/** The body of DELETE: what the person at the desk has confirmed. */
export const customerErasureSchema = z.object({
  records: z
    .array(z.uuid('Records must be named by their ids.'), { error: 'Please name the records to erase.' })
    .check(
      z.minLength(1, 'Please name the records to erase.'),
      z.maxLength(CUSTOMER_RECORDS, `At most ${CUSTOMER_RECORDS} records can be erased at once.`),
    ),
});

export interface CustomerErasure {
  erased: readonly { id: string; reference: string }[];
  /** Ids under which there is nothing, or nothing any more. */
  missing: readonly string[];
}
