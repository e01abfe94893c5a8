/** Sentences of the audit log about records: what was entered, changed, corrected, answered and paid. Pure. */

import type { AuditLine } from '../../../../contract/accounts/audit.ts';
import { say } from '../../../../words/say.ts';
import { isDayField } from '../../../records/list/record-labels.ts';
import { formatDate } from '../../../table/engine/format.ts';
import { fieldName, joinWithAnd, kindWithArticle, quoteValue, wordsOfField } from './audit-words.ts';

/** Values of fields before or after, as the log has them. */
export type Values = Readonly<Record<string, unknown>>;

/** A line of the log, with the values from which its sentence is made. */
export interface NamedLine extends Omit<AuditLine, 'before' | 'after'> {
  before: Values;
  after: Values;
  /** Name of the person who did it. */
  who: string;
  /** Name of the account to which it was done. */
  whose: string;
  nameOf: (id: string) => string;
}

/** Says who entered what, and which phone carried it. */
export function describeEntry({ who, about, after: { kind, carriedBy }, nameOf: of }: NamedLine): string {
  const thing = kindWithArticle(String(kind ?? about));
  if (!carriedBy) return say('{who} entered {thing}', { who, thing });
  return carriedBy === 'nobody'
    ? say('{who} entered {thing}, carried by a phone on which nobody was signed in', { who, thing })
    : say('{who} entered {thing}, carried by {carrier}', { who, thing, carrier: of(String(carriedBy)) });
}

/** Says how a request was answered, and to which state that set it. */
export function describeReply({ who, before, after }: NamedLine): string {
  const way = Object.hasOwn(WAYS, String(after.way)) ? String(after.way) : '';
  const answered = way === '' ? say('{who} answered', { who }) : say(WAYS[way as keyof typeof WAYS], { who });
  if (after.state === undefined) return answered;
  return say('{answered} and set the state from {before} to {after}', {
    answered,
    before: quoteValue(before.state),
    after: quoteValue(after.state),
  });
}

/** Says which fields were set, each from what to what. */
export function describeChanges({ who, about, before, after, nameOf: of }: NamedLine): string {
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

/** Says what a correction changed, or why it changed nothing. */
export function describeCorrection({ who, after: { outcome, fields, kind } }: NamedLine): string {
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

/** Says a payment. */
export const sumOf = ({ amount, currency, date }: Values) =>
  say('{amount} {currency} of {day}', {
    amount: quoteValue(amount),
    currency: quoteValue(currency),
    day: quoteValue(date),
  });

const WAYS = {
  mail: '{who} answered by mail',
  whatsapp: '{who} answered by WhatsApp',
  office: '{who} answered by mail from the office',
} as const;
