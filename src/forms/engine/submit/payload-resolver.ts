import { toNestErrors } from '@hookform/resolvers';
import {
  type Field,
  type FieldError,
  type FieldName,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with the contract's own schema. Fields hold text as typed; `toPayload` gives it the shape
 * that is sent, and that is validated.
 * @param aliases fields of the payload that have another name in the form
 */
export function payloadResolver<Values extends FieldValues, Payload>(
  schema: z.ZodMiniType<Payload>,
  toPayload: (values: Values) => unknown,
  aliases: Readonly<Record<string, string>> = {},
): Resolver<Values, unknown, Payload> {
  return (values, _context, options) => {
    const { data, error } = schema.safeParse(toPayload(values));
    const wrong: Record<string, FieldError> = {};
    for (const { path, message } of error?.issues ?? []) {
      wrong[path.join('.') || 'root'] ??= { type: 'payload', message };
    }
    for (const [alias, name] of Object.entries(aliases)) {
      if (wrong[alias]) wrong[name] ??= wrong[alias];
      delete wrong[alias];
    }
    const errors = toNestErrors<Values>(wrong, options);
    for (const name of options.names ?? []) {
      const field: { ref: Partial<HTMLInputElement> } | undefined = get(options.fields, name);
      const message = unreadable(field?.ref);
      if (message) set(errors, name, { type: 'unreadable', message, ref: field?.ref });
    }
    return data !== undefined && Object.keys(errors).length === 0
      ? { values: data, errors: {} }
      : { values: {}, errors };
  };
}

/**
 * A value that the browser cannot read (1e309, 30 February) is reported as empty. An optional field would
 * then be left out silently, and the person would believe that it was sent.
 */
function unreadable(element: Partial<HTMLInputElement> | undefined): string | undefined {
  if (!element?.validity?.badInput) return undefined;
  return element.type === 'date'
    ? 'There is no such date. Please correct it or empty the field.'
    : 'This is not a number that can be used. Please correct it or empty the field.';
}

/**
 * Checks a form by its own resolver without telling the form, so that nothing is drawn where nothing is wrong: telling
 * it draws the whole form twice, and a person's request waits for that.
 * @returns the payload; null where something is wrong, or was and is still shown
 */
export async function validateQuietly<Values extends FieldValues, Payload>(
  { control, formState, getValues }: UseFormReturn<Values, unknown, Payload>,
  resolver: Resolver<Values, unknown, Payload>,
): Promise<Payload | null> {
  if (Object.keys(formState.errors).length > 0) return null;
  const names = [...control._names.mount] as FieldName<Values>[];
  const fields = {};
  for (const name of names) set(fields, name, (get(control._fields, name) as Field | undefined)?._f);
  const { values, errors } = await resolver(getValues(), undefined, {
    names,
    fields,
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors).length === 0 ? (values as Payload) : null;
}
