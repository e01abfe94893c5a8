/** The audit log in words: "Asha set the state from new to answered". Pure. */

import { retentionNames } from '../../../content/office/retention-names.ts';
import { departmentNames } from '../../../content/office/role-names.ts';
import type { AuditLine } from '../../../contract/accounts/audit.ts';
import { titleOf } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { recordNames } from '../../../kinds/list.ts';
import { plural } from '../../features/dashboard/words.ts';
import { fieldInWords } from '../../records/list/kind-columns.tsx';

/** Present names of accounts by id. */
export type AccountNames = ReadonlyMap<string, string>;

type Values = Readonly<Record<string, unknown>>;

/** A line of the log, with the values from which its sentence is made. */
interface Notifier extends Omit<AuditLine, 'before' | 'after'> {
  before: Values;
  after: Values;
  /** Name of the account to which it was done. */
  whose: string;
  nameOf: (id: string) => string;
}

const NOBODY_NAMED: Readonly<Record<string, string>> = {
  system: 'The server',
  traveller: 'The traveller',
  unknown: 'A former account',
};

/** Returns the name of an account. */
export function nameOf(id: string, names: AccountNames): string {
  return names.get(id) ?? NOBODY_NAMED[id] ?? 'An account that is not listed';
}

/**
 * Words for each action; they follow the name of the person. An action that only a later version knows is
 * shown as it is.
 */
const ACTS: Readonly<Record<string, (line: Notifier) => string>> = {
  'record.add': ({ after, about, nameOf: of }) =>
    `entered ${aThing(String(after.kind ?? about))}${after.carriedBy ? carriedInWords(String(after.carriedBy), of) : ''}`,
  'record.change': (line) => changesInWords(line),
  'record.remove': ({ about }) => `removed ${aRecord(about)}`,
  'record.note': () => 'wrote a note',
  'record.reply': ({ before, after }) =>
    `answered ${WAYS[String(after.way)] ?? ''}`.trim() +
    (after.state === undefined
      ? ''
      : ` and set the state from ${value(before.state)} to ${value(after.state)}`),
  'note.take-back': () => 'took back a note',
  'reply.take-back': ({ after }) =>
    `took back an answer${after.state === undefined ? '' : ` and set the state back to ${value(after.state)}`}`,
  'record.correct': ({ after }) => correctionInWords(after),
  'payment.add': ({ after }) => `entered a payment of ${sumOf(after)}`,
  'payment.reverse': ({ after }) => `took back a payment of ${sumOf(after)}`,
  'mail.again': () => 'had a message sent once more',
  'mail.leave': () => 'left a message that did not arrive for certain',
  'guest.join': () => 'joined it with another request of the same guest',
  'guest.part': () => 'parted it from a request of somebody else',
  'passport.reveal': ({ after }) => `opened the passport number of traveller ${Number(after.place) + 1}`,
  'session.start': () => 'signed in',
  'session.end': () => 'signed out',
  'session.refuse': ({ nameOf: of, subject }) => `refused a sign-in as ${of(subject)}`,
  'session.revoke': ({ before, whose }) =>
    typeof before.sessions === 'number'
      ? `ended all sessions of ${whose}`
      : `ended a session of ${whose} (${value(before.browser)})`,
  'device.register': ({ whose }) => `registered a device of ${whose}, whose entries colleagues may carry`,
  'device.revoke': ({ whose, after }) => `revoked the device ${value(after.device).slice(-6)} of ${whose}`,
  'device.forget': ({ before, whose }) => `forgot a device of ${whose} (${value(before.browser)})`,
  'password.change': ({ whose }) => `changed the password of ${whose}`,
  'password.reset': ({ whose }) => `gave out a one-time password for ${whose}`,
  'passkey.add': () => 'added a passkey',
  'passkey.remove': () => 'removed a passkey',
  'passkey.reset': ({ whose }) => `took all passkeys away from ${whose}`,
  'recovery-codes.make': () => 'made new recovery codes',
  'recovery-code.use': () => 'signed in with a recovery code',
  'account.add': ({ whose, after }) => `added ${whose} with the role ${role(after.role)}`,
  'account.rename': ({ whose }) => `gave another name to ${whose}`,
  'account.language': ({ after }) => `chose the language ${value(after.language)}`,
  'account.role': ({ whose, before, after }) =>
    `changed the role of ${whose} from ${role(before.role)} to ${role(after.role)}`,
  'account.disable': ({ whose }) => `disabled ${whose}`,
  'account.enable': ({ whose }) => `enabled ${whose} again`,
  'account.unlock': ({ whose }) => `let ${whose} in again after failed sign-ins`,
  'retention.change': ({ subject, before, after }) =>
    `changed how long ${kept(subject)} are kept from ${months(before.months)} to ${months(after.months)}`,
  'retention.remove': ({ subject, after }) =>
    `removed ${kept(subject)} that were kept long enough: ${value(after.removed)}`,
  'retention.confirm': () => 'confirmed that the clock is right',
  'notice.change': ({ subject, before, after }) =>
    `set the notices of ${role(subject)} from ${value(before.mode)} to ${value(after.mode)}` +
    (after.address === undefined ? '' : ', to another address'),
  'customer.erase': ({ after }) => `erased ${plural(Number(after.records), 'record')} of a customer`,
  'database.restore': () => 'was given an earlier state of the database',
  'database.remove-again': ({ after }) =>
    `removed ${plural(Number(after.removed), 'record')} again that had come back with the database`,
};

const carriedInWords = (carrier: string, of: (id: string) => string) =>
  carrier === 'nobody' ? ', carried by a phone on which nobody was signed in' : `, carried by ${of(carrier)}`;

const sumOf = ({ amount, currency, date }: Values) => `${value(amount)} ${value(currency)} of ${value(date)}`;

/** Names of all actions, for the filter. */
export const ACT_NAMES: Readonly<Record<string, string>> = {
  'record.add': 'Entered a record',
  'record.change': 'Changed a record',
  'record.correct': 'Corrected a record',
  'record.remove': 'Removed a record',
  'record.note': 'Wrote a note',
  'record.reply': 'Answered a request',
  'note.take-back': 'Took back a note',
  'reply.take-back': 'Took back an answer',
  'payment.add': 'Entered a payment',
  'payment.reverse': 'Took back a payment',
  'mail.again': 'Had a message sent once more',
  'mail.leave': 'Left a message',
  'guest.join': 'Joined two requests',
  'guest.part': 'Parted two requests',
  'passport.reveal': 'Opened a passport number',
  'customer.erase': 'Erased a customer',
  'session.start': 'Signed in',
  'session.end': 'Signed out',
  'session.refuse': 'Failed to sign in',
  'session.revoke': 'Ended sessions',
  'device.register': 'Registered a device',
  'device.revoke': 'Revoked a device',
  'device.forget': 'Forgot a device',
  'password.change': 'Changed a password',
  'password.reset': 'Gave out a one-time password',
  'passkey.add': 'Added a passkey',
  'passkey.remove': 'Removed a passkey',
  'passkey.reset': 'Took passkeys away',
  'recovery-codes.make': 'Made recovery codes',
  'recovery-code.use': 'Used a recovery code',
  'account.add': 'Added an account',
  'account.rename': 'Renamed an account',
  'account.language': 'Chose a language',
  'account.role': 'Changed a role',
  'account.disable': 'Disabled an account',
  'account.enable': 'Enabled an account',
  'account.unlock': 'Let somebody in again',
  'retention.change': 'Changed how long something is kept',
  'retention.remove': 'Removed what was kept long enough',
  'retention.confirm': 'Confirmed the clock',
  'notice.change': 'Changed notices',
  'database.restore': 'Put the database back',
  'database.remove-again': 'Removed again after a restore',
};

/** Names of the things that lines can be about, for the filter. */
export const ABOUT_NAMES: Readonly<Record<string, string>> = {
  ...recordNames,
  account: 'Accounts and sign-ins',
  customers: 'Erased customers',
  retention: 'Retention',
  notice: 'Notices',
  database: 'The database',
};

/** Returns a line as a sentence. */
export function sentenceOf(line: AuditLine, names: AccountNames): string {
  const of = (id: string) => nameOf(id, names);
  const told: Notifier = {
    ...line,
    before: valuesOf(line.before),
    after: valuesOf(line.after),
    whose: line.subject === line.by ? 'their own account' : of(line.subject),
    nameOf: of,
  };
  const act = Object.hasOwn(ACTS, line.action) ? ACTS[line.action] : undefined;
  return `${of(line.by)} ${act ? act(told) : unknownAct(line)}`;
}

function unknownAct({ action, before, after }: AuditLine): string {
  const values = [before, after].map((one) => (one === null ? '' : JSON.stringify(one)));
  return [action, values.filter(Boolean).join(' → ')].filter(Boolean).join(': ');
}

function changesInWords({ about, before, after, nameOf: of }: Notifier): string {
  const parts = Object.keys(after).map((field) => {
    const name = fieldName(about, field);
    const [was, is] = [before[field], after[field]];
    if (field === 'voided') return is === '(empty)' ? 'took the voiding back' : 'voided it';
    // Free text may name anybody, so the log says only that there was one.
    if (is === '(empty)') return `emptied the ${name}`;
    if (was === '(empty)' && is === '(other text)') return `filled in the ${name}`;
    if (is === '(other text)') return `changed the ${name}`;
    const say = (one: unknown) => (field === 'owner' && typeof one === 'string' ? of(one) : value(one));
    return `set the ${name} from ${say(was)} to ${say(is)}`;
  });
  return listed(parts) || 'changed nothing';
}

function fieldName(about: string, field: string): string {
  return isRecordKind(about) ? fieldInWords(about, field).toLowerCase() : field;
}

function correctionInWords({ outcome, fields, kind }: Values): string {
  if (outcome === 'earlier') return 'sent an earlier version, which came late and changed nothing';
  if (outcome === 'message') return 'sent a correction after the confirmation, which is a note now';
  if (outcome === 'removed') return 'sent a correction of what was removed';
  const names = Array.isArray(fields) ? fields.map((field) => plainWords(String(field))) : [];
  return `corrected ${names.length > 0 ? `${listed(names)} of ` : ''}${aThing(String(kind))}`;
}

/** Returns `travelerDetails.0.name` as "traveler details 1 name". */
function plainWords(field: string): string {
  return field
    .replaceAll(/\.(\d+)/g, (_, place) => ` ${Number(place) + 1}`)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
}

/** Returns the name of a kind with its article: "a lead", "an event request". */
function aThing(kind: string): string {
  const words = titleOf(kind).toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function aRecord(about: string): string {
  return about === 'tour' ? 'a tour booking' : aThing(about);
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const WAYS: Readonly<Record<string, string>> = {
  mail: 'by mail',
  whatsapp: 'by WhatsApp',
  office: 'by mail from the office',
};

const isRecordKind = (about: string): about is RecordKind => Object.hasOwn(recordNames, about);

function role(name: unknown): string {
  const known: Readonly<Record<string, string>> = departmentNames;
  return known[String(name)] ?? String(name);
}

function kept(kind: string): string {
  const known: Readonly<Record<string, string>> = retentionNames;
  return (known[kind] ?? kind).toLowerCase();
}

const months = (count: unknown) => (typeof count === 'number' ? plural(count, 'month') : 'for ever');

function value(one: unknown): string {
  if (one === null || one === undefined || one === '' || one === '(empty)') return 'nothing';
  return typeof one === 'string' ? one : JSON.stringify(one);
}

function valuesOf(one: unknown): Values {
  return typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : {};
}
