/** Whose entries may go: what replay needs of sessions, in tabs that know nothing of the office and in the worker. */
import { calls } from '../../contract/calls.ts';
import { type DeviceDatabase, readFact, withDatabase } from '../database.ts';
import type { After, Lock } from '../parts.ts';
import { askedByUs, isOurProblem, TIMEOUT } from '../transport.ts';

/** The account whose entries the server takes now, or null; none before a one-time password is changed. */
export async function readAuthor(tables: DeviceDatabase): Promise<string | null> {
  const [session, needed] = await Promise.all([
    readFact(tables, 'session'),
    readFact(tables, 'signInNeeded'),
  ]);
  if (!session || session.mustChangePassword || session.account.id === needed) return null;
  return session.account.id;
}

/** The server answered 401: this account's entries wait until it has signed in again. Nothing once it has left. */
export function askToSignIn(tables: DeviceDatabase, account: string): Promise<void> {
  return tables.transaction('rw', tables.facts, async () => {
    const session = await readFact(tables, 'session');
    if (session?.account.id !== account) return;
    await tables.facts.put({ key: 'signInNeeded', value: account });
  });
}

export interface SignOutFlushParts {
  database: () => DeviceDatabase;
  /** Shared with sign-in: the next session must not be ended in place of the last. */
  lock: Lock;
  fetch: typeof globalThis.fetch;
  after: After;
}

/** Makes what tells the server of a sign-out that it could not be told of at the time. It never throws. */
export function createSignOutFlush({ database, lock, fetch, after }: SignOutFlushParts) {
  const pending = () => withDatabase(database(), (tables) => readFact(tables, 'signOutPending'));
  return async (): Promise<void> => {
    try {
      if (!(await pending())) return;
      await lock(async () => {
        if (!(await pending())) return;
        const abort = new AbortController();
        const stopWaiting = after(TIMEOUT, () => abort.abort());
        const answer = await fetch(calls.session, {
          method: 'DELETE',
          headers: askedByUs,
          signal: abort.signal,
          redirect: 'error',
          keepalive: true,
        }).finally(stopWaiting);
        // A 401 of ours: it has ended by itself. What a portal answers is no answer that counts.
        const hasEnded = answer.status === 401 && isOurProblem(await answer.json());
        if (answer.status !== 204 && !hasEnded) return;
        await withDatabase(database(), ({ facts }) => facts.delete('signOutPending'));
      });
    } catch {
      // No line: the next wake tries again.
    }
  };
}
