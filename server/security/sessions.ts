/** Sessions: a random cookie on the device, its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { SESSION_IDLE_LIMIT } from '../../src/contract/accounts/accounts.ts';
import type { StreamHub } from '../http/stream-hub.ts';
import type { AccountRow, SessionRow } from '../store/accounts/account-rows.ts';
import type { SessionBounds } from '../store/accounts/sessions.ts';
import type { Store } from '../store/core/store.ts';
import type { Caller, Identify } from './caller.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Longest life of a session, milliseconds, so that a lost phone is not signed in for ever. */
export const SESSION_MAX_AGE = 30 * DAY;
/** How precisely the last use is recorded, milliseconds: not every read is worth a write. */
const TOUCH_EVERY = 5 * 60 * 1000;
/** How long a device is remembered, milliseconds. Browsers keep no cookie longer. */
const DEVICE_KNOWN = 400 * DAY;

export interface Sessions {
  identify: Identify;
  /** Hash of the token by which this device is known; null when it carries none. */
  deviceOf: (c: Context) => string | null;
  /**
   * Starts a session and sets its cookie; the session that the call carried ends. Null when the
   * account was disabled or given another password since it was read.
   */
  start: (c: Context, account: AccountRow) => Promise<Caller | null>;
  /** Ends the session that the call carries, if any, and takes its cookie away. */
  end: (c: Context) => Promise<void>;
}

export interface SessionsDeps {
  store: Store;
  clock: () => Date;
  hub: StreamHub;
  /** Roles that must have a passkey. */
  passkeyRoles: readonly string[];
  /** With https, cookies are sent over encrypted connections only. */
  publicOrigin: string;
}

/** The bounds within which a session is still open now. */
export function sessionBoundsAt(now: Date): SessionBounds {
  const before = (time: number) => new Date(now.getTime() - time).toISOString();
  return { now: now.toISOString(), idleSince: before(SESSION_IDLE_LIMIT), deviceSince: before(DEVICE_KNOWN) };
}

/** Removes sessions that have expired, and closes their open streams. */
export async function pruneSessions(store: Store, hub: StreamHub, now: Date): Promise<void> {
  hub.end(await store.accounts.prune(sessionBoundsAt(now)));
}

export function createSessions({ store, clock, hub, publicOrigin, passkeyRoles }: SessionsDeps): Sessions {
  const { accounts } = store;
  const secure = publicOrigin.startsWith('https:');
  // The prefix makes browsers refuse such a cookie from a neighbouring domain; it needs https.
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const [sessionCookie, deviceCookie] = [nameOf('session'), nameOf('device')];
  const options: CookieOptions = { httpOnly: true, sameSite: 'Strict', path: '/', secure };
  const carried = (c: Context, name: string) => {
    const token = getCookie(c, name);
    return token ? hashOf(token) : null;
  };
  const callerOf = async (account: AccountRow, session: SessionRow): Promise<Caller> => ({
    accountId: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    ...(account.edits_site === 1 && { rights: ['site'] as const }),
    language: account.language,
    sessionId: session.token_hash,
    device: session.device,
    mustChangePassword: account.must_change_password === 1,
    mustAddPasskey: passkeyRoles.includes(account.role) && (await accounts.passkeys.count(account.id)) === 0,
    provedAt: session.proved_at,
    expiresAt: session.expires_at,
  });

  return {
    async identify(c, isUse = true) {
      const tokenHash = carried(c, sessionCookie);
      const now = clock();
      const open = tokenHash && (await accounts.findSession(tokenHash, sessionBoundsAt(now)));
      if (!open) return null;
      if (!isUse) return callerOf(open.account, open.session);
      if (now.getTime() - Date.parse(open.session.last_seen_at) >= TOUCH_EVERY) {
        // A full disk keeps nobody from reading: the next call notes it.
        await accounts.touch(open, now.toISOString()).catch(() => undefined);
      }
      // Used up once the device is known to have received the session: the answer to a sign-in may be lost.
      if (
        open.account.must_change_password === 1 &&
        (open.account.one_time_until ?? '') > now.toISOString()
      ) {
        await accounts.useUpOneTimePassword(open.account.id, now.toISOString());
      }
      return callerOf(open.account, open.session);
    },

    deviceOf: (c) => carried(c, deviceCookie),

    async start(c, account) {
      const now = clock();
      const at = now.toISOString();
      const token = makeToken();
      // A device that says it is known keeps its token only if we gave it out.
      const given = getCookie(c, deviceCookie);
      const device = given && (await accounts.isKnownDevice(hashOf(given))) ? given : makeToken();
      const session = {
        token_hash: hashOf(token),
        account_id: account.id,
        created_at: at,
        last_seen_at: at,
        expires_at: new Date(now.getTime() + SESSION_MAX_AGE).toISOString(),
        proved_at: at,
        device: hashOf(device),
        browser: describeBrowser(c.req.header('User-Agent')),
      };
      const ended = await accounts.signIn(
        { account, session, previous: carried(c, sessionCookie) },
        sessionBoundsAt(now),
      );
      if (!ended) return null;
      hub.end(ended);
      setCookie(c, sessionCookie, token, { ...options, maxAge: SESSION_MAX_AGE / 1000 });
      setCookie(c, deviceCookie, device, { ...options, maxAge: DEVICE_KNOWN / 1000 });
      return callerOf(account, session);
    },

    async end(c) {
      const tokenHash = carried(c, sessionCookie);
      if (tokenHash && (await accounts.endSession(tokenHash, clock().toISOString()))) hub.end([tokenHash]);
      setCookie(c, sessionCookie, '', { ...options, maxAge: 0 });
    },
  };
}

/** 256 random bits cannot be guessed, so storing a plain hash is enough. */
function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Says a browser in words, for the list of one's sessions: enough to tell the phone from the desk.
 * @param userAgent the header, of any length and content
 */
function describeBrowser(userAgent = ''): string {
  const text = userAgent.slice(0, 500);
  const find = (names: readonly (readonly [string, string])[], otherwise: string) =>
    names.find(([sign]) => text.includes(sign))?.[1] ?? otherwise;
  return `${find(BROWSERS, 'Another browser')} on ${find(SYSTEMS, 'another system')}`;
}
