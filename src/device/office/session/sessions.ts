/** Sign-in, sign-out and who is signed in. Tests pass in their own parts. */

import {
  loginAnswerSchema,
  loginStrings,
  type Session,
  sessionSchema,
} from '../../../contract/accounts/accounts.ts';
import type { PasskeyChallenge, PasskeyLogin } from '../../../contract/accounts/sign-in-methods.ts';
import { type Problem, problemSchema } from '../../../contract/protocol/answers.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Lock } from '../../core/dependencies.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import { echoedKeyHeader, isServerProblem, type Transport, unansweredError } from '../../core/transport.ts';
import { deleteMarkedRecords } from '../../storage/index.ts';
import { requireSignIn } from './author.ts';
import { adoptSession, findUnsentOf, forgetSession } from './session-data.ts';
import { NO_SIGNAL, UNREACHABLE_PROBLEM } from './unreachable.ts';

export interface SessionView {
  /**
   * Unknown until the device has checked. Expired: the server requires this account to sign in again;
   * everything here stays visible and stored.
   */
  state: 'unknown' | 'out' | 'in' | 'expired';
  session: Session | null;
}

export type SignInOutcome =
  | { ok: true; role: string; mustChangePassword: boolean }
  /**
   * The message is a contract string (docs/contract.md#strings). With a question the password was right, and a
   * passkey answers it.
   */
  | { ok: false; message: string; question?: PasskeyChallenge };

export interface SessionDeps {
  database: DeviceDatabase;
  transport: Transport;
  /** Shared by tabs and worker: sign-in and sign-out take turns. */
  lock: Lock;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Reports a sign-out that the server does not know about. */
  flushSignOut: () => Promise<void>;
  /** Makes every other tab check again. */
  announce: () => void;
  /** The flag that decides which page is shown. */
  setFlag: (signedIn: boolean) => void;
  /** True if the browser takes no cookies from this site; then no call would be made in anybody's name. */
  refusesCookies?: () => boolean;
}

/** Told where the browser refuses cookies or the database, which a sign-in needs. */
export const STORAGE_REFUSED_MESSAGE =
  'This browser keeps nothing for this site, so nobody can be signed in. Please allow cookies and site data for it.';

export const UNKNOWN_SESSION: SessionView = { state: 'unknown', session: null };

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({
  database,
  transport,
  lock,
  clock,
  flushSignOut,
  announce,
  setFlag,
  refusesCookies,
}: SessionDeps) {
  let view = UNKNOWN_SESSION;
  const listeners = new Set<() => void>();

  /** Reads the database again and notifies listeners. */
  async function look(): Promise<void> {
    const next = await withDatabase(database, readView).catch(() => null);
    if (!next) {
      // No database, as in some private windows, where nobody can be signed in.
      if (view === UNKNOWN_SESSION) view = { state: 'out', session: null };
    } else if (JSON.stringify(next) === JSON.stringify(view)) return;
    else {
      // A flag without a session is left alone, because it only lets pages be seen.
      if (next.session) setFlag(true);
      else if (view.session) setFlag(false);
      view = next;
    }
    for (const listener of listeners) listener();
  }

  /** Tells this tab and the others, then deletes the records of who was signed in. */
  async function changed(): Promise<void> {
    await look();
    announce();
    // Another tab may hold them up: the next replay trigger tries again.
    await deleteMarkedRecords(database).catch(() => undefined);
  }

  const facts = () =>
    withDatabase(database, (tables) =>
      Promise.all([readDeviceState(tables, 'session'), readDeviceState(tables, 'signOutPending')]),
    );

  /** Asks the server who is signed in. Without a connection nothing changes. */
  async function refresh(): Promise<void> {
    await flushSignOut();
    await lock(async () => {
      const [session, pending] = await facts();
      // Signed out here: a cookie that is still valid must not bring the account back.
      if (pending) return;
      const reply = await transport(endpoints.session, { headers: echoedKeyHeader });
      if (reply instanceof Error) return;
      // Another tab may have signed out meanwhile, because a sign-out never waits.
      const [now, left] = await facts();
      if (now?.account.id !== session?.account.id || left) return;
      const found = reply.status === 200 ? sessionSchema.safeParse(reply.body) : undefined;
      if (found?.success) await adoptSession(database, found.data);
      else if (reply.status === 401 && session && isServerProblem(reply.body)) {
        await withDatabase(database, (tables) => requireSignIn(tables, session.account.id));
      } else return;
      await changed();
    }).catch(() => undefined);
  }

  /** An older server answers this in a separate call. */
  async function askForSession(): Promise<Session | undefined> {
    const reply = await transport(endpoints.session);
    return reply instanceof Error ? undefined : sessionSchema.safeParse(reply.body).data;
  }

  async function logIn(address: string, body: object): Promise<SignInOutcome> {
    const json = JSON.stringify(body);
    const reply = await transport(address, { method: 'POST', json });
    const unanswered = unansweredError(reply);
    // `fetch` throws it where there is no line, with a text that says nothing to a person.
    if (unanswered instanceof TypeError) return unreachable(new Error(NO_SIGNAL));
    if (unanswered || reply instanceof Error) return unreachable(unanswered);
    const answer = loginAnswerSchema.safeParse(reply.body);
    if (!answer.success || !answer.data.success) {
      // Every other refusal of ours has a message too.
      const problem = problemSchema.safeParse(reply.body);
      const message = (problem.success && problem.data.message) || loginStrings.wrong;
      const question = answer.data?.passkey;
      return { ok: false, message, ...(question && { question }) };
    }
    const session = answer.data.session ?? (await askForSession());
    if (!session) return unreachable(new Error(UNREACHABLE_PROBLEM.message));
    try {
      await adoptSession(database, session);
    } catch {
      return { ok: false, message: STORAGE_REFUSED_MESSAGE };
    }
    return { ok: true, role: session.account.role, mustChangePassword: session.mustChangePassword };
  }

  async function enter(address: string, body: object): Promise<SignInOutcome> {
    if (refusesCookies?.()) return { ok: false, message: STORAGE_REFUSED_MESSAGE };
    // Reports an earlier sign-out first, if possible; otherwise this sign-in replaces it.
    await flushSignOut();
    const outcome = await lock(() => logIn(address, body)).catch(unreachable);
    if (outcome.ok) await changed();
    return outcome;
  }

  return {
    look,
    refresh,
    view: () => view,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Signs in, after deleting what another account has read here. */
    signIn: (email: string, password: string) => enter(endpoints.login, { email, password }),

    /** Signs in with the answer to a question: of a passkey, or a recovery code. */
    signInWith: (answer: PasskeyLogin) => enter(endpoints.passkeyLogin, answer),

    async changePassword(
      current: string,
      next: string,
    ): Promise<{ ok: true } | { ok: false; problem: Problem }> {
      const json = JSON.stringify({ current, next });
      const reply = await transport(endpoints.password, { method: 'POST', json });
      if (reply instanceof Error) return { ok: false, problem: UNREACHABLE_PROBLEM };
      if (reply.status >= 400) {
        const problem = problemSchema.safeParse(reply.body);
        return { ok: false, problem: problem.success ? problem.data : UNREACHABLE_PROBLEM };
      }
      const session = sessionSchema.safeParse(reply.body);
      if (!session.success) return { ok: false, problem: UNREACHABLE_PROBLEM };
      await lock(async () => {
        const [now, left] = await facts();
        // Another tab may have signed out meanwhile.
        if (left || now?.account.id !== session.data.account.id) return;
        await adoptSession(database, session.data);
        // The password is changed: what this device could not note, the next refresh brings.
      }).catch(() => undefined);
      await changed();
      return { ok: true };
    },

    /** Ids of the entries of the signed-in account that the server does not hold. */
    unsent(): Promise<string[]> {
      return withDatabase(database, async (tables) => {
        const session = await readDeviceState(tables, 'session');
        return session ? (await findUnsentOf(tables, session.account.id)).map(({ id }) => id) : [];
      });
    },

    /**
     * Removes all staff data from this device; `flushSignOut` tells the server.
     * @param discarded ids of the unsent entries that the person agreed to lose
     * @returns false, with nothing removed, if there are others
     */
    async forget(discarded: readonly string[]): Promise<boolean> {
      const done = await forgetSession(database, toIsoTime(clock()), discarded);
      if (done) await changed();
      return done;
    },
  };
}

function readView(tables: DeviceDatabase): Promise<SessionView> {
  return tables.transaction('r', tables.facts, async (): Promise<SessionView> => {
    const session = await readDeviceState(tables, 'session');
    if (!session) return { state: 'out', session: null };
    const needed = await readDeviceState(tables, 'signInNeeded');
    return { state: needed === session.account.id ? 'expired' : 'in', session };
  });
}

function unreachable(error: unknown): SignInOutcome {
  const text = error instanceof Error ? error.message : String(error);
  return { ok: false, message: `${loginStrings.unreachable} ${text}` };
}
