import type { StartTimer } from './dependencies.ts';

/** Milliseconds until a database counts as one that never opens, and those that it then has for each other question. */
const DATABASE_TIMEOUT = 5_000;
const SILENT_DATABASE_TIMEOUT = 500;

/** Rejects with a TimeoutError where a database does not answer; what was begun goes on. */
export type WithinTimeLimit = <Result>(work: Promise<Result>) => Promise<Result>;

export function createDatabaseLimit(after: StartTimer): WithinTimeLimit {
  let limit = DATABASE_TIMEOUT;
  return async (work) => {
    let cancel: () => void = () => undefined;
    const over = new Promise<never>((_, reject) => {
      cancel = after(limit, () => {
        limit = SILENT_DATABASE_TIMEOUT;
        reject(new DOMException('The storage of this browser does not answer.', 'TimeoutError'));
      });
    });
    try {
      const result = await Promise.race([work, over]);
      limit = DATABASE_TIMEOUT;
      return result;
    } finally {
      cancel();
    }
  };
}

/** Aborts after a time in milliseconds. `AbortSignal.timeout` is too new for many phones. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
  return over.signal;
}
