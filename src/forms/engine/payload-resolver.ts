import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form by the contract's own schema. Fields hold text, as people type it;
 * `toPayload` gives it the shape that is sent, and that is what is checked.
 * @param aliases fields of the payload that stand in the form under another name
 */
export function payloadResolver<Values extends FieldValues, Payload extends FieldValues>(
  schema: z.ZodMiniType<Payload, FieldValues>,
  toPayload: (values: Values) => unknown,
  aliases: Readonly<Record<string, string>> = {},
): Resolver<Values, unknown, Payload> {
  const check = standardSchemaResolver(schema);
  return (async (values, context, options) => {
    // The library takes values and payload for the same fields; here their names agree and their types do not.
    const result = await check(toPayload(values) as never, context, options as never);
    const errors: FieldErrors = { ...result.errors };
    for (const [alias, name] of Object.entries(aliases)) {
      if (errors[alias]) errors[name] ??= errors[alias];
      delete errors[alias];
    }
    for (const name of options.names ?? []) {
      const field: { ref: Partial<HTMLInputElement> } | undefined = get(options.fields, name);
      const message = unreadable(field?.ref);
      if (message) set(errors, name, { type: 'unreadable', message, ref: field?.ref });
    }
    return { ...result, errors };
  }) as Resolver<Values, unknown, Payload>;
}

/**
 * What the browser cannot read (1e309, 30 February) it hands over as empty: an optional
 * field would go out without a word, and the person would believe that it was sent.
 */
function unreadable(element: Partial<HTMLInputElement> | undefined): string | undefined {
  if (!element?.validity?.badInput) return undefined;
  return element.type === 'date'
    ? 'This is not a date that the calendar has. Please correct it or empty the field.'
    : 'This is not a number that can be used. Please correct it or empty the field.';
}
