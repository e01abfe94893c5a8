import type { FieldErrors, FieldValues } from 'react-hook-form';
import { sayCount } from '../../../words/say.ts';

/** The error message of a field, as its props expect it. */
export function fieldErrorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
): { error?: string } {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  const message = (found as { message?: string } | undefined)?.message;
  return message ? { error: message } : {};
}

/** Says how many fields need a correction, those of a traveler among them; empty when none does. */
export function sayInvalidFieldCount(errors: object): string {
  const wrong = countErrors(errors);
  return wrong > 0 ? sayCount(wrong, '1 field needs a correction.', '{count} fields need a correction.') : '';
}

function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countErrors(error));
  }, 0);
}
