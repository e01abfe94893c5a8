/** Input of the routes, checked by `zValidator` and refused in the one shape of all problems (`answers.ts`). */
import { zValidator } from '@hono/zod-validator';
import type { Context, Env, MiddlewareHandler } from 'hono';
import type { ZodSafeParseResult } from 'zod';
import * as z from 'zod/mini';
import { MAX_BODY_BYTES, type Problem } from '../../src/contract/protocol/answers.ts';
import { answerProblem, describeIssues, safeParse } from './answers.ts';
import { readJson } from './body.ts';

/** Answers input that does not fit its schema. */
export type AnswerInvalidInput = (c: Context, problem: Problem) => Response;

/** Id of a record, an account or a device in an address, as it is stored. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** @returns a refusal that says the same of any fault */
export function answerInvalidInputWith(message: string, status: 400 | 404 = 400): AnswerInvalidInput {
  return (c) => answerProblem(c, status, { message });
}

type Target = 'json' | 'query' | 'param' | 'header';

/** Middleware behind which `c.req.valid` knows what the schema gives. */
type Validator<Of extends Target, Schema extends z.ZodMiniType> = MiddlewareHandler<
  Env,
  string,
  { in: Record<Of, z.input<Schema>>; out: Record<Of, z.output<Schema>> }
>;

/**
 * Validator of a route, used as `zValidator` is: behind it `c.req.valid(target)` has the data. A route names its
 * guards (`allowRoles`, `chargeOnePoint`) before it, so that nothing is read for a caller who may not ask.
 * @param answerInvalid answers input that does not fit; by default 400 with the first fault of each field
 * @param most bytes that a JSON body may have when unpacked
 */
export function validate<const Of extends Target, Schema extends z.ZodMiniType>(
  target: Of,
  schema: Schema,
  answerInvalid: AnswerInvalidInput = (c, problem) => answerProblem(c, 400, problem),
  most = MAX_BODY_BYTES,
): Validator<Of, Schema> {
  const parse = (_: z.ZodMiniType, input: unknown) =>
    safeParse(
      schema,
      target === 'query' ? firstOfEach(input as object) : input,
    ) as ZodSafeParseResult<unknown>;
  const validator: MiddlewareHandler = zValidator(
    target,
    schema as z.ZodMiniType,
    (result, c) => (result.success ? undefined : answerInvalid(c, describeIssues(result.error))),
    { validationFunction: parse },
  );
  if (target !== 'json') return validator as Validator<Of, Schema>;
  return async (c, next) => {
    const body = await readJson(c, most);
    // By itself the validator would read neither gzip nor the bounds of a body, and refuse in words of its own.
    c.req.json = async <T>() => body as T;
    return validator(c, next);
  };
}

/** Fields of a query; of a field that stands in it more than once, the first value. */
function firstOfEach(query: object): object {
  return Object.fromEntries(
    Object.entries(query).map(([field, value]) => [field, Array.isArray(value) ? value[0] : value]),
  );
}
