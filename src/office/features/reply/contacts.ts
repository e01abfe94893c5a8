/** How the person of a request can be reached. Pure. */

import { extractContacts } from '../../../contract/values/contact.ts';
import { DEFAULT_CALLING_CODE } from '../../../contract/values/phone.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';

export interface RequestContacts {
  emails: string[];
  /** As they were typed. */
  phones: string[];
}

export function contactsOfRequest(record: FeedRecord<RequestKind>): RequestContacts {
  switch (record.kind) {
    case 'tour':
      return { emails: given(record.replyTo), phones: [] };
    case 'tripPlan':
      return { emails: given(record.email), phones: [] };
    case 'stayBooking':
      return {
        emails: extractContacts([record.Contacts]).filter((contact) => contact.includes('@')),
        phones: phonesIn(record.Contacts),
      };
    default:
      return { emails: given(record.email), phones: given(record.phone) };
  }
}

const given = (text: string) => (text.trim() === '' ? [] : [text.trim()]);

/** No number of the world is shorter or longer. */
const isPhone = (text: string) => /^\d{7,15}$/.test(digitsOf(text));

function phonesIn(text: string): string[] {
  return (text.match(/[+\d][\d ().-]*/g) ?? []).map((found) => found.trim()).filter(isPhone);
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** The digits with the country's code, as WhatsApp's links want them; empty for what is no number. */
export function internationalDigits(phone: string): string {
  const digits = digitsOf(phone);
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? DEFAULT_CALLING_CODE + digits.slice(1) : digits;
}

/** The same to be read and dialled: "+255712345678". */
export function internationalNumber(phone: string): string {
  const digits = internationalDigits(phone);
  return digits && `+${digits}`;
}
