/** How a guest is reached, and what an answer is made of. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import type { RequestKind } from '../../../src/kinds/list.ts';
import { contactsOfRequest } from '../../../src/office/features/reply/contacts.ts';
import {
  checkedReply,
  draftOf,
  fillTemplate,
  keepDraft,
  newDraft,
  replyLink,
} from '../../../src/office/features/reply/reply-draft.ts';
import { stayBooking, tripPlan } from '../../parts/records/sample-requests.ts';

const frame = {
  id: '019f3c5e-0000-7000-8000-000000000001',
  reference: 'TP-7Q4M-2XN9-K',
  capturedAt: '2027-01-01T08:00:00.000Z',
  receivedAt: '2027-01-01T08:00:00.000Z',
  revision: 1,
  lastChange: '019f3c5e-0000-7000-8000-000000000001',
  owner: null,
  notes: [],
  suspect: false,
  pending: null,
  problem: null,
  entryId: null,
};
const plan = { kind: 'tripPlan', ...frame, ...tripPlan } as Row<RequestKind>;
const stay = (Contacts: string) => {
  const { checkin, checkout, guests, specialRequest } = stayBooking;
  const own = { Checkin_date: checkin, Checkout_date: checkout, number_of_guests: guests };
  return {
    kind: 'stayBooking',
    ...frame,
    ...own,
    package: stayBooking.package,
    specialRequests: specialRequest,
    Contacts,
    name: '',
    camp: '',
  } as Row<RequestKind>;
};

const tour = (replyTo: string) => ({ kind: 'tour', replyTo }) as unknown as Row<RequestKind>;

describe('A guest', () => {
  it.each([
    ['Zoe.4477000@Example.com', ['Zoe.4477000@Example.com'], []],
    ['+255 712 345 678', [], ['+255 712 345 678']],
    ['zainab@example.com/+255712345678', ['zainab@example.com'], ['+255712345678']],
    ['zainab@example.com, +255 712 345 678', ['zainab@example.com'], ['+255 712 345 678']],
    ['', [], []],
  ])(
    'whose booking says "%s" is reached by that, and a number in an address is none',
    (text, emails, phones) => {
      expect(contactsOfRequest(tour(text))).toEqual({ emails, phones });
    },
  );

  it('of a stay is not called at the digits of an address', () => {
    expect(contactsOfRequest(stay('juma19851231@example.com'))).toMatchObject({ phones: [] });
  });

  it.each([
    ['juma@example.com or +255 712 345 678', ['juma@example.com'], ['+255 712 345 678']],
    ['0712-345-678 / 0049 170 555 1234', [], ['0712-345-678', '0049 170 555 1234']],
    ['room 12, ask for Juma', [], []],
    ['', [], []],
  ])('who wrote "%s" is reached by what is in it', (text, emails, phones) => {
    expect(contactsOfRequest(stay(text))).toEqual({ emails, phones });
  });

  it('who left out the country is written to once somebody has added it', () => {
    const mine = stay('0712 345 678');
    const draft = { ...newDraft(mine, 'me'), text: 'Yes.' };
    expect(draft.phone).toBe('0712 345 678');
    expect(checkedReply(mine, draft, 'whatsapp')).toEqual({
      problems: { phone: 'Please enter the number with its country, like +255 712 345 678.' },
    });
    const whole = checkedReply(mine, { ...draft, phone: '+255 712 345 678' }, 'whatsapp');
    expect(whole).toMatchObject({ reply: { to: '255712345678' } });
  });
});

describe('An answer', () => {
  const draft = { ...draftOf(plan, 'me'), subject: 'Hello & welcome', text: 'Dear Nuru,\nyes?' };

  it('says what the request says, and leaves what it does not say to the person', () => {
    expect(fillTemplate(plan, 'Dear {name}, {dates}, {people}. {office}')).toBe(
      'Dear Nuru Al-Farsi, 1 Aug 2027, 2 people. Savanna & Coast',
    );
    expect(fillTemplate(stay(''), 'From {dates} in {package}')).toBe(
      'From 1 Jul 2027 to 4 Jul 2027 in camping meals',
    );
  });

  it('says what is agreed, and leaves what is not to the person', () => {
    const agreed = { price: '15015.00', currency: 'USD', deposit: '4500.00', depositDue: '2027-03-01' };
    const offered = { ...plan, ...agreed, balanceDue: '2027-06-01' } as Row<RequestKind>;
    const text = '{agreed}: {deposit} by {depositDue}, then {balance} by {balanceDue}';
    expect(fillTemplate(offered, text)).toBe('$15,015: $4,500 by 1 Mar 2027, then $10,515 by 1 Jun 2027');
    expect(fillTemplate({ ...offered, paid: { USD: '5000.00' } }, '{balance}')).toBe('$10,015');
    expect(fillTemplate({ ...offered, paid: { USD: '15015.00' } }, '{balance}')).toBe('{balance}');
    expect(fillTemplate(plan, '{agreed}, {deposit}')).toBe('{agreed}, {deposit}');
  });

  it('keeps the order of a name from right to left and the number after it', () => {
    const guest = { ...plan, name: 'نور' } as Row<RequestKind>;
    expect(fillTemplate(guest, 'Dear {name}, +255 700 123 456')).toBe(
      'Dear \u2068نور\u2069, +255 700 123 456',
    );
  });

  it('to a guest whose name has lines in it begins no other header', () => {
    const guest = { ...plan, name: 'Nuru\r\nBcc: all@example.com' } as Row<RequestKind>;
    const subject = fillTemplate(guest, 'For {name}');
    const mail = checkedReply(guest, { ...draft, subject, text: fillTemplate(guest, 'Dear {name}') }, 'mail');
    if ('problems' in mail) throw new Error('It is sound.');
    expect(mail.reply.subject).not.toMatch(/[\r\n]/);
    const [, query = ''] = replyLink(mail.reply, mail.text).split('?');
    expect([...new URLSearchParams(query).keys()]).toEqual(['subject', 'body']);
    expect(new URLSearchParams(query).get('subject')).not.toMatch(/[\r\n]/);
  });

  it('opens one’s own mail and WhatsApp with all of it, whatever signs it has', () => {
    const mail = checkedReply(plan, draft, 'mail');
    if ('problems' in mail) throw new Error('It is sound.');
    expect(replyLink(mail.reply, mail.text)).toBe(
      'mailto:nuru@example.com?subject=Hello%20%26%20welcome&body=Dear%20Nuru%2C%0D%0Ayes%3F',
    );
    const chat = checkedReply(plan, { ...draft, phone: '+255 712 345 678' }, 'whatsapp');
    if ('problems' in chat) throw new Error('It is sound.');
    expect(replyLink(chat.reply, chat.text)).toBe('https://wa.me/255712345678?text=Dear%20Nuru%2C%0Ayes%3F');
  });

  it('adds nobody to a mail by what stands in an address', () => {
    const odd = { ...draft, email: 'a@example.com?bcc=all@example.com' };
    expect(checkedReply(plan, odd, 'mail')).toEqual({ problems: { email: expect.stringMatching(/./) } });
  });

  it('that lacks something says so where it is missing', () => {
    const problems = (change: object, way: 'office' | 'whatsapp' = 'office') =>
      checkedReply(plan, { ...draft, ...change }, way);
    expect(problems({ email: '', text: '' })).toEqual({
      problems: { email: expect.stringMatching(/./), text: expect.stringMatching(/./) },
    });
    expect(problems({ text: 'On {dates}' })).toEqual({
      problems: { text: 'Please write something in place of {dates}.' },
    });
    expect(problems({ phone: '' }, 'whatsapp')).toEqual({ problems: { phone: expect.stringMatching(/./) } });
  });

  it('that is not finished is there again, for who wrote it and nobody else', () => {
    keepDraft(plan, draft);
    expect(draftOf(plan, 'me')).toEqual(draft);
    expect(draftOf(plan, 'somebody else').text).toBe('');
  });
});
