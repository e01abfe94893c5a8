import { describe, expect, it } from 'vitest';
import { string } from 'zod';
import { newAccountSchema } from '../../src/contract/accounts/accounts.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../src/kinds/submissions.ts';
import { requests } from '../parts/records/sample-requests.ts';

// As on the server: with the first schema of the whole Zod, one that has no words of its own says what it "expected".
string();

const huge = 'x'.repeat(5_000);
const notText: [string, unknown][] = [
  ['a number', 7],
  ['null', null],
  ['a list', ['x']],
  ['an object', {}],
  ['a yes', true],
];
const empty: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \t\n'],
  ['zero-width', '\u200b\u200d'],
];
const unstorable: [string, unknown][] = [
  ['with NUL', 'A\u0000B'],
  ['with half an emoji', 'A\ud83d'],
];
const noDates: [string, unknown][] = [
  ['not in the calendar', '2027-02-29'],
  ['of a thirteenth month', '2027-13-01'],
  ['the other way round', '14-06-2027'],
  ['with a time', '2027-06-14T10:00:00Z'],
  ['in words', 'tomorrow'],
  ['a formula', '=TODAY()'],
];
const noCounts: [string, unknown][] = [
  ['missing', undefined],
  ['none', 0],
  ['negative', -1],
  ['fractional', 1.5],
  ['beyond the bound', 501],
  ['infinite', JSON.parse('1e309')],
  ['no number', Number.NaN],
  ['text', '2'],
  ['null', null],
];
const noAmounts: [string, unknown][] = [
  ['negative', -0.01],
  ['beyond the bound', 10_000_001],
  ['infinite', JSON.parse('1e309')],
  ['text', '100'],
  ['null', null],
];
const noAddresses: [string, unknown][] = [
  ['no address', 'amina'],
  ['two addresses', 'a@example.com, b@example.com'],
  ['SQL', "x' OR 1=1 --"],
  ['huge', `${'a'.repeat(200)}@example.com`],
];

const line = [...empty, ...notText, ...unstorable, ['huge', huge]] as [string, unknown][];
const optionalText = [...notText, ...unstorable, ['huge', huge]] as [string, unknown][];
const date = [...empty, ...notText, ...noDates];
const email = [...line, ...noAddresses];
const choice = [...empty, ...notText, ['unknown', 'moon'], ['in capitals', 'SAFARI']] as [string, unknown][];
/** Sanitising takes out what cannot be stored; what is left of nothing else is an error. */
const sanitised = [
  ...empty,
  ...notText,
  ['only marks', '-/<>=+'],
  ['only emoji', '🦒🦒'],
  ['huge', huge],
] as [string, unknown][];

const wrong: { [Kind in SubmissionKind]?: Record<string, [string, unknown][]> } = {
  homeBooking: {
    tripType: choice,
    days: [...noCounts, ['more than a year', 366]],
    travelers: noCounts,
    category: [...choice, ['solo', 'solo']],
    budget: [['missing', undefined], ...noAmounts],
    preferredDate: [...sanitised, ...noDates.filter(([how]) => how !== 'the other way round')],
    name: sanitised,
    email: sanitised,
    replyTo: email,
    specialRequests: [...notText, ['huge', huge]],
  },
  tripPlan: {
    activity: optionalText,
    days: [...noCounts.filter(([how]) => how !== 'missing'), ['more than a year', 366]],
    travelers: noCounts,
    category: line,
    budget: noAmounts.filter(([how]) => how !== 'null'),
    preferredDate: date,
    name: line,
    email,
    specialRequest: optionalText,
    plan: optionalText,
    planShown: optionalText,
  },
  stayBooking: {
    checkin: date,
    checkout: date,
    guests: noCounts.filter(([how]) => how !== 'missing'),
    package: choice,
    specialRequest: optionalText,
    Contacts: optionalText,
  },
  flightRequest: {
    fullName: line,
    email,
    phone: [
      ...empty,
      ...notText,
      ['too short', '123456'],
      ['too long', '1234567890123456'],
      ['with letters', '12345abc'],
      ['with a formula', '=1+1+1+1'],
    ],
    travelers: [...noCounts, ['another number than the details', 3]],
    preferredAirline: optionalText,
    additionalRequests: optionalText,
    travelerDetails: [
      ['missing', undefined],
      ['text', 'x'],
      ['an object', {}],
      ['empty', []],
      ['of the wrong things', [1, null]],
    ],
  },
  eventRequest: { name: line, email, phone: line, date, package: choice, message: optionalText },
};

const rows = Object.entries(wrong).flatMap(([kind, fields]) =>
  Object.entries(fields).flatMap(([field, values]) =>
    values.map(([how, value]) => [kind as SubmissionKind, field, how, value] as const),
  ),
);

/** Fields that keep what a person writes, whatever it is. */
const asTyped: { [Kind in SubmissionKind]?: string[] } = {
  tripPlan: ['activity', 'category', 'name', 'specialRequest', 'plan', 'planShown'],
  packageBooking: ['fullName', 'phone', 'specialRequests', 'Tripname'],
  stayBooking: ['specialRequest', 'Contacts'],
  flightRequest: ['fullName', 'preferredAirline', 'additionalRequests'],
  eventRequest: ['name', 'phone', 'message'],
};
const odd = [
  '🦒 giraffe',
  'مرحبا بالعالم',
  '\u202eevil\u202c',
  'a\u200bb',
  '<script>alert(1)</script>',
  "'; DROP TABLE x; --",
  '=1+1',
  '@SUM(A1)',
  'O’Neil-Smith',
];
const kept = Object.entries(asTyped).flatMap(([kind, fields]) =>
  fields.flatMap((field) => odd.map((text) => [kind as SubmissionKind, field, text] as const)),
);

function check(kind: SubmissionKind, payload: unknown) {
  return submissions[kind].versions.at(-1)?.safeParse(payload);
}

describe('Every public form', () => {
  it.each(submissionKinds)('%s: what a traveller would send is taken unchanged', (kind) => {
    expect(check(kind, requests[kind])).toEqual({ success: true, data: requests[kind] });
  });

  it.each(submissionKinds)('%s: what was checked once is taken unchanged again', (kind) => {
    const once = check(kind, requests[kind])?.data;
    expect(check(kind, structuredClone(once))?.data).toEqual(once);
  });

  it.each(rows)('%s with %s %s is refused, and the message is at the field', (kind, field, _how, value) => {
    const result = check(kind, { ...requests[kind], [field]: value });
    expect(result?.success).toBe(false);
    // The number of travelers and the list of their details are wrong together.
    const named = field === 'travelers' ? ['travelers', 'travelerDetails'] : [field];
    for (const issue of result?.error?.issues ?? []) {
      expect(named).toContain(issue.path[0]);
      expect(issue.message).toMatch(/^[A-Za-z].{10,}$/);
      expect(issue.message).not.toMatch(/expected|undefined|NaN/);
    }
  });

  it.each(kept)('%s.%s keeps %j as typed', (kind, field, text) => {
    const data = check(kind, { ...requests[kind], [field]: ` ${text}\n` })?.data;
    expect(data).toEqual({ ...requests[kind], [field]: text });
  });

  it.each([
    'josé@example.com',
    'नीति@उदाहरण.भारत',
    'info@münchen.example',
    'نور@example.com',
    "o'neil+trip@example.co.tz",
  ])('takes the address %s', (email) => {
    for (const kind of ['tripPlan', 'packageBooking', 'flightRequest', 'eventRequest'] as const) {
      expect(check(kind, { ...requests[kind], email })?.data).toMatchObject({ email });
    }
    expect(newAccountSchema.safeParse({ email, name: 'A', role: 'hr' }).success).toBe(/^[ -~]*$/.test(email));
  });

  it.each(['a b@example.com', 'a@b@example.com', 'a@-b.com', 'a@b..com', 'josé@', 'a@exa\u200bmple.com'])(
    'refuses the address %j',
    (email) => {
      expect(check('tripPlan', { ...requests.tripPlan, email })?.success).toBe(false);
    },
  );

  it.each(submissionKinds)('%s: nothing but a JSON object is a request', (kind) => {
    for (const value of [undefined, null, 1, 'x', [], true]) expect(check(kind, value)?.success).toBe(false);
  });

  it('has a prefix of its own that nobody can misread', () => {
    const prefixes = submissionKinds.map((kind) => submissions[kind].prefix);
    expect(new Set(prefixes).size).toBe(submissionKinds.length);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-HJKMNP-TV-Z]{2}$/);
  });

  it('names as contacts fields that its payload has', () => {
    for (const kind of submissionKinds) {
      expect(submissions[kind].version, kind).toBe(submissions[kind].versions.length);
      for (const field of submissions[kind].contacts) expect(requests[kind]).toHaveProperty(field);
    }
  });
});
