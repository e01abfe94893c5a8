/** The session code of this tab or worker, wired to the browser. */

import { createLock, startTimer } from '../../browser/index.ts';
import { announceOnChannel } from '../../core/channel.ts';
import { openDatabase, withDatabase } from '../../core/database.ts';
import { SESSION_CHANNEL } from '../../core/shared-names.ts';
import { createSignOutFlush, requireSignIn } from './author.ts';

/** Sign-in and sign-out take turns, so that neither call is made with the other's session. */
export const sessionLock = createLock('session');

/** Reports an earlier sign-out that could not be reported at the time. It never throws. */
export const flushSignOut = createSignOutFlush({
  database: openDatabase,
  lock: sessionLock,
  fetch: (...request) => fetch(...request),
  startTimer,
});

/** Every tab, including this one, checks again who is signed in. */
export const announceSession = (): void => announceOnChannel(SESSION_CHANNEL);

/** The server requires this account to sign in again: stored, and told to every tab. */
export async function requireSignInHere(account: string): Promise<void> {
  await withDatabase(openDatabase(), (tables) => requireSignIn(tables, account));
  announceSession();
}
