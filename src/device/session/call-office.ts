/** Office calls that are not stored: accounts, audit, figures. They need a connection. */
import { type Problem, problemSchema } from '../../contract/answers.ts';
import { openDatabase, withDatabase } from '../database.ts';
import { askedByUs, type Call, createTransport, isOurProblem, unansweredBy } from '../transport.ts';
import { readAuthor } from './author.ts';
import { askToSignInHere } from './in-browser.ts';
import { UNREACHABLE } from './unreachable.ts';

export type OfficeAnswer<Value> =
  | { ok: true; value: Value }
  /** `status` is 0 when our server did not answer. */
  | { ok: false; status: number; problem: Problem };

const transport = createTransport();

/**
 * @param body sent as JSON when given
 * @returns the answer's JSON; null if it has none
 */
export async function callOffice<Value>(
  method: NonNullable<Call['method']>,
  address: string,
  body?: unknown,
): Promise<OfficeAnswer<Value>> {
  // The account that made the call, because the answer may arrive after a sign-out.
  const author = await withDatabase(openDatabase(), readAuthor).catch(() => null);
  const json = body === undefined ? {} : { json: JSON.stringify(body) };
  const reply = await transport(address, { method, headers: askedByUs, ...json });
  if (reply instanceof Error || unansweredBy(reply)) return { ok: false, status: 0, problem: UNREACHABLE };
  if (reply.status >= 200 && reply.status < 300) return { ok: true, value: reply.body as Value };
  if (reply.status === 401 && author && isOurProblem(reply.body))
    await askToSignInHere(author).catch(() => undefined);
  const problem = problemSchema.safeParse(reply.body);
  return { ok: false, status: reply.status, problem: problem.success ? problem.data : UNREACHABLE };
}
