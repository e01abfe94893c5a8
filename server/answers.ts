/** Every answer that is not a success has one shape, and names the submission that it is about. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { IDEMPOTENCY_KEY, type Problem } from '../src/contract/answers.ts';

/** The echoed id is how a device tells our answer from a captive portal's. */
export function answerProblem(c: Context, status: ContentfulStatusCode, problem: Problem): Response {
  const id = c.req.header(IDEMPOTENCY_KEY);
  return c.json({ ...problem, ...(id && { id }) }, status);
}

/** The first message for each field, and one for all. */
export function describeIssues({ issues }: z.core.$ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (field) fields[field] ??= message;
  }
  const messages = new Set(Object.values(fields));
  if (messages.size === 0)
    return { message: 'The request must be a JSON object with the fields of the form.' };
  return { message: [...messages].join(' '), fields };
}
