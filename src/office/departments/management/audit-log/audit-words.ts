/** Words for the values in the sentences of the audit log: kinds, fields, roles and spans of time. Pure. */

import { retentionNames } from '../../../../content/office/retention-names.ts';
import { departmentNames } from '../../../../content/office/role-names.ts';
import { kindTitle } from '../../../../kinds/entry-kinds.ts';
import { type RecordKind, recordNames } from '../../../../kinds/list.ts';
import { pageLanguage, say, sayCount, sayKnown } from '../../../../words/say.ts';
import { fieldLabel } from '../../../records/list/kind-columns.tsx';

/** Returns the label of a field of a kind, in small letters; its own name where it has no label. */
export function fieldName(about: string, field: string): string {
  return isRecordKind(about) ? sayKnown(fieldLabel(about, field)).toLowerCase() : field;
}

/** Returns `travelerDetails.0.name` as "traveler details 1 name". */
export function wordsOfField(field: string): string {
  return field
    .replaceAll(/\.(\d+)/g, (_, place) => ` ${Number(place) + 1}`)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
}

/** Returns the name of a kind with its article: "a lead", "an event request". */
export function kindWithArticle(kind: string): string {
  const words = sayKnown(kindTitle(kind)).toLowerCase();
  // Other languages have no such article.
  if (pageLanguage() !== 'en') return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** Returns `kindWithArticle` of a record's kind. */
export function recordWithArticle(about: string): string {
  return about === 'tour' ? say('a tour booking') : kindWithArticle(about);
}

/** Joins a list: "name, phone and e-mail". */
export const joinWithAnd = (parts: readonly string[]) =>
  parts.length < 2
    ? parts.join('')
    : say('{list} and {last}', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });

const isRecordKind = (about: string): about is RecordKind => Object.hasOwn(recordNames, about);

export function roleName(name: unknown): string {
  const known: Readonly<Record<string, string>> = departmentNames;
  return sayKnown(known[String(name)] ?? String(name));
}

/** Returns the name of a kind of data that is removed in time. */
export function retainedKind(kind: string): string {
  const known: Readonly<Record<string, string>> = retentionNames;
  return sayKnown(known[kind] ?? kind).toLowerCase();
}

/** @param count months; anything else stands for ever */
export const countMonths = (count: unknown) =>
  typeof count === 'number' ? sayCount(count, '1 month', '{count} months') : say('for ever');

/** Returns a value of a field as the log shows it. */
export function quoteValue(one: unknown): string {
  if (one === null || one === undefined || one === '' || one === '(empty)') return say('nothing');
  return typeof one === 'string' ? one : JSON.stringify(one);
}
