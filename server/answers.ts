/** Every answer that is not a success has one shape, and names the submission that it is about. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { IDEMPOTENCY_KEY, type Problem } from '../src/contract/answers.ts';

/** The echoed id is how a device tells our answer from a captive portal's. */
export function answerProblem(c: Context, status: ContentfulStatusCode, problem: Problem): Response {
  const id = c.req.header(IDEMPOTENCY_KEY);
  return c.json({ ...problem, ...(id && { id }) }, status);
}
