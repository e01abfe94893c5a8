/** The identity of a caller, as sessions establish it and routes ask for it. */
import type { Context } from 'hono';
import type { AccountRight } from '../../src/contract/accounts/roles.ts';

/** Somebody signed in. */
export interface Caller {
  accountId: string;
  email: string;
  name: string;
  /** A known role; any other may do nothing. */
  role: string;
  /** Of `accountRights`; absent for none. */
  rights?: readonly AccountRight[];
  /** The language that the account has chosen, if any. */
  language?: string | null;
  /** Hash of the session's secret. It identifies the session and opens nothing. */
  sessionId: string;
  /** The device on which the session was begun, as in `SessionRow`; absent where that is not known. */
  device?: string | null;
  mustChangePassword: boolean;
  /** True while the account needs a passkey and has none. */
  mustAddPasskey: boolean;
  /** When the password or a passkey was last given in this session, ISO 8601. */
  provedAt: string | null;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * Null when nobody is signed in, or the session has ended.
 * @param isUse false for a question about a call that was let in before: it does not keep the session open
 */
export type Identify = (c: Context, isUse?: boolean) => Promise<Caller | null>;
