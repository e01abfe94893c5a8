/** Session facts for replay, in public tabs and in the worker: the account whose entries may be sent. */
import type { Session } from '../../../contract/accounts/accounts.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Lock, StartTimer } from '../../core/dependencies.ts';
import { CALL_TIMEOUT, echoedKeyHeader, isServerProblem } from '../../core/transport.ts';
import { deleteMarkedRecords } from '../../storage/index.ts';

/**
 * Reads the account whose entries the server accepts now; null until a one-time password is changed and a
 * required passkey is added.
 */
export async function readAuthor(tables: DeviceDatabase): Promise<string | null> {
  const [session, needed] = await Promise.all([
    readDeviceState(tables, 'session'),
    readDeviceState(tables, 'signInNeeded'),
  ]);
  return authorOf(session, needed);
}

function authorOf(session: Session | null | undefined, needed?: string): string | null {
  if (!session || session.mustChangePassword || session.mustAddPasskey || session.account.id === needed)
    return null;
  return session.account.id;
}

let shown: string | null = null;

/** Notes the session that this tab shows, for when the database cannot be read any more. */
export function noteShownSession({ state, session }: { state: string; session: Session | null }): void {
  shown = state === 'in' ? authorOf(session) : null;
}

/** The account that `readAuthor` gave when this tab could last read; null in a tab without the office. */
export const shownAuthor = (): string | null => shown;

/** Makes an account's entries wait for its next sign-in, after a 401. Does nothing once it has signed out. */
export function requireSignIn(tables: DeviceDatabase, account: string): Promise<void> {
  return tables.transaction('rw', tables.facts, async () => {
    const session = await readDeviceState(tables, 'session');
    if (session?.account.id !== account) return;
    await tables.facts.put({ key: 'signInNeeded', value: account });
  });
}

export interface SignOutFlushDeps {
  database: () => DeviceDatabase;
  /** Shared with sign-in, so that the new session is not ended instead of the old one. */
  lock: Lock;
  fetch: typeof globalThis.fetch;
  startTimer: StartTimer;
}

/**
 * Makes a function that finishes an earlier sign-out: deletes the records that it ended, and reports it to the
 * server. It never throws.
 */
export function createSignOutFlush({ database, lock, fetch, startTimer: after }: SignOutFlushDeps) {
  const pending = () => withDatabase(database(), (tables) => readDeviceState(tables, 'signOutPending'));
  const report = async (): Promise<void> => {
    try {
      if (!(await pending())) return;
      await lock(async () => {
        if (!(await pending())) return;
        const abort = new AbortController();
        const stopWaiting = after(CALL_TIMEOUT, () => abort.abort());
        const answer = await fetch(endpoints.session, {
          method: 'DELETE',
          headers: echoedKeyHeader,
          signal: abort.signal,
          redirect: 'error',
          keepalive: true,
        }).finally(stopWaiting);
        // A 401 of our server: the session has already ended. A captive portal's answer does not count.
        const hasEnded = answer.status === 401 && isServerProblem(await answer.json());
        if (answer.status !== 204 && !hasEnded) return;
        await withDatabase(database(), ({ facts }) => facts.delete('signOutPending'));
      });
    } catch {
      // No connection: the next replay trigger tries again.
    }
  };
  return async (): Promise<void> => {
    // Another tab may keep the records open: the next replay trigger tries again.
    await Promise.all([deleteMarkedRecords(database()).catch(() => undefined), report()]);
  };
}
