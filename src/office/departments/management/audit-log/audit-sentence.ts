/** The audit log in words: "Asha set the state from new to answered". Pure. */

import type { AuditLine } from '../../../../contract/accounts/audit.ts';
import { say, sayCount, sayKnown } from '../../../../words/say.ts';
import { countMonths, quoteValue, recordWithArticle, retainedKind, roleName } from './audit-words.ts';
import {
  describeChanges,
  describeCorrection,
  describeEntry,
  describeReply,
  type NamedLine,
  sumOf,
  type Values,
} from './record-sentences.ts';

/** Present names of accounts by id. */
export type AccountNames = ReadonlyMap<string, string>;

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

function valuesOf(one: unknown): Values {
  return typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : {};
}
