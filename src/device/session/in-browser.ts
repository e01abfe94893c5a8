/** What this tab or worker does about the session, wired to the browser. */

import { after, createLock } from '../browser/index.ts';
import { openChannel } from '../channel.ts';
import { openDatabase, withDatabase } from '../database.ts';
import { SESSION_CHANNEL } from '../names.ts';
import { askToSignIn, createSignOutFlush } from './author.ts';

/** Sign-in and sign-out take turns: the server must not be told of the one in the other's name. */
export const sessionLock = createLock('session');

/** Tells the server of a sign-out that it could not be told of at the time. It never throws. */
export const flushSignOut = createSignOutFlush({
  database: openDatabase,
  lock: sessionLock,
  fetch: (...request) => fetch(...request),
  after,
});

/** Every tab looks again who is signed in, this one too. */
export function announceSession(): void {
  const channel = openChannel(SESSION_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** The server wants this account to sign in again: kept, and told to every tab. */
export async function askToSignInHere(account: string): Promise<void> {
  await withDatabase(openDatabase(), (tables) => askToSignIn(tables, account));
  announceSession();
}
