/** Contacts at which the person of a request can be reached. Pure. */

import { PHONE_DIGIT_LIMITS, toPlainDigits } from '../../../contract/values/clean-phone.ts';
import { extractContacts } from '../../../contract/values/contact.ts';
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
      return anyContacts(record.replyTo);
    case 'tripPlan':
      return { emails: given(record.email), phones: [] };
    case 'stayBooking':
      return anyContacts(record.Contacts);
    default:
      return { emails: given(record.email), phones: given(record.phone) };
  }
}

/** Contacts in a field that takes addresses and phone numbers alike. Digits of an address are no number. */
function anyContacts(text: string): RequestContacts {
  const isAddress = (word: string) => word.includes('@');
  const emails = extractContacts([text]).filter(isAddress);
  // An address alone stays as it was typed.
  if (emails[0] === text.trim().toLowerCase()) return { emails: given(text), phones: [] };
  const words = text.split(/([\s,;<>()/]+)/);
  return { emails, phones: phonesIn(words.map((word) => (isAddress(word) ? ',' : word)).join('')) };
}

const given = (text: string) => (text.trim() === '' ? [] : [text.trim()]);

function phonesIn(text: string): string[] {
  const found = toPlainDigits(text).match(/[+\d][\d ().-]*/g) ?? [];
  return found.map((one) => one.trim()).filter(isPhone);
}

function isPhone(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= PHONE_DIGIT_LIMITS.least && length <= PHONE_DIGIT_LIMITS.most;
}
