/** The audit log in words: "Asha set the state from new to answered". Pure. */

import type { AuditLine } from '../../../../contract/accounts/audit.ts';
import { say, sayCount, sayKnown } from '../../../../words/say.ts';
import { isDayField } from '../../../records/list/record-labels.ts';
import { formatDate } from '../../../table/engine/format.ts';
import {
  countMonths,
  fieldName,
  joinWithAnd,
  kindWithArticle,
  quoteValue,
  recordWithArticle,
  retainedKind,
  roleName,
  wordsOfField,
} from './audit-words.ts';

/** Present names of accounts by id. */
export type AccountNames = ReadonlyMap<string, string>;

type Values = Readonly<Record<string, unknown>>;

/** A line of the log, with the values from which its sentence is made. */
interface NamedLine extends Omit<AuditLine, 'before' | 'after'> {
  before: Values;
  after: Values;
  /** Name of the person who did it. */
  who: string;
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
export function accountName(id: string, names: AccountNames): string {
  return names.get(id) ?? sayKnown(NOBODY_NAMED[id] ?? 'An account that is not listed');
}

/** Sentences for each action. An action that only a later version knows is shown as it is. */
const ACTS: Readonly<Record<string, (line: NamedLine) => string>> = {
  'record.add': describeEntry,
  'record.change': describeChanges,
  'record.remove': ({ who, about }) => say('{who} removed {thing}', { who, thing: recordWithArticle(about) }),
  'record.note': ({ who }) => say('{who} wrote a note', { who }),
  'record.reply': describeReply,
  'note.take-back': ({ who }) => say('{who} took back a note', { who }),
  'reply.take-back': ({ who, after: { state } }) =>
    state === undefined
      ? say('{who} took back an answer', { who })
      : say('{who} took back an answer and set the state back to {state}', { who, state: quoteValue(state) }),
  'record.correct': describeCorrection,
  'payment.add': ({ who, after }) => say('{who} entered a payment of {sum}', { who, sum: sumOf(after) }),
  'payment.reverse': ({ who, after }) =>
    say('{who} took back a payment of {sum}', { who, sum: sumOf(after) }),
  'mail.again': ({ who }) => say('{who} sent a message again', { who }),
  'mail.leave': ({ who }) => say('{who} decided not to resend a message that may not have arrived', { who }),
  'guest.join': ({ who }) => say('{who} linked it to another request of the same guest', { who }),
  'guest.part': ({ who }) => say('{who} unlinked it from a request of somebody else', { who }),
  'passport.reveal': ({ who, after }) =>
    say('{who} opened the passport number of traveller {number}', { who, number: Number(after.place) + 1 }),
  'session.start': ({ who }) => say('{who} signed in', { who }),
  'session.end': ({ who }) => say('{who} signed out', { who }),
  'session.refuse': ({ who, nameOf: of, subject }) =>
    say('{who} refused a sign-in as {whose}', { who, whose: of(subject) }),
  'session.revoke': ({ who, before, whose }) =>
    typeof before.sessions === 'number'
      ? say('{who} ended all sessions of {whose}', { who, whose })
      : say('{who} ended a session of {whose} ({browser})', {
          who,
          whose,
          browser: quoteValue(before.browser),
        }),
  'device.register': ({ who, whose }) =>
    say('{who} registered a device of {whose}, whose entries colleagues may carry', { who, whose }),
  'device.revoke': ({ who, whose, after }) =>
    say('{who} revoked the device {device} of {whose}', {
      who,
      whose,
      device: quoteValue(after.device).slice(-6),
    }),
  'device.forget': ({ who, before, whose }) =>
    say('{who} forgot a device of {whose} ({browser})', { who, whose, browser: quoteValue(before.browser) }),
  'password.change': ({ who, whose }) => say('{who} changed the password of {whose}', { who, whose }),
  'password.reset': ({ who, whose }) => say('{who} gave out a one-time password for {whose}', { who, whose }),
  'passkey.add': ({ who }) => say('{who} added a passkey', { who }),
  'passkey.remove': ({ who }) => say('{who} removed a passkey', { who }),
  'passkey.reset': ({ who, whose }) => say('{who} removed all passkeys of {whose}', { who, whose }),
  'recovery-codes.make': ({ who }) => say('{who} made new recovery codes', { who }),
  'recovery-code.use': ({ who }) => say('{who} signed in with a recovery code', { who }),
  'account.add': ({ who, whose, after }) =>
    say('{who} added {whose} with the role {role}', { who, whose, role: roleName(after.role) }),
  'account.rename': ({ who, whose }) => say('{who} changed the name of {whose}', { who, whose }),
  'account.language': ({ who, after }) =>
    say('{who} chose the language {language}', { who, language: quoteValue(after.language) }),
  'account.role': ({ who, whose, before, after }) =>
    say('{who} changed the role of {whose} from {before} to {after}', {
      who,
      whose,
      before: roleName(before.role),
      after: roleName(after.role),
    }),
  'account.disable': ({ who, whose }) => say('{who} disabled {whose}', { who, whose }),
  'account.enable': ({ who, whose }) => say('{who} enabled {whose} again', { who, whose }),
  'account.unlock': ({ who, whose }) => say('{who} unlocked {whose} after failed sign-ins', { who, whose }),
  'account.site': ({ who, whose, after }) =>
    after.editsSite
      ? say('{who} gave {whose} the right to edit the site', { who, whose })
      : say('{who} took the right to edit the site from {whose}', { who, whose }),
  'site.draft': ({ who, subject, after }) =>
    say('{who} drafted {field} of {item}', { who, field: quoteValue(after.field), item: subject }),
  'site.take-back': ({ who, subject, after }) =>
    say('{who} took back the draft of {field} of {item}', {
      who,
      field: quoteValue(after.field),
      item: subject,
    }),
  'site.photograph': ({ who }) => say('{who} sent a photograph for the site', { who }),
  'site.publish': ({ who, after }) =>
    say('{who} published edition {number} of the site', { who, number: quoteValue(after.edition) }),
  'site.undo': ({ who, after }) =>
    say('{who} undid edition {undid} of the site with edition {number}', {
      who,
      undid: quoteValue(after.undid),
      number: quoteValue(after.edition),
    }),
  'site.schedule': ({ who, after }) =>
    say('{who} planned a release of the site for {time}', { who, time: quoteValue(after.due) }),
  'site.unschedule': ({ who }) => say('{who} took back a planned release of the site', { who }),
  'retention.change': ({ who, subject, before, after }) =>
    say('{who} changed how long {what} are kept from {before} to {after}', {
      who,
      what: retainedKind(subject),
      before: countMonths(before.months),
      after: countMonths(after.months),
    }),
  'retention.remove': ({ who, subject, after }) =>
    say('{who} removed {what} that were kept long enough: {number}', {
      who,
      what: retainedKind(subject),
      number: quoteValue(after.removed),
    }),
  'retention.confirm': ({ who }) => say('{who} confirmed that the clock is right', { who }),
  'notice.change': describeNotice,
  'customer.erase': ({ who, after }) =>
    sayCount(
      Number(after.records),
      '{who} erased 1 record of a customer',
      '{who} erased {count} records of a customer',
      { who },
    ),
  'database.restore': ({ who }) => say('{who} had its database restored from a backup', { who }),
  'database.remove-again': ({ who, after }) =>
    sayCount(
      Number(after.removed),
      '{who} removed 1 record again that the backup had brought back',
      '{who} removed {count} records again that the backup had brought back',
      { who },
    ),
};

function describeEntry({ who, about, after: { kind, carriedBy }, nameOf: of }: NamedLine): string {
  const thing = kindWithArticle(String(kind ?? about));
  if (!carriedBy) return say('{who} entered {thing}', { who, thing });
  return carriedBy === 'nobody'
    ? say('{who} entered {thing}, carried by a phone on which nobody was signed in', { who, thing })
    : say('{who} entered {thing}, carried by {carrier}', { who, thing, carrier: of(String(carriedBy)) });
}

function describeReply({ who, before, after }: NamedLine): string {
  const way = Object.hasOwn(WAYS, String(after.way)) ? String(after.way) : '';
  const answered = way === '' ? say('{who} answered', { who }) : say(WAYS[way as keyof typeof WAYS], { who });
  if (after.state === undefined) return answered;
  return say('{answered} and set the state from {before} to {after}', {
    answered,
    before: quoteValue(before.state),
    after: quoteValue(after.state),
  });
}

function describeNotice({ who, subject, before, after }: NamedLine): string {
  const modes = {
    who,
    whose: roleName(subject),
    before: quoteValue(before.mode),
    after: quoteValue(after.mode),
  };
  return after.address === undefined
    ? say('{who} set the notices of {whose} from {before} to {after}', modes)
    : say('{who} set the notices of {whose} from {before} to {after}, to another address', modes);
}

const sumOf = ({ amount, currency, date }: Values) =>
  say('{amount} {currency} of {day}', {
    amount: quoteValue(amount),
    currency: quoteValue(currency),
    day: quoteValue(date),
  });

/** Returns a line as a sentence. */
export function auditSentence(line: AuditLine, names: AccountNames): string {
  const of = (id: string) => accountName(id, names);
  const told: NamedLine = {
    ...line,
    before: valuesOf(line.before),
    after: valuesOf(line.after),
    who: of(line.by),
    whose: line.subject === line.by ? say('their own account') : of(line.subject),
    nameOf: of,
  };
  const act = Object.hasOwn(ACTS, line.action) ? ACTS[line.action] : undefined;
  return act ? act(told) : `${told.who} ${unknownAct(line)}`;
}

function unknownAct({ action, before, after }: AuditLine): string {
  const values = [before, after].map((one) => (one === null ? '' : JSON.stringify(one)));
  return [action, values.filter(Boolean).join(' → ')].filter(Boolean).join(': ');
}

function describeChanges({ who, about, before, after, nameOf: of }: NamedLine): string {
  const parts = Object.keys(after).map((field) => {
    const name = fieldName(about, field);
    const [was, is] = [before[field], after[field]];
    if (field === 'voided') return is === '(empty)' ? say('counted it again') : say('voided it');
    // Free text may name anybody, so the log says only that there was one.
    if (is === '(empty)') return say('emptied the {field}', { field: name });
    if (was === '(empty)' && is === '(other text)') return say('filled in the {field}', { field: name });
    if (is === '(other text)') return say('changed the {field}', { field: name });
    const inWords = (one: unknown) => {
      if (field === 'owner' && typeof one === 'string') return of(one);
      return isDayField(field) ? formatDate(quoteValue(one)) : quoteValue(one);
    };
    return say('set the {field} from {before} to {after}', {
      field: name,
      before: inWords(was),
      after: inWords(is),
    });
  });
  return say('{who} {changes}', { who, changes: joinWithAnd(parts) || say('changed nothing') });
}

function describeCorrection({ who, after: { outcome, fields, kind } }: NamedLine): string {
  if (outcome === 'earlier')
    return say('{who} sent an earlier version, which came late and changed nothing', { who });
  if (outcome === 'message')
    return say('{who} sent a correction after the confirmation, which is a note now', { who });
  if (outcome === 'removed') return say('{who} sent a correction of what was removed', { who });
  const names = Array.isArray(fields) ? fields.map((field) => wordsOfField(String(field))) : [];
  const thing = kindWithArticle(String(kind));
  return names.length > 0
    ? say('{who} corrected {fields} of {thing}', { who, fields: joinWithAnd(names), thing })
    : say('{who} corrected {thing}', { who, thing });
}

const WAYS = {
  mail: '{who} answered by mail',
  whatsapp: '{who} answered by WhatsApp',
  office: '{who} answered by mail from the office',
} as const;

function valuesOf(one: unknown): Values {
  return typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : {};
}
