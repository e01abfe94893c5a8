/** Values typed into the form of a kind, and the payload made from them. */
import { numbersOf } from '../../../forms/engine/fields/numbers.ts';
import type { Choice, FormField } from '../../kinds/kind.ts';

/** Typed texts by the payload's field names. */
export type TypedFields = Readonly<Record<string, string>>;
export type AnyField = FormField<string> | FormField<number> | FormField<number | undefined>;
type Fields = Readonly<Record<string, AnyField>>;

/** Returns the values with which the form opens. */
export function initialTexts(fields: Fields): TypedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { first = '' }]) => [
      name,
      typeof first === 'string' ? first : first(),
    ]),
  );
}

/** Fields that open with today's date. */
export const fieldsWithToday = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => typeof fields[name]?.first === 'function');

/** Returns the payload: numbers are converted, and optional fields that are empty are left out. */
export function payloadFromTexts(fields: Fields, typed: TypedFields): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const [name, { number, optional }] of Object.entries(fields)) {
    const text = typed[name] ?? '';
    if (number) Object.assign(payload, numbersOf({ [name]: text }));
    else if (!optional || text.trim() !== '') payload[name] = text;
  }
  return payload;
}

/**
 * Returns the form's values for a payload that is edited, the reverse of `payloadFromTexts`. A record holds the
 * label of a choice whose value differs. It holds nothing for a choice that belongs to an empty field, such
 * as the currency of a missing price: the form then opens with the first choice.
 */
export function textsFromPayload(fields: Fields, payload: object): TypedFields {
  const values = payload as Readonly<Record<string, string | number | null | undefined>>;
  const opening = initialTexts(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, { choices = [] }]) => {
      const typed = String(values[name] ?? '');
      const offered = choices.map(toChoice);
      const named = offered.find(({ label }) => label === typed);
      const isOffered = offered.length === 0 || typed !== '' || offered.some(({ value }) => value === '');
      return [name, named?.value ?? (isOffered ? typed : (opening[name] ?? ''))];
    }),
  );
}

export const toChoice = (choice: string | Choice): Choice =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;
