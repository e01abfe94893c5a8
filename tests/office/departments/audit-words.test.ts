/** Lines of the audit log in words. */
import { expect, test } from 'vitest';
import type { AuditLine } from '../../../src/contract/accounts/audit.ts';
import { auditQuery } from '../../../src/office/departments/management/audit-log/audit-filter.tsx';
import { AUDIT_ACTION_LABELS } from '../../../src/office/departments/management/audit-log/audit-labels.ts';
import { auditSentence } from '../../../src/office/departments/management/audit-log/audit-sentence.ts';

const names = new Map([
  ['n', 'Neema'],
  ['j', 'Juma'],
]);
const line = (action: string, rest: Partial<AuditLine> = {}): AuditLine => ({
  number: 7,
  at: '2026-11-21T12:00:00.000Z',
  by: 'n',
  action,
  about: 'tour',
  subject: 'HB-7Q4M-2XN9-K',
  before: null,
  after: null,
  ...rest,
});
const states = { before: { state: 'new' }, after: { state: 'answered' } };

test.each<[AuditLine, string]>([
  [line('record.change', states), 'Neema set the state from new to answered'],
  [
    line('record.change', { ...states, by: 'gone' }),
    'An account that is not listed set the state from new to answered',
  ],
  [
    line('record.change', {
      before: { owner: null, tour_status: 'pending', Incharge: '(empty)' },
      after: { owner: 'j', tour_status: 'ongoing', Incharge: '(other text)' },
    }),
    'Neema set the owner from nothing to Juma, set the tour status from pending to ongoing and filled in the guide',
  ],
  [
    line('record.change', { before: {}, after: { followUp: '2027-02-03' } }),
    'Neema set the follow-up from nothing to 3 Feb 2027',
  ],
  [
    line('record.change', { before: { followUp: '2027-02-03' }, after: { followUp: '' } }),
    'Neema set the follow-up from 3 Feb 2027 to nothing',
  ],
  [
    line('record.change', { before: { Incharge: '(text)' }, after: { Incharge: '(empty)' } }),
    'Neema emptied the guide',
  ],
  [line('record.add', { about: 'lead', after: { kind: 'lead' } }), 'Neema entered a lead'],
  [line('record.remove', { about: 'stayBooking' }), 'Neema removed a stay booking'],
  [
    line('record.reply', {
      before: { state: 'new' },
      after: { reply: 'x', way: 'office', state: 'answered' },
    }),
    'Neema answered by mail from the office and set the state from new to answered',
  ],
  [
    line('record.correct', {
      by: 'traveller',
      after: { kind: 'flightRequest', outcome: 'applied', fields: ['travelerDetails.0.name', 'email'] },
    }),
    'The traveller corrected traveler details 1 name and email of a flight request',
  ],
  [line('passport.reveal', { after: { place: 1 } }), 'Neema opened the passport number of traveller 2'],
  [
    line('session.refuse', { by: 'system', subject: 'j', about: 'account' }),
    'The server refused a sign-in as Juma',
  ],
  [
    line('account.role', {
      subject: 'j',
      about: 'account',
      before: { role: 'hr' },
      after: { role: 'finance' },
    }),
    'Neema changed the role of Juma from HR to Finance',
  ],
  [
    line('account.site', { subject: 'j', about: 'account', after: { editsSite: true } }),
    'Neema gave Juma the right to edit the site',
  ],
  [
    line('account.site', { subject: 'j', about: 'account', after: { editsSite: false } }),
    'Neema took the right to edit the site from Juma',
  ],
  [
    line('site.draft', {
      subject: 'place/serengeti',
      about: 'site',
      after: { field: 'head.title', language: 'de' },
    }),
    'Neema drafted head.title of place/serengeti',
  ],
  [
    line('site.take-back', { subject: 'company', about: 'site', after: { field: 'email', language: 'en' } }),
    'Neema took back the draft of email of company',
  ],
  [
    line('site.photograph', { subject: 'a-photo', about: 'site', after: { bytes: 9 } }),
    'Neema sent a photograph for the site',
  ],
  [
    line('retention.remove', {
      by: 'system',
      subject: 'sitePhotos',
      about: 'retention',
      after: { removed: 3, before: '2026-10-22T12:00:00.000Z' },
    }),
    'The server removed photographs that no page shows that were kept long enough: 3',
  ],
  [
    line('password.change', { subject: 'n', about: 'account' }),
    'Neema changed the password of their own account',
  ],
  [
    line('retention.change', {
      subject: 'lead',
      about: 'retention',
      before: { months: null },
      after: { months: 12 },
    }),
    'Neema changed how long leads are kept from for ever to 12 months',
  ],
  [
    line('customer.erase', { subject: '', after: { records: 2, references: [] } }),
    'Neema erased 2 records of a customer',
  ],
  // Acts of a later version, or without the values that are expected.
  [line('record.fold', { after: { pages: 2 } }), 'Neema record.fold: {"pages":2}'],
  [line('toString'), 'Neema toString'],
  [line('record.change', { after: ['x'] }), 'Neema changed nothing'],
])('%j', (told, words) => {
  expect(auditSentence(told, names)).toBe(words);
});

test('every act that the filter offers has words', () => {
  for (const action of Object.keys(AUDIT_ACTION_LABELS)) {
    expect([action, auditSentence(line(action), names)]).not.toEqual([action, `Neema ${action}`]);
  }
});

test('half a reference is not asked for, and a whole one in its written form', () => {
  const all = { person: '', kind: '', action: '', record: '', from: '', to: '' };
  expect(auditQuery(all)).toBe('');
  expect(auditQuery({ ...all, record: 'HB-7Q', kind: 'tour' })).toBe('kind=tour');
  expect(auditQuery({ ...all, person: 'n', from: '2027-01-05' })).toBe('person=n&from=2027-01-05');
});
