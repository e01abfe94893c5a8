/** Plain calls with JSON, and what is said when nobody of ours answers. */
import type { Problem } from '../contract/answers.ts';
import { TIMEOUT } from './post.ts';

export const UNREACHABLE: Problem = {
  message: 'The office could not be reached. Please try again when you have a signal.',
};

/** What came back, or why nothing did. */
export type Reply = { status: number; body: unknown } | Error;
export type Call = (method: string, address: string, body?: unknown) => Promise<Reply>;

/** Calls that answer with JSON or with nothing; null stands for nothing. They never throw. */
export function createCall(fetch: typeof globalThis.fetch): Call {
  return async (method, address, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const response = await fetch(address, {
        method,
        ...sent,
        headers: {
          Accept: 'application/json',
          ...('body' in sent && { 'Content-Type': 'application/json' }),
        },
        signal: AbortSignal.timeout(TIMEOUT),
        cache: 'no-store',
        redirect: 'error',
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      // A portal's page has the words of its own parser: nobody can do anything with them.
      if (error instanceof SyntaxError) return new Error('Somebody else answered in place of the office.');
      return error instanceof Error ? error : new Error(String(error));
    }
  };
}
