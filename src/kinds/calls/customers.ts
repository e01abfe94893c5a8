/** Everything stored about one customer, to be exported or erased: `calls.customers`. */
import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../../contract/values/field-bounds.ts';
import { optionalLineSchema } from '../../contract/values/field-schemas.ts';
import type { FeedRecord } from '../records.ts';

/** Most records in one answer, the most certain first, and in one erasure. */
export const MAX_CUSTOMER_RECORDS = 500;

export const customerQuerySchema = z
  .object({
    email: optionalLineSchema('E-mail'),
    phone: optionalLineSchema('Phone', MAX_PHONE_LENGTH),
    name: optionalLineSchema('Name', MAX_NAME_LENGTH),
  })
  .check((context) => {
    const { email, phone, name } = context.value;
    const addIssue = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    if (!email && !phone && !name)
      addIssue('email', 'Please give an e-mail address, a phone number or a name.');
    if (email && !email.includes('@'))
      addIssue('email', 'Please enter an e-mail address like name@example.com.');
    // Fewer digits than a local number has would match half of all records.
    if (phone && phone.replace(/\D/g, '').replace(/^0+/, '').length < 7) {
      addIssue('phone', 'Please enter at least 7 digits.');
    }
  });
export type CustomerQuery = z.output<typeof customerQuerySchema>;

/**
 * Reason why a record was found: it was made with one of the given contacts; it shares another contact with such a
 * record; one of these contacts is mentioned in its texts or notes; or only the name matches. A person must check all
 * but the first, because two people may share a name or a phone.
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

/** The body of DELETE: what the person has confirmed. */
export const customerErasureSchema = z.object({
  records: z
    .array(z.uuid('Records must be named by their ids.'), { error: 'Please name the records to erase.' })
    .check(
      z.minLength(1, 'Please name the records to erase.'),
      z.maxLength(MAX_CUSTOMER_RECORDS, `At most ${MAX_CUSTOMER_RECORDS} records can be erased at once.`),
    ),
});

export interface CustomerErasure {
  erased: readonly { id: string; reference: string }[];
  /** Ids without a record, or whose record is already gone. */
  missing: readonly string[];
}
