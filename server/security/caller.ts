/** Who makes a call: what sessions find out and everything else asks. */
import type { Context } from 'hono';

/** Somebody signed in. */
export interface Caller {
  accountId: string;
  email: string;
  name: string;
  /** One of ours, or one that may do nothing. */
  role: string;
  /** Hash of the session's secret: names the session, opens nothing. */
  sessionId: string;
  mustChangePassword: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

/** Null when nobody is signed in, or the session has ended. */
export type Identify = (c: Context) => Promise<Caller | null>;
