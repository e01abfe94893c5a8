/** Who is signed in on this device: known offline too, the same in every tab. */
import { useSyncExternalStore } from 'react';
import {
  loginAnswerSchema,
  loginStrings,
  type Session,
  SIGNED_IN_FLAG,
  sessionSchema,
} from '../contract/accounts.ts';
import { calls } from '../contract/addresses.ts';
import { type Problem, problemSchema } from '../contract/answers.ts';
import { askToSignIn, SESSION_CHANNEL } from './author.ts';
import { readFact, withDatabase } from './database.ts';
import { farewell, openDatabase, openDevice, sessionLock, tellOfSession } from './device.ts';
import { adoptSession, forgetSession } from './session-data.ts';
import { call, callOffice } from './staff-call.ts';
import { askForWake } from './submit.ts';

export interface SessionView {
  /**
   * Unknown until the device has looked; expired: the server wants this account to sign in
   * again, and all that is here stays in sight and is kept.
   */
  state: 'unknown' | 'out' | 'in' | 'expired';
  session: Session | null;
}

export type SignInOutcome =
  | { ok: true; role: string; mustChangePassword: boolean }
  /** In the words of section 8. */
  | { ok: false; message: string };

const UNKNOWN: SessionView = { state: 'unknown', session: null };
const OUT: SessionView = { state: 'out', session: null };

let view = UNKNOWN;
let watching = false;
const listeners = new Set<() => void>();

/** Who is signed in, live over all tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN);
}

export function currentSession(): SessionView {
  return view;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  watch();
  return () => listeners.delete(listener);
}

function watch(): void {
  if (watching) return;
  watching = true;
  new BroadcastChannel(SESSION_CHANNEL).addEventListener('message', () => void look());
  addEventListener('online', () => void refreshSession());
  void look().then(refreshSession);
}

/** Reads the database anew and tells who listens. */
async function look(): Promise<void> {
  const next = await withDatabase(openDatabase(), (tables) =>
    tables.transaction('r', tables.facts, async (): Promise<SessionView> => {
      const session = await readFact(tables, 'session');
      if (!session) return OUT;
      const needed = await readFact(tables, 'signInNeeded');
      return { state: needed === session.account.id ? 'expired' : 'in', session };
    }),
  ).catch(() => OUT);
  if (JSON.stringify(next) === JSON.stringify(view)) return;
  // A flag without a session is none of ours to take away: it lets pages be seen, and nothing more.
  if (next.state !== 'out' || view.state !== 'unknown') setFlag(next.state !== 'out');
  view = next;
  for (const listener of listeners) listener();
}

/** The flag of the specification: it only decides which page is shown. */
function setFlag(on: boolean): void {
  try {
    if (on) localStorage.setItem(SIGNED_IN_FLAG, 'true');
    else localStorage.removeItem(SIGNED_IN_FLAG);
  } catch {
    // Storage refused: the pages ask the session itself.
  }
}

async function changed(): Promise<void> {
  await look();
  tellOfSession();
}

/** Asks the server who is signed in. Without a line everything stays as it is known. */
export async function refreshSession(): Promise<void> {
  await farewell();
  const before = await withDatabase(openDatabase(), (tables) =>
    Promise.all([readFact(tables, 'session'), readFact(tables, 'signOutPending')]),
  ).catch(() => [undefined, undefined] as const);
  const [session, pending] = before;
  // Signed out here: a cookie that still lives must not bring the account back.
  if (pending) return;
  await sessionLock(async () => {
    const answer = await call('GET', calls.session);
    const parsed = answer?.status === 200 ? sessionSchema.safeParse(answer.body) : undefined;
    // Somebody signed in or out meanwhile: what was asked before is old.
    const now = await withDatabase(openDatabase(), (tables) =>
      Promise.all([readFact(tables, 'session'), readFact(tables, 'signOutPending')]),
    );
    if (now[0]?.account.id !== session?.account.id || now[1]) return;
    if (parsed?.success) await adoptSession(openDatabase(), parsed.data);
    else if (answer?.status === 401 && problemSchema.safeParse(answer.body).success && session) {
      await withDatabase(openDatabase(), (tables) => askToSignIn(tables, session.account.id));
    } else return;
    await changed();
  }).catch(() => undefined);
}

/** Signs in. What waits of the same account goes out at once. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  // An earlier sign-out is told first if it can be; if not, this sign-in takes its place.
  await farewell();
  const outcome = await sessionLock(() => logIn(email, password)).catch((error: unknown) =>
    unreachable(error),
  );
  if (!outcome.ok) return outcome;
  await changed();
  void openDevice()
    .replayer.replay(true)
    .catch(() => undefined);
  return outcome;
}

async function logIn(email: string, password: string): Promise<SignInOutcome> {
  const response = await fetch(calls.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  });
  const body: unknown = await response.json();
  const answer = loginAnswerSchema.safeParse(body);
  if (!answer.success || !answer.data.success) {
    const problem = problemSchema.safeParse(body);
    return { ok: false, message: (problem.success && problem.data.message) || loginStrings.wrong };
  }
  const asked = await call('GET', calls.session);
  const session = sessionSchema.safeParse(asked?.body);
  if (!session.success) return unreachable(new Error('The answer was cut off.'));
  await adoptSession(openDatabase(), session.data);
  const { account, mustChangePassword } = session.data;
  return { ok: true, role: account.role, mustChangePassword };
}

function unreachable(error: unknown): SignInOutcome {
  return {
    ok: false,
    message: `${loginStrings.unreachable} ${error instanceof Error ? error.message : error}`,
  };
}

/** Milliseconds. */
const TIMEOUT = 10_000;

export async function changePassword(
  current: string,
  next: string,
): Promise<{ ok: true } | { ok: false; problem: Problem }> {
  const answer = await callOffice(`POST`, calls.password, { current, next });
  if (!answer.ok) return answer;
  await refreshSession();
  return { ok: true };
}

/** How many entries of the signed-in account the server does not hold. */
export async function unsentOfAccount(): Promise<number> {
  return withDatabase(openDatabase(), async (tables) => {
    const session = await readFact(tables, 'session');
    if (!session) return 0;
    return tables.entries
      .filter(({ author, state }) => author === session.account.id && state !== 'received')
      .count();
  });
}

/** Milliseconds that a sign-out waits for the server; the next wake tells it otherwise. */
const PATIENCE = 2_000;

/**
 * Signs out on this device, in every tab, offline too: nothing of staff stays. Unsent entries of
 * the account go as well: the person was asked before.
 */
export async function signOut(): Promise<void> {
  await forgetSession(openDatabase(), new Date().toISOString());
  await changed();
  void askForWake();
  await Promise.race([farewell(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
