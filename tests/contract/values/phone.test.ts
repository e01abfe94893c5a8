import { describe, expect, it } from 'vitest';
import {
  cleanPhone,
  internationalDigits,
  tanzanianDigits,
} from '../../../src/contract/values/clean-phone.ts';
import { includesContact, parseContacts } from '../../../src/contract/values/contact.ts';
import { phoneDigits } from '../../../src/contract/values/phone.ts';
import { contactHint } from '../../../src/forms/engine/fields/contact-hint.ts';
import { phoneHint } from '../../../src/forms/engine/fields/phone-hint.ts';
import { personSchema } from '../../../src/kinds/person/schema.ts';
import { type SubmissionKind, submissions } from '../../../src/kinds/submissions.ts';
import { requests } from '../../parts/records/sample-requests.ts';

const typed = [
  '+255 700 123 456',
  ' +255\u00a0700\u00a0123\u00a0456 ',
  '+255\u202f700\u202f123\u202f456',
  '+255\u200b700\u200b123\u200b456',
  '\u202a+255 700 123 456\u202c',
  '＋２５５７００１２３４５６',
  '+٢٥٥ ٧٠٠ ١٢٣ ٤٥٦',
  '+255\u2011700\u2011123\u2011456',
  '+255 (0)700 123 456',
];
const fields: [SubmissionKind, string][] = [
  ['flightRequest', 'phone'],
  ['packageBooking', 'phone'],
  ['eventRequest', 'phone'],
  ['stayBooking', 'Contacts'],
];

describe('A phone number', () => {
  it.each(fields.flatMap(([kind, field]) => typed.map((text) => [kind, field, text] as const)))(
    '%s.%s takes %j as +255700123456',
    (kind, field, text) => {
      const { data } =
        submissions[kind].versions.at(-1)?.safeParse({ ...requests[kind], [field]: text }) ?? {};
      expect(data).toMatchObject({ [field]: '+255700123456' });
    },
  );

  it('of a person in a vehicle is the same', () => {
    const person = { name: 'A', transportDate: '2027-06-14', destination: 'B', Guider: 'C', vehicle: 'D' };
    for (const contact of typed)
      expect(personSchema.parse({ ...person, contact }).contact).toBe('+255700123456');
  });

  it.each([
    ['+1 (415) 555-0100', '+14155550100'],
    ['0171', '0171'],
    ['0700 123 456', '0700123456'],
    ['juma@example.com or +255 712 345 678', 'juma@example.com or +255 712 345 678'],
    ['0712 345 678 / 0713 345 678', '0712 345 678 / 0713 345 678'],
    ['14.06.2027', '14.06.2027'],
    ['2027-06-14', '2027-06-14'],
    ['room 12', 'room 12'],
    ['+', '+'],
  ])('typed as %j is kept as %j', (text, kept) => {
    expect(cleanPhone(text)).toBe(kept);
  });

  it.each([
    ['0700 123 456', '', '255700123456'],
    ['700 123 456', '', '255700123456'],
    ['(415) 555-0100', '', ''],
    ['0171', '', ''],
    ['0171 555 12345', '', ''],
    ['255712345678', '255712345678', ''],
    ['0049 (170) 555-1234', '491705551234', ''],
    ['\u202a+255 712 345 678\u202c', '255712345678', ''],
    ['', '', ''],
  ])('%j has the digits "%s" abroad, and "%s" only if it is Tanzanian', (text, known, guessed) => {
    expect(internationalDigits(text)).toBe(known);
    if (!known) expect(tanzanianDigits(text)).toBe(guessed);
  });

  it.each(typed)('%j is found by its digits', (text) => {
    expect(phoneDigits(text).all).toMatch(/^255(0)?700123456$/);
    expect(includesContact(parseContacts([`Juma, ${text}`]), '0700 123 456')).toBe(true);
    expect(includesContact(parseContacts(['+255700123456']), text.replace('(0)', ''))).toBe(true);
  });

  it.each(['0171', '0700 123 456', 'tomorrow'])('%j is asked about beside every field of a phone', (text) => {
    expect(phoneHint(text)).toBeDefined();
    expect(contactHint(text)).toBeDefined();
  });

  it.each([...typed, ''])('%j is not asked about', (text) => {
    expect(phoneHint(text)).toBeUndefined();
    expect(contactHint(text)).toBeUndefined();
  });
});
