/** Plain calls of the office that nothing keeps: accounts, audit, figures. They need a line. */
import { type Problem, problemSchema } from '../contract/answers.ts';
import { askToSignIn, readAuthor } from './author.ts';
import { withDatabase } from './database.ts';
import { openDatabase, tellOfSession } from './device.ts';
import { TIMEOUT } from './post.ts';

export type OfficeAnswer<Value> =
  | { ok: true; value: Value }
  /** `status` is 0 when nobody of ours answered. */
  | { ok: false; status: number; problem: Problem };

export const UNREACHABLE: Problem = {
  message: 'The office could not be reached. Please try again when you have a signal.',
};

/**
 * @param body sent as JSON when given
 * @returns the answer's JSON; null for an answer without any
 */
export async function callOffice<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
): Promise<OfficeAnswer<Value>> {
  // Whoever was signed in when it was asked: the answer may come after a sign-out.
  const author = await withDatabase(openDatabase(), readAuthor).catch(() => null);
  const answer = await call(method, address, body);
  if (!answer) return { ok: false, status: 0, problem: UNREACHABLE };
  if (answer.status >= 200 && answer.status < 300) return { ok: true, value: answer.body as Value };
  if (answer.status === 401 && author) {
    await withDatabase(openDatabase(), (tables) => askToSignIn(tables, author)).catch(() => undefined);
    tellOfSession();
  }
  const problem = problemSchema.safeParse(answer.body);
  return { ok: false, status: answer.status, problem: problem.success ? problem.data : UNREACHABLE };
}

/** Null when nobody answered in time, or somebody who is not ours. */
export async function call(
  method: string,
  address: string,
  body?: unknown,
): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
      cache: 'no-store',
      redirect: 'error',
    });
    if (response.status === 204) return { status: 204, body: null };
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}
