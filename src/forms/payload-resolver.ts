import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form by the contract's own schema. Fields hold text, as people type it;
 * `toPayload` gives it the shape that is sent, and that is what is checked.
 */
export function payloadResolver<Values extends FieldValues, Payload extends FieldValues>(
  schema: z.ZodMiniType<Payload, FieldValues>,
  toPayload: (values: Values) => unknown,
): Resolver<Values, unknown, Payload> {
  const check = standardSchemaResolver(schema);
  return (async (values, context, options) =>
    // The library takes values and payload for the same fields; here their names agree and their types do not.
    check(toPayload(values) as never, context, options as never)) as Resolver<Values, unknown, Payload>;
}
