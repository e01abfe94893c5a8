/** Session of this device; it is known offline too, and the same in every tab. */

import { useSyncExternalStore } from 'react';
import {
  isFlaggedSignedIn,
  LAST_SCREENS_DATABASE_KEY,
  LAST_SECTION,
  SIGNED_IN_FLAG,
} from '../../../contract/document/local-storage.ts';
import { localValues } from '../../../contract/document/web-storage.ts';
import { requestBackgroundSync } from '../../browser/index.ts';
import { openChannel } from '../../core/channel.ts';
import { openDatabase } from '../../core/database.ts';
import { SESSION_CHANNEL } from '../../core/shared-names.ts';
import { createTransport } from '../../core/transport.ts';
import { noteShownSession } from './author.ts';
import { announceSession, flushSignOut, sessionLock } from './browser-session.ts';
import {
  createSessions,
  type Sessions,
  type SessionView,
  type SignInOutcome,
  UNKNOWN_SESSION,
} from './sessions.ts';

export type { SessionView, SignInOutcome } from './sessions.ts';

let sessions: Sessions | undefined;
let firstLook: Promise<void> | undefined;

/** Returns the sessions of this tab, made at first use; they follow the other tabs from then on. */
function open(): Sessions {
  if (sessions) return sessions;
  const made = createSessions({
    database: openDatabase(),
    transport: createTransport(),
    lock: sessionLock,
    clock: () => Date.now(),
    flushSignOut,
    announce: announceSession,
    setFlag,
    refusesCookies: () => navigator.cookieEnabled === false,
  });
  sessions = made;
  made.subscribe(() => noteShownSession(made.view()));
  openChannel(SESSION_CHANNEL).addEventListener('message', () => void made.look());
  addEventListener('online', () => void made.refresh());
  // If nobody was ever signed in, there is nothing to ask.
  firstLook = made.look();
  void firstLook.then(() => (made.view().session || isFlaggedSignedIn() ? made.refresh() : undefined));
  return made;
}

/** Sets the flag of docs/contract.md#roles, which only decides which page is shown. */
function setFlag(signedIn: boolean): void {
  if (signedIn) localValues.write(SIGNED_IN_FLAG, 'true');
  else for (const name of [SIGNED_IN_FLAG, LAST_SCREENS_DATABASE_KEY, LAST_SECTION]) localValues.remove(name);
}

/** Returns the session, live over all tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN_SESSION);
}

/** Resolves when the device has read which account is signed in. */
export async function whenSessionKnown(): Promise<void> {
  open();
  await firstLook;
}

export const currentSession = (): SessionView => open().view();
export const subscribeToSession = (listener: () => void) => open().subscribe(listener);
/** Asks the server which account is signed in. Without a connection nothing changes. */
export const refreshSession = (): Promise<void> => open().refresh();

/** Signs in. The outbox then sends the entries that waited for it. */
export const signIn = (email: string, password: string): Promise<SignInOutcome> =>
  open().signIn(email, password);

/** Finishes a sign-in with a passkey or a recovery code. */
export const signInWith: Sessions['signInWith'] = (answer) => open().signInWith(answer);

export const changePassword: Sessions['changePassword'] = (current, next) =>
  open().changePassword(current, next);

/** Returns the ids of the signed-in account's entries that the server does not hold. */
export const unsentOfAccount = (): Promise<string[]> => open().unsent();

/**
 * Signs out on this device, in every tab, offline too, and removes all staff data. The server is told at once or,
 * without a connection, by the next replay trigger.
 * @param discarded ids of the unsent entries that the person agreed to lose
 * @returns false, with nothing done, if there are others; then ask the person again
 */
export async function signOut(discarded: readonly string[]): Promise<boolean> {
  if (!(await open().forget(discarded))) return false;
  void requestBackgroundSync();
  void flushSignOut();
  return true;
}
